import { Breath } from './breath.js';
import type { TitleSets } from './title-sets.js';
import { UnionFind } from './union-find.js';

/** Pairs of one title after which a further one is left out when both hang together already. */
export const PAIRS_MOST = 64;
/** Titles between two looks at the clock. */
const LOOK = 16;

/**
 * Two sets of a and b trigrams are similar when they have 0.6 of all their trigrams in common, o / (a + b - o) >= 3/5: in
 * whole numbers, o >= 3 (a + b) / 8.
 */
export const commonLeast = (a: number, b: number): number => Math.ceil((3 * (a + b)) / 8);
/** The least size of a set similar to one of `a`. */
const sizeLeast = (a: number): number => Math.ceil((3 * a) / 5);
/** The rarest trigrams of a set of which a similar one, that is no smaller or no larger, must have one. */
const lookedUp = (a: number): number => a - sizeLeast(a) + 1;
const lookedAt = (a: number): number => a - commonLeast(a, a) + 1;

/**
 * Finds all pairs of similar titles, by their numbers: an exact set similarity join with prefix, length and positional
 * filters (Bayardo et al., AllPairs, 2007; Xiao et al., PPJoin, 2008). Titles are taken from the shortest to the longest,
 * each looked up by its rarest trigrams among those before it. Of titles that are all alike not every pair is told, which
 * would be their square: all of them are connected by what is told. Lets others have a turn every few ms.
 */
export async function similarTitles(sets: TitleSets, found: (one: number, other: number) => void): Promise<void> {
  const join = await SimilarityJoin.of(sets);
  await join.run(found);
}

class SimilarityJoin {
  private readonly united: UnionFind;
  private readonly pairs: Uint16Array;
  /** Common trigrams seen so far of the title being looked up with each other one; -1 when they cannot be enough. */
  private readonly seen: Int16Array;
  private readonly index: PrefixIndex;
  private readonly candidates: number[] = [];

  private constructor(
    private readonly tokens: Int32Array,
    private readonly starts: Int32Array,
    kinds: number,
    private readonly breath: Breath,
  ) {
    const count = starts.length - 1;
    this.united = new UnionFind(count);
    this.pairs = new Uint16Array(count);
    this.seen = new Int16Array(count);
    this.index = new PrefixIndex(tokens, starts, kinds);
  }

  static async of(sets: TitleSets): Promise<SimilarityJoin> {
    const breath = new Breath();
    const { tokens, starts } = sets.packed();
    await breath.take();
    const ranked = await rankedByRarity(tokens, starts, sets.kinds, breath);
    await breath.take();
    return new SimilarityJoin(ranked, starts, sets.kinds, breath);
  }

  async run(found: (one: number, other: number) => void): Promise<void> {
    await this.breath.take();
    let nth = 0;
    for (const title of bySize(this.starts)) {
      if (this.sizeOf(title) > 0) this.lookUp(title, found);
      if (++nth % LOOK === 0 && this.breath.isDue) await this.breath.take();
    }
  }

  private lookUp(title: number, found: (one: number, other: number) => void): void {
    this.gather(title);
    for (const other of this.candidates) {
      if (this.seen[other]! > 0 && this.isWorthwhile(title, other) && this.areSimilar(title, other)) {
        this.united.unite(title, other);
        this.pairs[title]!++;
        this.pairs[other]!++;
        found(title, other);
      }
      this.seen[other] = 0;
    }
    this.candidates.length = 0;
    this.index.add(title, lookedAt(this.sizeOf(title)));
  }

  /** Counts, for titles that have a rare trigram in common with this one, how many, unless the rest cannot be enough. */
  private gather(title: number): void {
    const { tokens, starts, seen, index, candidates } = this;
    const start = starts[title]!;
    const size = starts[title + 1]! - start;
    const prefix = lookedUp(size);
    for (let at = 0; at < prefix; at++) {
      const token = tokens[start + at]!;
      const end = index.ends[token]!;
      for (let entry = index.from(token, sizeLeast(size)); entry < end; entry++) {
        const other = index.titles[entry]!;
        const before = seen[other]!;
        if (before < 0) continue;
        if (before === 0) candidates.push(other);
        const otherSize = starts[other + 1]! - starts[other]!;
        const rest = Math.min(size - at, otherSize - index.positions[entry]!);
        seen[other] = before + rest >= commonLeast(size, otherSize) ? before + 1 : -1;
      }
    }
  }

  private isWorthwhile(one: number, other: number): boolean {
    const many = this.pairs[one]! >= PAIRS_MOST || this.pairs[other]! >= PAIRS_MOST;
    return !many || this.united.find(one) !== this.united.find(other);
  }

  /** Counts what both have in common, and stops as soon as it cannot be enough. */
  private areSimilar(one: number, other: number): boolean {
    const { tokens, starts } = this;
    let [a, b] = [starts[one]!, starts[other]!];
    const [aEnd, bEnd] = [starts[one + 1]!, starts[other + 1]!];
    let missing = commonLeast(aEnd - a, bEnd - b);
    while (missing > 0 && aEnd - a >= missing && bEnd - b >= missing) {
      const step = tokens[a]! - tokens[b]!;
      if (step === 0) missing--;
      if (step <= 0) a++;
      if (step >= 0) b++;
    }
    return missing === 0;
  }

  private sizeOf(title: number): number {
    return this.starts[title + 1]! - this.starts[title]!;
  }
}

/** Which titles have a trigram among their rarest, in the order in which they were added: of growing size. */
class PrefixIndex {
  readonly titles: Int32Array;
  readonly positions: Int16Array;
  /** Where the entries of a trigram end. */
  readonly ends: Int32Array;
  private readonly begins: Int32Array;

  constructor(
    private readonly tokens: Int32Array,
    private readonly starts: Int32Array,
    kinds: number,
  ) {
    const counts = new Int32Array(kinds);
    let entries = 0;
    for (let title = 0; title < starts.length - 1; title++) {
      const prefix = Math.min(lookedAt(starts[title + 1]! - starts[title]!), starts[title + 1]! - starts[title]!);
      for (let at = 0; at < prefix; at++) counts[tokens[starts[title]! + at]!]!++;
      entries += prefix;
    }
    this.titles = new Int32Array(entries);
    this.positions = new Int16Array(entries);
    this.begins = new Int32Array(kinds);
    for (let token = 1; token < kinds; token++) this.begins[token] = this.begins[token - 1]! + counts[token - 1]!;
    this.ends = this.begins.slice();
  }

  /** The first entry of a trigram whose title has at least that size; those before are never asked for again. */
  from(token: number, size: number): number {
    const { begins, ends, titles, starts } = this;
    let begin = begins[token]!;
    while (begin < ends[token]! && starts[titles[begin]! + 1]! - starts[titles[begin]!]! < size) begin++;
    begins[token] = begin;
    return begin;
  }

  add(title: number, prefix: number): void {
    for (let at = 0; at < prefix; at++) {
      const entry = this.ends[this.tokens[this.starts[title]! + at]!]!++;
      this.titles[entry] = title;
      this.positions[entry] = at;
    }
  }
}

/** The same sets with other numbers, the rarest trigram's the smallest, each set in their order. */
async function rankedByRarity(
  tokens: Int32Array,
  starts: Int32Array,
  kinds: number,
  breath: Breath,
): Promise<Int32Array> {
  const counts = new Float64Array(kinds);
  for (const token of tokens) counts[token]!++;
  // How often and which, in one number, which sorts without a comparison of ours.
  const ordered = counts.map((count, token) => count * kinds + token).sort();
  const ranks = new Int32Array(kinds);
  ordered.forEach((key, rank) => {
    ranks[key % kinds] = rank;
  });
  await breath.take();
  const ranked = tokens.map((token) => ranks[token]!);
  for (let title = 0; title < starts.length - 1; title++) {
    ranked.subarray(starts[title]!, starts[title + 1]!).sort();
    if (title % LOOK === 0 && breath.isDue) await breath.take();
  }
  return ranked;
}

/** The numbers of all sets, the smallest set first. */
function bySize(starts: Int32Array): Int32Array {
  const titles = Int32Array.from({ length: starts.length - 1 }, (_, title) => title);
  const largest = titles.reduce((size, title) => Math.max(size, starts[title + 1]! - starts[title]!), 0);
  const places = new Int32Array(largest + 2);
  for (const title of titles) places[starts[title + 1]! - starts[title]! + 1]!++;
  for (let size = 1; size < places.length; size++) places[size]! += places[size - 1]!;
  const ordered = new Int32Array(titles.length);
  for (const title of titles) ordered[places[starts[title + 1]! - starts[title]!]!++] = title;
  return ordered;
}
