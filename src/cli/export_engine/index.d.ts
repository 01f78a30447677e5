/** A language of the engine. */
export type Lang = "en" | "hy" | "ru";
export type Side = "white" | "black";

/** A scenario: TOML or JSON as text, or the object that the JSON stands for (`kanon schema scenario`). */
export type Scenario = string | Record<string, unknown>;

/** A question exactly as it was before, or one that fits a wish. */
export type Wish =
  | { kind: string; seed: number }
  | { seed: number; rule?: string; topic?: string; level?: number; levels?: [number, number]; edition?: string };

export type Request =
  | { do: "rule" | "check" | "near"; lang: Lang; scenario: Scenario; edition?: string }
  | { do: "toml"; scenario: Scenario }
  | ({ do: "question"; lang: Lang } & Wish)
  | ({ do: "answer"; choice: number | number[] } & Wish)
  | ({ do: "record" } & Wish)
  | { do: "board"; lang: Lang; fen?: string; move?: string; moves?: string }
  | { do: "about" };

export interface Refused {
  ok: false;
  error: string;
  detail?: string;
  problems?: Problem[];
}

/** What is wrong with a scenario; lines and columns count from 1, events from 0. `name` is the same in every language. */
export interface Problem {
  code: string;
  name: string;
  severity: "error" | "warning" | "hint";
  message: string;
  hint: string | null;
  line: number | null;
  column: number | null;
  event: number | null;
}

export interface Cited {
  rule: string;
  number: string;
  title: string;
}

/** Something to be done; the first of a list is the result. */
export interface Item {
  kind: "result" | "clock" | "position" | "count" | "warning" | "discretion" | "note" | "open" | "need";
  text: string;
  who?: string;
  seconds?: number;
}

export interface Decision {
  reason: string;
  effects: string[];
  facts: string[];
  deciding: Cited[];
  see_also: string | null;
  overruled: string | null;
}

export interface Step {
  /** The place of the event; null before the first. */
  event: number | null;
  text: string | null;
  decisions: Decision[];
  fen: string;
  clocks_s: Record<Side, number>;
  over: boolean;
}

export interface Ruling {
  ok: true;
  result: {
    outcome: string;
    word: string;
    text: string;
    termination: string | null;
    verdict: string | null;
    points: Record<Side, number> | null;
  };
  now: Item[];
  deciding: Cited[];
  see_also: Cited[];
  overruled: Cited[];
  why: string[];
  start: { fen: string };
  steps: Step[];
  fen: string;
  turn: Side;
  clocks_s: Record<Side, number>;
  illegal_count: Record<Side, number>;
  obligations: { who: Side; kind: "must-play" | "choose-from"; moves: string[] }[];
  needs: { who: string; what: string; text: string }[];
  discretion: Cited[];
  edition: string;
  class: "standard" | "rapid" | "blitz";
  text: string;
  remarks: Problem[];
  /** A search was ended early: mate counts as possible there. */
  cut?: true;
}

/** A ruling that one changed fact leads to. */
export interface Near {
  if: string;
  /** Where the scenario is changed; null leaves it out, an empty path replaces the scenario. */
  change: { path: (string | number)[]; value: unknown };
  result: { outcome: string; text: string };
  now: Item[];
  deciding: string[];
}

export interface Option {
  text: string;
  right: boolean;
  error?: string;
  rule?: number;
  clocks?: [number, number];
  uci?: string;
}

export interface Question {
  ok: true;
  again: { kind: string; seed: number };
  card: {
    id: string;
    level: number;
    edition: string;
    type: "one-of" | "several-of" | "yes-no" | "numbers" | "move" | "clause";
    setting: string[];
    game?: { fen: string; moves: [string, string][] };
    events: { text: string; fen?: string; last?: string }[];
    prompt: string;
    options: Option[];
    legal?: [string, string, string][];
    key: string;
    why: { text: string; rules: number[]; facts?: string[] }[];
  };
  topics: { id: string; title: string }[];
  rules: { id: string; title: string; numbers: Record<string, string> }[];
  misconceptions: Record<string, { title: string; feedback: string; rule: number }>;
  item: Record<string, unknown>;
}

export interface Move {
  san: string;
  text: string;
  uci: string;
}

export interface Engine {
  ask(request: { do: "rule"; lang: Lang; scenario: Scenario; edition?: string }): Ruling | Refused;
  ask(request: { do: "check"; lang: Lang; scenario: Scenario }): { ok: true; problems: Problem[] } | Refused;
  ask(request: { do: "near"; lang: Lang; scenario: Scenario }): { ok: true; near: Near[] } | Refused;
  ask(request: { do: "question"; lang: Lang } & Wish): Question | Refused;
  ask(request: { do: "answer"; choice: number | number[] } & Wish): { ok: true; right: boolean; key: number[] } | Refused;
  ask(request: { do: "record" } & Wish): { ok: true; toml: string; scenario: Record<string, unknown> } | Refused;
  ask(request: { do: "toml"; scenario: Scenario }): { ok: true; toml: string } | Refused;
  ask(request: { do: "board"; lang: Lang; fen?: string; move?: string; moves?: string }):
    | { ok: true; fen: string; turn: Side; regular: boolean; check: Record<Side, boolean>; played: Move[]; legal: Move[] }
    | Refused;
  ask(request: Request): { ok: boolean } & Record<string, unknown>;
}

/** Loads the module: the one beside this file, or from an address or bytes. */
export function load(source?: string | URL | ArrayBuffer | ArrayBufferView): Promise<Engine>;
