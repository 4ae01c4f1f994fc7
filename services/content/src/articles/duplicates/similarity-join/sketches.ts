import { minSharedTrigrams } from './jaccard-bounds.js';

/** Number of 32-bit words per sketch. */
const WORDS_PER_SKETCH = 4;
/** Multiplier that spreads trigram numbers; the lowest bits of the product select the bit of a trigram. */
const HASH_MULTIPLIER = 0x9e37_79b1;

/** A few bits for each set, which rule out most dissimilar pairs. */
export class Sketches {
  private readonly bits: Int32Array;

  constructor(
    tokens: Int32Array,
    private readonly starts: Int32Array,
  ) {
    this.bits = new Int32Array((starts.length - 1) * WORDS_PER_SKETCH);
    for (let set = 0; set < starts.length - 1; set++) {
      for (let index = starts[set]!; index < starts[set + 1]!; index++) {
        const bit = Math.imul(tokens[index]! + 1, HASH_MULTIPLIER) >>> 25;
        this.bits[set * WORDS_PER_SKETCH + (bit >>> 5)]! |= 1 << (bit & 31);
      }
    }
  }

  /** Whether two sets can be similar. Each bit that only one of them has stands for a trigram that the other lacks. */
  canBeSimilar(first: number, second: number): boolean {
    const { bits, starts } = this;
    const sizes = starts[first + 1]! - starts[first]! + starts[second + 1]! - starts[second]!;
    // The sum of both sizes counts each common trigram twice, and each other one once.
    let allowedDifference = sizes - 2 * minSharedTrigrams(sizes, 0);
    for (let word = 0; word < WORDS_PER_SKETCH; word++) {
      allowedDifference -= countBits(bits[first * WORDS_PER_SKETCH + word]! ^ bits[second * WORDS_PER_SKETCH + word]!);
    }
    return allowedDifference >= 0;
  }
}

/** Counts the 1 bits of a 32-bit number. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
