/** Pseudorandom numbers that depend only on the seed (mulberry32 over an FNV-1a hash of the seed). */
export class SeededRandom {
  private state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (const byte of Buffer.from(seed)) hash = Math.imul(hash ^ byte, 0x01000193);
    this.state = hash;
  }

  /** Returns a number from `min` to below `max`. */
  between(min: number, max: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (max - min);
  }
}
