const FIRST_ROOM = 1 << 16;

/**
 * The sets of trigrams of many titles, as numbers: a trigram's number is its place in the order of first sight. They
 * come from Postgres, which alone knows how it takes a text apart.
 */
export class TitleSets {
  private readonly numbers = new Map<string, number>();
  private room = new Int32Array(FIRST_ROOM);
  private used = 0;
  private readonly ends: number[] = [];

  /**
   * Adds a title; its number is how many were added before.
   * @param trigrams what `show_trgm` has of it, parted by commas: each once, empty when it has none
   */
  add(trigrams: string): void {
    if (trigrams !== '') for (const trigram of trigrams.split(',')) this.append(this.numberOf(trigram));
    this.ends.push(this.used);
  }

  get count(): number {
    return this.ends.length;
  }

  /** How many different trigrams there are. */
  get kinds(): number {
    return this.numbers.size;
  }

  /** All sets one after the other, not copied; set n begins at `starts[n]` and ends before `starts[n + 1]`. */
  packed(): { tokens: Int32Array; starts: Int32Array } {
    return { tokens: this.room.subarray(0, this.used), starts: Int32Array.from([0, ...this.ends]) };
  }

  private numberOf(trigram: string): number {
    const known = this.numbers.get(trigram);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(trigram, number);
    return number;
  }

  private append(number: number): void {
    if (this.used === this.room.length) {
      const larger = new Int32Array(this.room.length * 2);
      larger.set(this.room);
      this.room = larger;
    }
    this.room[this.used++] = number;
  }
}
