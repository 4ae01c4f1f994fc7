import { minSharedTrigrams } from './jaccard-bounds.js';

/** Numbers of 32 bits that sketch a set. */
const WORDS_PER_SKETCH = 4;
/** The lowest bits of a trigram's spread number say which bit stands for it. */
const HASH_MULTIPLIER = 0x9e37_79b1;

/** A few bits of every set, which say of most that are not similar that they cannot be. */
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

  /** Whether two sets can be similar: each bit that only one has is of a trigram that the other has not. */
  canBeSimilar(first: number, second: number): boolean {
    const { bits, starts } = this;
    const sizes = starts[first + 1]! - starts[first]! + starts[second + 1]! - starts[second]!;
    // Both sizes are together what is common, twice, and what is not.
    let allowedDifference = sizes - 2 * minSharedTrigrams(sizes, 0);
    for (let word = 0; word < WORDS_PER_SKETCH; word++) {
      allowedDifference -= countBits(bits[first * WORDS_PER_SKETCH + word]! ^ bits[second * WORDS_PER_SKETCH + word]!);
    }
    return allowedDifference >= 0;
  }
}

/** How many bits of a number of 32 are 1. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
