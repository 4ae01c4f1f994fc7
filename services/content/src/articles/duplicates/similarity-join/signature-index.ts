import type { EventLoopYielder } from './event-loop-yielder.js';
import { minSetSize, minSharedTrigrams } from './jaccard-bounds.js';

/**
 * Maximum size of a set that is indexed by pairs of trigrams. Larger sets have too many pairs, and are indexed by
 * single trigrams.
 */
const MAX_PAIR_SIGNATURE_SIZE = 80;
/** Number of titles between two checks of the time slice. */
const YIELD_CHECK_INTERVAL = 64;
/** Multipliers that spread numbers over 32 bits (Knuth; Steele and Vigna). */
const [SPREAD_FIRST, SPREAD_SECOND] = [0x9e37_79b1, 0x85eb_ca6b];

/**
 * Finds sets by their first common trigrams. Each set is ordered by rarity. If two sets share at least `c` trigrams,
 * the first two common ones are followed by `c - 2` more in both. So short sets are indexed by every pair of trigrams
 * that can be the first two; the positions of a pair show whether enough trigrams follow.
 */
export class SignatureIndex {
  /** Two adjacent numbers per slot, which are read together: the start and the end of its entries. */
  private readonly slots: Int32Array;
  /** Two numbers per entry: the set, and a combination of its size and the position of the signature's last trigram. */
  private readonly entries: Int32Array;

  private constructor(
    private readonly tokens: Int32Array,
    private readonly starts: Int32Array,
    counts: Int32Array,
    private readonly shift: number,
  ) {
    this.slots = new Int32Array(counts.length * 2);
    let entries = 0;
    for (let slot = 0; slot < counts.length; slot++) {
      this.slots[2 * slot] = 2 * entries;
      this.slots[2 * slot + 1] = 2 * entries;
      entries += counts[slot]!;
    }
    this.entries = new Int32Array(2 * entries);
  }

  /** Creates an empty index with room for all sets. */
  static async create(tokens: Int32Array, starts: Int32Array, yielder: EventLoopYielder): Promise<SignatureIndex> {
    const shift = 32 - computeSlotBits(starts);
    const counts = new Int32Array(2 ** (32 - shift));
    for (let title = 0; title < starts.length - 1; title++) {
      const size = starts[title + 1]! - starts[title]!;
      forEachSignature(
        tokens,
        starts[title]!,
        getMaxFirstPosition(size),
        size <= MAX_PAIR_SIGNATURE_SIZE,
        shift,
        (slot) => {
          counts[slot]!++;
        },
      );
      if (title % YIELD_CHECK_INTERVAL === 0 && yielder.shouldYield) await yielder.yieldNow();
    }
    await yielder.yieldNow();
    return new SignatureIndex(tokens, starts, counts, shift);
  }

  /** Adds a set. Sets must be added in ascending order of size. */
  add(title: number): void {
    const { tokens, starts, shift, slots, entries } = this;
    const size = starts[title + 1]! - starts[title]!;
    forEachSignature(
      tokens,
      starts[title]!,
      getMaxFirstPosition(size),
      size <= MAX_PAIR_SIGNATURE_SIZE,
      shift,
      (slot, position) => {
        const end = slots[2 * slot + 1]!;
        entries[end] = title;
        entries[end + 1] = (size << 16) | position;
        slots[2 * slot + 1] = end + 2;
      },
    );
  }

  /**
   * Calls back with each added set that may be similar to the given set, which must not be smaller. May repeat a set.
   */
  forEachCandidate(title: number, onCandidate: (other: number) => void): void {
    const size = this.starts[title + 1]! - this.starts[title]!;
    if (minSetSize(size) <= MAX_PAIR_SIGNATURE_SIZE) this.forEachCandidateBySignature(title, size, true, onCandidate);
    if (size > MAX_PAIR_SIGNATURE_SIZE) this.forEachCandidateBySignature(title, size, false, onCandidate);
  }

  private forEachCandidateBySignature(
    title: number,
    size: number,
    byPairs: boolean,
    onCandidate: (other: number) => void,
  ): void {
    const { tokens, starts, shift, slots, entries } = this;
    const signatureLength = byPairs ? 2 : 1;
    const minSize = minSetSize(size);
    forEachSignature(tokens, starts[title]!, size - minSize, byPairs, shift, (slot, position) => {
      const end = slots[2 * slot + 1]!;
      const remaining = size - position - 1;
      for (let entry = slots[2 * slot]!; entry < end; entry += 2) {
        const packed = entries[entry + 1]!;
        const otherSize = packed >>> 16;
        // Sizes ascend. A set that is too small is never needed again; after one that is too large, only larger ones
        // follow.
        // follow.
        if (otherSize < minSize) slots[2 * slot] = entry + 2;
        else {
          const needed = minSharedTrigrams(size, otherSize) - signatureLength;
          if (remaining < needed) break;
          if (otherSize - (packed & 0xffff) - 1 >= needed) onCandidate(entries[entry]!);
        }
      }
    });
  }
}

/**
 * Returns the last position at which the first common trigram can be, in a set that is compared only with larger ones.
 */
const getMaxFirstPosition = (size: number): number => size - minSharedTrigrams(size, size);

/** Returns how many bits a slot number needs, for about as many slots as signatures. */
function computeSlotBits(starts: Int32Array): number {
  let entries = 1;
  for (let title = 0; title < starts.length - 1; title++) {
    const size = starts[title + 1]! - starts[title]!;
    const first = getMaxFirstPosition(size) + 1;
    entries += size <= MAX_PAIR_SIGNATURE_SIZE ? (first * (first + 1)) / 2 : first;
  }
  return Math.min(21, Math.max(4, Math.ceil(Math.log2(entries))));
}

/**
 * Lists the slots of a set's signatures. The first trigram is at `maxPosition` at most; of pairs, the second one at
 * most one further. Different signatures may share a slot, so callers must compare the sets.
 */
function forEachSignature(
  tokens: Int32Array,
  start: number,
  maxPosition: number,
  byPairs: boolean,
  shift: number,
  onSignature: (slot: number, position: number) => void,
): void {
  for (let first = 0; first <= maxPosition; first++) {
    const spread = Math.imul(tokens[start + first]! + 1, SPREAD_FIRST);
    if (!byPairs) {
      onSignature(Math.imul(spread ^ (spread >>> 15), SPREAD_SECOND) >>> shift, first);
      continue;
    }
    for (let second = first + 1; second <= maxPosition + 1; second++) {
      const mixed = spread ^ (tokens[start + second]! + 1);
      onSignature(Math.imul(mixed ^ (mixed >>> 15), SPREAD_SECOND) >>> shift, second);
    }
  }
}
