import type { EventLoopYielder } from './event-loop-yielder.js';
import { minSetSize, minSharedTrigrams } from './jaccard-bounds.js';

/** Trigrams of a set up to which it stands under pairs of them; a longer one, which has too many, under single ones. */
const MAX_PAIR_SIGNATURE_SIZE = 80;
/** Titles between two looks at the clock. */
const YIELD_CHECK_INTERVAL = 64;
/** Multipliers that spread numbers over 32 bits (Knuth; Steele and Vigna). */
const [SPREAD_FIRST, SPREAD_SECOND] = [0x9e37_79b1, 0x85eb_ca6b];

/**
 * Finds sets by their first common trigrams. Two sets, each with its rarest trigram first, that have at least `c` in
 * common have the first two of these at places that leave `c - 2` to come: so short sets stand under every pair of
 * trigrams that could be the first two, and the places say whether enough are left.
 */
export class SignatureIndex {
  /** Two numbers a slot, side by side as they are read together: where its entries begin, and where they end. */
  private readonly slots: Int32Array;
  /** Two numbers an entry: the set, and its size and the place of the signature's last trigram within it. */
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

  /** An index with room for all sets. */
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

  /** Adds a set; none may be smaller than the one before. */
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

  /** Tells of the added sets that may be similar to one that is not smaller; of some more than once. */
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
        // Sets grow: those too small are never asked for again, and behind one too large there are only larger ones.
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

/** How far the first common trigram may stand, of a set that only larger ones are compared with. */
const getMaxFirstPosition = (size: number): number => size - minSharedTrigrams(size, size);

/** Enough bits of a slot for there to be about as many slots as signatures. */
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
 * The slots of all signatures of a set whose first trigram stands at `most` at the latest, and the second, of pairs, one
 * further. Others may share a slot; whoever looks there compares.
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
