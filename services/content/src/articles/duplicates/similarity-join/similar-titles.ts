import { EventLoopYielder } from './event-loop-yielder.js';
import { minSharedTrigrams } from './jaccard-bounds.js';
import { SignatureIndex } from './signature-index.js';
import { Sketches } from './sketches.js';
import type { TitleSets } from './title-sets.js';
import { UnionFind } from './union-find.js';

/** Number of pairs of one title, after which a pair is skipped if its titles are already connected through others. */
export const MAX_PAIRS_PER_TITLE = 64;
/** Number of titles between two checks of the time slice. */
const YIELD_CHECK_INTERVAL = 16;

/**
 * Finds all pairs of similar titles, by their numbers. This is an exact set similarity join with prefix, length and
 * positional filters (Bayardo et al., AllPairs, 2007; Xiao et al., PPJoin, 2008). It indexes pairs of trigrams instead
 * of single ones, because pairs are far rarer. Titles are processed in ascending order of length, and each is looked up
 * among the previous ones. Of many similar titles, it reports only enough pairs to connect them, because the number of
 * all pairs grows with the square. It yields to the event loop every few ms.
 * @param sets of two or more trigrams each, or empty, as Postgres computes them; the call consumes them
 */
export async function findSimilarTitles(
  sets: TitleSets,
  onPair: (first: number, second: number) => void,
): Promise<void> {
  const yielder = new EventLoopYielder();
  const { tokens, starts } = sets.pack();
  await rankByRarity(tokens, starts, sets.trigramCount, yielder);
  const index = await SignatureIndex.create(tokens, starts, yielder);
  await yielder.yieldNow();
  const join = new SimilarityJoin(tokens, starts, index, new Sketches(tokens, starts));
  await join.run(onPair, yielder);
}

class SimilarityJoin {
  private readonly connected: UnionFind;
  private readonly pairs: Uint16Array;
  /** Number (from 1) of the title with which each title was last compared. */
  private readonly comparedWith: Int32Array;

  constructor(
    private readonly tokens: Int32Array,
    private readonly starts: Int32Array,
    private readonly index: SignatureIndex,
    private readonly sketches: Sketches,
  ) {
    const count = starts.length - 1;
    this.connected = new UnionFind(count);
    this.pairs = new Uint16Array(count);
    this.comparedWith = new Int32Array(count);
  }

  async run(onPair: (first: number, second: number) => void, yielder: EventLoopYielder): Promise<void> {
    await yielder.yieldNow();
    let processed = 0;
    for (const title of sortBySize(this.starts)) {
      if (this.starts[title + 1]! > this.starts[title]!) {
        this.findPairs(title, onPair);
        this.index.add(title);
      }
      if (++processed % YIELD_CHECK_INTERVAL === 0 && yielder.shouldYield) await yielder.yieldNow();
    }
  }

  private findPairs(title: number, onPair: (first: number, second: number) => void): void {
    const { index, comparedWith } = this;
    index.forEachCandidate(title, (other) => {
      if (comparedWith[other] === title + 1) return;
      comparedWith[other] = title + 1;
      if (!this.sketches.canBeSimilar(title, other)) return;
      if (!this.isWorthwhile(title, other) || !this.areSimilar(title, other)) return;
      this.connected.unite(title, other);
      this.pairs[title]!++;
      this.pairs[other]!++;
      onPair(title, other);
    });
  }

  private isWorthwhile(first: number, second: number): boolean {
    const isSaturated = this.pairs[first]! >= MAX_PAIRS_PER_TITLE || this.pairs[second]! >= MAX_PAIRS_PER_TITLE;
    return !isSaturated || this.connected.find(first) !== this.connected.find(second);
  }

  /** Counts common trigrams; stops as soon as the minimum can no longer be reached. */
  private areSimilar(first: number, second: number): boolean {
    const { tokens, starts } = this;
    let a = starts[first]!;
    let b = starts[second]!;
    const aEnd = starts[first + 1]!;
    const bEnd = starts[second + 1]!;
    let missing = minSharedTrigrams(aEnd - a, bEnd - b);
    while (missing > 0 && aEnd - a >= missing && bEnd - b >= missing) {
      const step = tokens[a]! - tokens[b]!;
      if (step === 0) missing--;
      if (step <= 0) a++;
      if (step >= 0) b++;
    }
    return missing === 0;
  }
}

/** Renumbers the trigrams of all sets in ascending order of frequency, and sorts each set by number. */
async function rankByRarity(
  tokens: Int32Array,
  starts: Int32Array,
  trigramCount: number,
  yielder: EventLoopYielder,
): Promise<void> {
  const counts = new Float64Array(trigramCount);
  for (const token of tokens) counts[token]!++;
  // Frequency and id are combined in one number, so that sorting needs no comparison function.
  const ordered = counts.map((count, token) => count * trigramCount + token).sort();
  const ranks = new Int32Array(trigramCount);
  ordered.forEach((key, rank) => {
    ranks[key % trigramCount] = rank;
  });
  await yielder.yieldNow();
  for (let title = 0; title < starts.length - 1; title++) {
    const set = tokens.subarray(starts[title]!, starts[title + 1]!);
    set.forEach((token, index) => {
      set[index] = ranks[token]!;
    });
    set.sort();
    if (title % YIELD_CHECK_INTERVAL === 0 && yielder.shouldYield) await yielder.yieldNow();
  }
}

/** Returns the numbers of all sets, smallest set first. */
function sortBySize(starts: Int32Array): Int32Array {
  const titles = Int32Array.from({ length: starts.length - 1 }, (_, title) => title);
  const largestSize = titles.reduce((size, title) => Math.max(size, starts[title + 1]! - starts[title]!), 0);
  const offsets = new Int32Array(largestSize + 2);
  for (const title of titles) offsets[starts[title + 1]! - starts[title]! + 1]!++;
  for (let size = 1; size < offsets.length; size++) offsets[size]! += offsets[size - 1]!;
  const ordered = new Int32Array(titles.length);
  for (const title of titles) ordered[offsets[starts[title + 1]! - starts[title]!]!++] = title;
  return ordered;
}
