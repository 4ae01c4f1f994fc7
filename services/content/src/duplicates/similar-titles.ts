import { Breath } from './breath.js';
import { SignatureIndex } from './signature-index.js';
import { commonLeast } from './similarity.js';
import { Sketches } from './sketches.js';
import type { TitleSets } from './title-sets.js';
import { UnionFind } from './union-find.js';

/** Pairs of one title after which a further one is left out when both hang together already. */
export const PAIRS_MOST = 64;
/** Titles between two looks at the clock. */
const LOOK = 16;

/**
 * Finds all pairs of similar titles, by their numbers: an exact set similarity join with prefix, length and positional
 * filters (Bayardo et al., AllPairs, 2007; Xiao et al., PPJoin, 2008), with pairs of trigrams in place of single ones,
 * which are far rarer. Titles are taken from the shortest to the longest, each looked up among those before it. Of titles
 * that are all alike not every pair is told, which would be their square: all of them are connected by what is told. Lets
 * others have a turn every few ms.
 * @param sets of two and more trigrams each, or none, as Postgres makes them; they are used up
 */
export async function similarTitles(sets: TitleSets, found: (one: number, other: number) => void): Promise<void> {
  const breath = new Breath();
  const { tokens, starts } = sets.packed();
  await rankByRarity(tokens, starts, sets.kinds, breath);
  const index = await SignatureIndex.of(tokens, starts, breath);
  await breath.take();
  const join = new SimilarityJoin(tokens, starts, index, new Sketches(tokens, starts));
  await join.run(found, breath);
}

class SimilarityJoin {
  private readonly united: UnionFind;
  private readonly pairs: Uint16Array;
  /** The last title, from 1 on, that each title was compared with. */
  private readonly comparedWith: Int32Array;

  constructor(
    private readonly tokens: Int32Array,
    private readonly starts: Int32Array,
    private readonly index: SignatureIndex,
    private readonly sketches: Sketches,
  ) {
    const count = starts.length - 1;
    this.united = new UnionFind(count);
    this.pairs = new Uint16Array(count);
    this.comparedWith = new Int32Array(count);
  }

  async run(found: (one: number, other: number) => void, breath: Breath): Promise<void> {
    await breath.take();
    let nth = 0;
    for (const title of bySize(this.starts)) {
      if (this.starts[title + 1]! > this.starts[title]!) {
        this.lookUp(title, found);
        this.index.add(title);
      }
      if (++nth % LOOK === 0 && breath.isDue) await breath.take();
    }
  }

  private lookUp(title: number, found: (one: number, other: number) => void): void {
    const { index, comparedWith } = this;
    index.lookUp(title, (other) => {
      if (comparedWith[other] === title + 1) return;
      comparedWith[other] = title + 1;
      if (!this.sketches.mayBeSimilar(title, other)) return;
      if (!this.isWorthwhile(title, other) || !this.areSimilar(title, other)) return;
      this.united.unite(title, other);
      this.pairs[title]!++;
      this.pairs[other]!++;
      found(title, other);
    });
  }

  private isWorthwhile(one: number, other: number): boolean {
    const many = this.pairs[one]! >= PAIRS_MOST || this.pairs[other]! >= PAIRS_MOST;
    return !many || this.united.find(one) !== this.united.find(other);
  }

  /** Counts what both have in common, and stops as soon as it cannot be enough. */
  private areSimilar(one: number, other: number): boolean {
    const { tokens, starts } = this;
    let a = starts[one]!;
    let b = starts[other]!;
    const aEnd = starts[one + 1]!;
    const bEnd = starts[other + 1]!;
    let missing = commonLeast(aEnd - a, bEnd - b);
    while (missing > 0 && aEnd - a >= missing && bEnd - b >= missing) {
      const step = tokens[a]! - tokens[b]!;
      if (step === 0) missing--;
      if (step <= 0) a++;
      if (step >= 0) b++;
    }
    return missing === 0;
  }
}

/** Gives the trigrams of all sets other numbers, the rarest the smallest, and puts each set in their order. */
async function rankByRarity(tokens: Int32Array, starts: Int32Array, kinds: number, breath: Breath): Promise<void> {
  const counts = new Float64Array(kinds);
  for (const token of tokens) counts[token]!++;
  // How often and which, in one number, which sorts without a comparison of ours.
  const ordered = counts.map((count, token) => count * kinds + token).sort();
  const ranks = new Int32Array(kinds);
  ordered.forEach((key, rank) => {
    ranks[key % kinds] = rank;
  });
  await breath.take();
  for (let title = 0; title < starts.length - 1; title++) {
    const set = tokens.subarray(starts[title]!, starts[title + 1]!);
    set.forEach((token, at) => {
      set[at] = ranks[token]!;
    });
    set.sort();
    if (title % LOOK === 0 && breath.isDue) await breath.take();
  }
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
