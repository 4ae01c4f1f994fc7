import { commonLeast } from './similarity.js';

/** Numbers of 32 bits that sketch a set. */
const WORDS = 4;
/** The lowest bits of a trigram's spread number say which bit stands for it. */
const SPREAD = 0x9e37_79b1;

/** A few bits of every set, which say of most that are not similar that they cannot be. */
export class Sketches {
  private readonly bits: Int32Array;

  constructor(
    tokens: Int32Array,
    private readonly starts: Int32Array,
  ) {
    this.bits = new Int32Array((starts.length - 1) * WORDS);
    for (let set = 0; set < starts.length - 1; set++) {
      for (let at = starts[set]!; at < starts[set + 1]!; at++) {
        const bit = Math.imul(tokens[at]! + 1, SPREAD) >>> 25;
        this.bits[set * WORDS + (bit >>> 5)]! |= 1 << (bit & 31);
      }
    }
  }

  /** Whether two sets can be similar: each bit that only one has is of a trigram that the other has not. */
  mayBeSimilar(one: number, other: number): boolean {
    const { bits, starts } = this;
    const sizes = starts[one + 1]! - starts[one]! + starts[other + 1]! - starts[other]!;
    // Both sizes are together what is common, twice, and what is not.
    let different = sizes - 2 * commonLeast(sizes, 0);
    for (let word = 0; word < WORDS; word++) {
      different -= bitsIn(bits[one * WORDS + word]! ^ bits[other * WORDS + word]!);
    }
    return different >= 0;
  }
}

/** How many bits of a number of 32 are 1. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
