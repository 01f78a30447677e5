// Answers queries: word rules and entries come in, ranked entries go out. It knows no page and no
// network, so that the tests run the same code as readers do.
"use strict";
(() => {
  // For how many milliseconds entries are read at once.
  const SPELL = 8;
  // What counts where: a title for more than what readers call a thing, that for more than a text,
  // a text for more than the plain edition beside it. `usual` is how many words there usually are.
  const FIELDS = {
    title: { weight: 3, usual: 6 },
    also: { weight: 2, usual: 12 },
    text: { weight: 1, usual: 45 },
    plain: { weight: 0.8, usual: 45 },
  };
  // How much a match is worth that is not the word itself or one of its forms.
  const SYNONYM = 0.85;
  const SYNONYM_OF_KNOWN = 0.65;
  const PREFIX = 0.5;
  const LATIN = 0.9;
  const MISSPELT = 0.6;
  const SATURATION = 1.2;
  const TERM = 1.4;
  // How much more an entry is worth that is called just what is asked for.
  const NAMED = 0.8;
  // And one whose title has all that is asked for.
  const TITLED = 0.4;

  const { Words, distance, forgiven, letters } = globalThis.kanonWords;
  // Letters of other scripts that look like, or stand for, those of the appendices.
  const LOOKALIKES = { А: "A", В: "B", С: "C", І: "I", Х: "X", Ա: "A", Բ: "B", Գ: "C", Դ: "D" };
  // A number among other words.
  const CITED = /(?<!\p{L})(?:[A-DIVX]+|[0-9]{1,2})(?:[.,][0-9]{1,2})+/giu;
  const NUMBER = /^([A-H](?=\.?[0-9])|[IVX]+|[0-9]{1,2}|[A-H])((?:\.[0-9]{1,2})*)(?:-?\p{L}{1,4})?$/u;
  class Finder {
    constructor({ rules, groups }) {
      this.words = new Words(rules);
      this.groups = groups;
      this.entries = [];
      // For each stem how much of it each entry has.
      this.places = new Map();
      // The words as they are written, with their stems.
      this.written = new Map();
      this.numbers = new Map();
      // What things are called, as a whole: for each name whose it is and how much that is worth.
      this.names = new Map();
      // The stems of each title.
      this.titles = [];
    }

    add(entries) {
      for (const entry of entries) {
        const at = this.entries.push(entry) - 1;
        for (const [field, { weight, usual }] of Object.entries(FIELDS)) {
          const text = [entry[field] || []].flat().join(" ");
          const words = this.words.split(text);
          const share = weight / (0.5 + 0.5 * (words.length / usual));
          for (const word of words) this.count(word, at, share);
        }
        for (const number of [entry.number, entry.latest, entry.former]) {
          if (number) this.numbers.set(number, [...(this.numbers.get(number) || []), at]);
        }
        // A part of the book is called by what stands after its number: “Article 9: The drawn game”.
        const title = entry.title || "";
        for (const name of [title, title.replace(/^[^:]*: /, ""), ...(entry.also || [])]) this.name(name, at, NAMED);
        this.titles.push(new Set(this.words.split(entry.title || "").map((it) => this.words.stem(it))));
      }
      this.sounds = null;
    }

    // What a term is called, what it is about is called too.
    addTerm({ title, also = [], about = [] }) {
      const words = about.length ? new Set([title, ...also].flatMap((it) => this.words.split(it))) : [];
      about.forEach((at, order) => {
        for (const name of [title, ...also]) this.name(name, at, NAMED / (1 + 0.25 * order));
        for (const word of words) this.count(word, at, TERM / (1 + 0.3 * order));
      });
    }

    name(text, at, worth) {
      const key = this.words.key(this.words.split(text).map((it) => this.words.stem(it)));
      if (!this.names.has(key)) this.names.set(key, new Map());
      const named = this.names.get(key);
      named.set(at, Math.max(worth, named.get(at) || 0));
    }

    count(word, at, share) {
      const stem = this.words.stem(word);
      this.written.set(word, stem);
      if (!this.places.has(stem)) this.places.set(stem, new Map());
      const places = this.places.get(stem);
      places.set(at, (places.get(at) || 0) + share);
    }

    // How rare it is that an entry has what a word of a query means.
    rarity(stems) {
      const most = Math.max(...stems.values());
      const having = new Set();
      for (const [stem, worth] of stems) {
        if (worth * 2 >= most) for (const at of this.places.get(stem).keys()) having.add(at);
      }
      const count = having.size;
      return Math.log(1 + (this.entries.length - count + 0.5) / (count + 0.5));
    }

    // The number that is asked for, as the Laws print it.
    number(query) {
      const plain = query.normalize("NFKC").replace(/[§№]/g, " ").trim()
        .replace(/^\p{L}+\.(?=\s*\p{N})/u, (it) => `${it} `);
      const parts = plain.split(/\s+/).filter(Boolean);
      const nouns = parts.filter((it) => this.words.split(it).every((word) => this.words.numbered.has(word)));
      const rest = parts.filter((it) => !nouns.includes(it)).join(".")
        .toUpperCase().replace(/./gu, (it) => LOOKALIKES[it] || it)
        .replace(/[,·‧։:;/]/g, ".").replace(/\.{2,}/g, ".").replace(/^\.|\.$/g, "")
        .replace(/^([A-H])(?=[0-9])/, "$1.");
      const match = NUMBER.exec(rest);
      if (!match || (parts.length - nouns.length > 1 && !rest.includes("."))) return null;
      const [, division, below] = match;
      if (!below && /^[A-HIVX]$/.test(division) && !nouns.length) return null;
      return division + below;
    }

    // The entries of a number and those below it; of the nearest number above where it has none.
    numbered(number) {
      for (let wanted = number; wanted; wanted = wanted.replace(/\.?[^.]*$/, "")) {
        const exact = this.numbers.get(wanted);
        if (exact) {
          const printed = exact.filter((at) => this.entries[at].number === wanted);
          const below = this.entries.flatMap((entry, at) => ((entry.number || "").startsWith(`${wanted}.`) ? [at] : []));
          const all = [...new Set([...printed, ...exact, ...below])];
          return { exact: wanted === number, all };
        }
      }
      return { exact: false, all: [] };
    }

    // The stems that a word of a query may mean, each with what a match is worth, and the word
    // that was probably meant where it is misspelt.
    resolve(word) {
      const { words, places, written } = this;
      const stems = new Map();
      const put = (stem, worth) => {
        if (places.has(stem) && worth > (stems.get(stem) || 0)) stems.set(stem, worth);
      };
      const own = (stem, worth) => {
        put(stem, worth);
        const less = places.has(stem) ? SYNONYM_OF_KNOWN : SYNONYM;
        for (const other of words.synonyms.get(stem) || []) put(other, worth * less);
      };
      own(words.stem(word), 1);
      const known = stems.size > 0;
      if (!known && words.isLatin(word)) {
        const meant = this.sounding(word);
        for (const it of meant) own(written.get(it), LATIN);
        if (meant.length) return { stems };
      }
      const stem = words.stem(word);
      const begin = (test, worth) => {
        for (const [it, its] of written) if (test(it, its)) put(its, worth * Math.min(1, word.length / it.length));
      };
      if (letters(word) > 2) begin((it) => it.startsWith(word), known ? PREFIX / 3 : PREFIX);
      if (known && !written.has(word) && letters(word) > 6) {
        // A form that no text has, or a mistake that looks like one.
        for (const it of this.alike(word, 1)) put(written.get(it), MISSPELT);
      }
      if (stems.size) return { stems };
      const near = this.alike(word, forgiven(word));
      for (const it of near) own(written.get(it), MISSPELT);
      if (!near.length && letters(stem) > 3) begin((_, its) => its.startsWith(stem), PREFIX);
      return { stems, meant: near[0] };
    }

    // The words that sound like one in Latin letters: the same ones, else those that begin so, else
    // the nearest.
    sounding(word) {
      this.sounds ||= [...this.written.keys()].filter((it) => !this.words.isLatin(it))
        .map((it) => [it, this.words.sound(it)]);
      const wanted = this.words.sound(word);
      const those = (test) => this.sounds.filter(([, sound]) => test(sound)).map(([it]) => it);
      const same = those((sound) => sound === wanted);
      if (same.length) return same;
      const limit = forgiven(wanted);
      for (let far = 1; far <= limit; far += 1) {
        const near = those((sound) => distance(sound, wanted, far) === far);
        if (near.length) return near;
        const longer = far === 1 ? those((sound) => sound.startsWith(wanted)) : [];
        if (longer.length) return longer;
      }
      // A form that no text has: the longest known word that it begins with.
      const begun = this.sounds.filter(([, sound]) => letters(sound) > 3 && wanted.startsWith(sound));
      begun.sort(([, a], [, b]) => b.length - a.length);
      return begun.slice(0, 1).map(([it]) => it);
    }

    // The known words that are written most like one, the usual ones first.
    alike(word, limit) {
      const near = [];
      for (const [it, stem] of this.written) {
        const far = distance(word, it, limit);
        if (far <= limit) {
          const places = this.places.get(stem);
          near.push([far - (it[0] === word[0] ? 0.5 : 0), -places.size, it]);
        }
      }
      near.sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
      return near.filter(([far]) => far === near[0][0]).map(([, , it]) => it).slice(0, 4);
    }

    // Whether something can be made of a word as it is.
    isNear(word) {
      const stem = this.words.stem(word);
      return this.written.has(word) || this.places.has(stem) || this.words.synonyms.has(stem)
        || this.words.isLatin(word) || this.alike(word, 1).length > 0;
    }

    // The words of a query that count; two that are written as one, and one that is two.
    asked(query) {
      const { words, written } = this;
      let all = words.split(words.rules.latin.length ? query.replace(/([a-z])-(?=[a-z])/gi, "$1") : query);
      const telling = all.filter((it) => !words.stop.has(it) && !(words.isLatin(it) && words.quiet.has(words.sound(it))));
      if (telling.length) all = telling;
      const asked = [];
      for (let at = 0; at < all.length; at += 1) {
        const word = all[at];
        const joined = word + (all[at + 1] || "");
        const isKnown = (it) => written.has(it)
          || (words.isLatin(it) && this.sounds?.some(([, sound]) => sound === words.sound(it)));
        if (joined !== word && isKnown(joined) && !(written.has(word) && written.has(all[at + 1]))) {
          asked.push(joined);
          at += 1;
        } else if (!this.isNear(word)) {
          const cut = [...Array(word.length).keys()]
            .find((it) => it > 1 && it < word.length - 1 && written.has(word.slice(0, it)) && written.has(word.slice(it)));
          asked.push(...(cut ? [word.slice(0, cut), word.slice(cut)] : [word]));
        } else {
          asked.push(word);
        }
      }
      return [...new Set(asked)].slice(0, 12);
    }

    // All that answers a query, the best first.
    find(query) {
      const number = this.number(query);
      if (number) {
        const { exact, all } = this.numbered(number);
        if (all.length) return { jump: exact ? all[0] : null, results: all, stems: new Set() };
      }
      if (this.words.rules.latin.length && !this.sounds && /[a-z]/i.test(query)) this.sounding("");
      const cited = query.normalize("NFKC").match(CITED) || [];
      const asked = this.asked(query.normalize("NFKC").replace(CITED, " "));
      const groups = asked.map((word) => ({ word, ...this.resolve(word) }));
      const best = ({ stems }) => [...stems].sort(([, a], [, b]) => b - a)[0][0];
      const known = groups.filter(({ stems }) => stems.size);
      const named = new Map(this.names.get(this.words.key(known.map(best))));
      for (const number of cited) {
        for (const at of this.numbered(number.replaceAll(",", ".").toUpperCase()).all) named.set(at, NAMED * 2);
      }
      const results = this.rank(known, named);
      const corrected = groups.map(({ word, meant }) => meant || word);
      let meant = groups.some((it) => it.meant) ? corrected.join(" ") : null;
      if (!results.length) meant = this.suggest(asked);
      const stems = new Set(groups.flatMap((it) => [...it.stems.keys()]));
      return { jump: null, results, meant, stems };
    }

    // Entries that have more of the words, and rarer ones, come first.
    rank(groups, named) {
      const scores = new Map();
      let whole = 0;
      for (const { stems } of groups) {
        const best = new Map();
        const rarity = this.rarity(stems);
        const weight = rarity * Math.max(...stems.values());
        for (const [stem, worth] of stems) {
          const value = worth * rarity;
          for (const [at, share] of this.places.get(stem)) {
            const score = value * (share / (share + SATURATION));
            if (score > (best.get(at) || 0)) best.set(at, score);
          }
        }
        whole += weight;
        for (const [at, score] of best) {
          const sum = scores.get(at) || { score: 0, covered: 0, titled: 0 };
          const titled = [...stems.keys()].some((stem) => this.titles[at].has(stem)) ? weight : 0;
          scores.set(at, {
            score: sum.score + score,
            covered: sum.covered + weight,
            titled: sum.titled + titled,
          });
        }
      }
      return [...scores]
        .map(([at, { score, covered, titled }]) => [at, score * (covered / whole)
          * (1 + TITLED * (titled / whole)) * (1 + (named.get(at) || 0))
          * this.standing(this.entries[at])])
        .sort(([a, x], [b, y]) => y - x || a - b)
        .map(([at]) => at);
    }

    // Superseded rules come late; general rules stand before their details, the Laws before appendices, and both before terms.
    standing({ number, about }) {
      if (about || !number) return 0.6;
      if (number.includes("(")) return 0.5;
      const depth = number.split(".").length;
      return (/^[0-9]/.test(number) ? 1 : 0.8) / (1 + 0.03 * depth);
    }

    // The nearest known words, however far, where nothing is found.
    suggest(asked) {
      const meant = asked.map((word) => {
        const limit = Math.max(2, Math.floor(word.length / 2));
        return this.alike(word, Math.min(limit, 4))[0];
      }).filter(Boolean);
      return meant.length ? meant.join(" ") : null;
    }

    // Some of the results under the parts of the book they belong to, the best part first.
    grouped(results) {
      const groups = new Map();
      for (const at of results) {
        const { group } = this.entries[at];
        groups.set(group, [...(groups.get(group) || []), at]);
      }
      return [...groups].map(([group, members]) => ({ group: this.groups[group], members }));
    }

    // Where in a text the words stand that were found.
    hits(text, stems) {
      const hits = [];
      for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}՛՜՞՚’'-]*/gu)) {
        if (this.words.split(match[0]).some((word) => stems.has(this.words.stem(word)))) {
          hits.push([match.index, match.index + match[0].length]);
        }
      }
      return hits;
    }
  }

  const unpack = (packed) => {
    const text = atob(packed);
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
    const data = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(data).json();
  };
  const pieces = new Map();
  globalThis.kanonSearch = {
    Finder,
    receive: (name, packed) => pieces.set(name, unpack(packed)),
    // The finder of a language; `load` makes a file of its index run.
    open: async (load) => {
      await load("index.js");
      const head = await pieces.get("index.js");
      const names = [...Array(head.parts).keys()].map((at) => `entries-${at}.js`);
      await Promise.all(names.map(load));
      const finder = new Finder(head);
      // In short spells, so that a slow phone can answer its reader in between.
      const pause = () => new Promise((go) => { setTimeout(go); });
      const inSpells = async (entries, read) => {
        let begun = performance.now();
        for (const entry of entries) {
          read(entry);
          if (performance.now() - begun < SPELL) continue;
          await pause();
          begun = performance.now();
        }
        await pause();
      };
      for (const name of names) await inSpells(await pieces.get(name), (entry) => finder.add([entry]));
      await inSpells(finder.entries, (entry) => finder.addTerm(entry));
      return finder;
    },
  };
})();
