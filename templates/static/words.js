// How words are compared: the word rules of a language at work, and how far two words are apart.
"use strict";
(() => {
  const WORD = /[\p{L}\p{N}]+/gu;
  const letters = (word) => [...word].length;

  // How many letters differ, where two neighbours in the wrong order count once; `limit` + 1 for
  // all that is too far.
  const distance = (a, b, limit) => {
    if (Math.abs(a.length - b.length) > limit) return limit + 1;
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, at) => at);
    let row = [];
    for (let i = 1; i <= a.length; i += 1) {
      row[0] = i;
      let least = i;
      for (let j = 1; j <= b.length; j += 1) {
        const same = a[i - 1] === b[j - 1] ? 0 : 1;
        let best = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same);
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          best = Math.min(best, before[j - 2] + 1);
        }
        row[j] = best;
        if (best < least) least = best;
      }
      if (least > limit) return limit + 1;
      [before, last, row] = [last, row, before];
    }
    return last[b.length];
  };
  const forgiven = (word) => {
    const length = letters(word);
    if (length < 3) return 0;
    return length < 6 ? 1 : 2;
  };

  // The word rules of a language at work.
  class Words {
    constructor(rules) {
      this.rules = rules;
      this.endings = [...rules.endings].sort((a, b) => letters(b) - letters(a));
      this.exact = new Map();
      this.begun = [];
      for (const [root, forms] of Object.entries(rules.roots)) {
        for (const form of forms.map((it) => this.fold(it))) {
          if (form.endsWith("*")) this.begun.push([form.slice(0, -1), root]);
          else this.exact.set(form, root);
        }
      }
      this.begun.sort(([a], [b]) => b.length - a.length);
      this.known = new Map();
      this.stop = new Set(rules.stop.flatMap((it) => this.split(it)));
      this.quiet = new Set([...this.stop].map((it) => this.sound(it)));
      this.numbered = new Set(rules.numbered.flatMap((it) => this.split(it)));
      this.synonyms = new Map();
      for (const group of rules.synonyms) {
        const stems = group.map((it) => this.stem(this.fold(it)));
        for (const stem of stems) {
          const others = this.synonyms.get(stem) || [];
          this.synonyms.set(stem, [...others, ...stems.filter((it) => it !== stem)]);
        }
      }
    }

    fold(text) {
      return this.rules.equal.reduce((folded, [from, to]) => folded.replaceAll(from, to), text.normalize("NFKC").toLowerCase());
    }

    split(text) {
      return this.fold(text).match(WORD) || [];
    }

    stem(word) {
      let stem = this.known.get(word);
      if (stem === undefined) {
        stem = this.shorten(word);
        this.known.set(word, stem);
      }
      return stem;
    }

    shorten(word) {
      const root = this.exact.get(word) || (this.begun.find(([it]) => word.startsWith(it)) || [])[1];
      if (root) return root;
      const { rounds, shortest, rewrites } = this.rules;
      let stem = word;
      for (let round = 0; round < rounds; round += 1) {
        const length = letters(stem);
        const ending = this.endings.find((it) => stem.endsWith(it) && length - letters(it) >= shortest);
        if (ending === undefined) break;
        stem = stem.slice(0, stem.length - ending.length);
      }
      for (const [from, to] of rewrites) {
        const rest = stem.slice(0, stem.length - from.length);
        if (stem.endsWith(from) && letters(rest) + 1 >= shortest) return rest + to;
      }
      return stem;
    }

    // The words of a name, in whatever order.
    key(stems) {
      return [...new Set(stems)].filter((it) => !this.stop.has(it)).sort().join(" ");
    }

    // A word as it sounds, in Latin letters.
    sound(word) {
      const latin = this.rules.latin.reduce((text, [from, to]) => text.replaceAll(from, to), word);
      return this.rules.sounds.reduce((text, [from, to]) => text.replaceAll(from, to), latin);
    }

    // Whether a word is written in Latin letters where the language has others.
    isLatin(word) {
      return this.rules.latin.length > 0 && /^[a-z]+$/.test(word);
    }
  }

  globalThis.kanonWords = { Words, distance, forgiven, letters };
})();
