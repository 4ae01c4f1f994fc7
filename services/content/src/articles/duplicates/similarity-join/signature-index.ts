import type { EventLoopYielder } from './event-loop-yielder.js';
import { minSetSize, minSharedTrigrams } from './jaccard-bounds.js';

/**
 * Maximum size of a set that is indexed by pairs of trigrams; larger ones, which have too many pairs, by single ones.
 */
const MAX_PAIR_SIGNATURE_SIZE = 80;
/** Titles between two checks of the time slice. */
const YIELD_CHECK_INTERVAL = 64;
/** Multipliers that spread numbers over 32 bits (Knuth; Steele and Vigna). */
const [SPREAD_FIRST, SPREAD_SECOND] = [0x9e37_79b1, 0x85eb_ca6b];

/**
 * Finds sets by their first common trigrams. Two sets, each ordered by rarity, that share at least `c` trigrams have
 * the first two of these at positions followed by `c - 2` more: so short sets are indexed by every pair of trigrams
 * that could be the first two, and the positions show whether enough are left.
 */
export class SignatureIndex {
  /** Two adjacent numbers per slot, which are read together: where its entries begin, and where they end. */
  private readonly slots: Int32Array;
  /** Two numbers per entry: the set, and its size combined with the position of the signature's last trigram. */
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

  /** Creates an index with room for all sets. */
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

  /** Adds a set, which must not be smaller than the previous one. */
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

  /** Calls back with each added set that may be similar to a set that is not smaller; with some more than once. */
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
        // Sizes ascend: sets that are too small are never requested again, and after one too large only larger ones
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

/** Returns the last possible position of the first common trigram in a set compared only with larger ones. */
const getMaxFirstPosition = (size: number): number => size - minSharedTrigrams(size, size);

/** Returns the bits of a slot number for about as many slots as signatures. */
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
 * Lists the slots of a set's signatures whose first trigram is at most at `maxPosition`, and the second one, of pairs,
 * one further. Different signatures may share a slot; callers compare the sets.
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
