const INITIAL_CAPACITY = 1 << 16;

/**
 * Sets of the trigrams of many titles. Trigrams are numbered in order of their first occurrence. They come from
 * Postgres, because only Postgres knows how it splits a text.
 */
export class TitleSets {
  private readonly trigramIds = new Map<string, number>();
  private buffer = new Int32Array(INITIAL_CAPACITY);
  private length = 0;
  private readonly ends: number[] = [];

  /**
   * Adds a title; its number is the count of titles added before it.
   * @param trigrams output of `show_trgm`, separated by commas, without repetitions; empty when there are none
   */
  add(trigrams: string): void {
    if (trigrams !== '') for (const trigram of trigrams.split(',')) this.append(this.getTrigramId(trigram));
    this.ends.push(this.length);
  }

  get count(): number {
    return this.ends.length;
  }

  /** Number of different trigrams. */
  get trigramCount(): number {
    return this.trigramIds.size;
  }

  /** Returns all sets in one array, without copying it. Set n starts at `starts[n]` and ends before `starts[n + 1]`. */
  pack(): { tokens: Int32Array; starts: Int32Array } {
    return { tokens: this.buffer.subarray(0, this.length), starts: Int32Array.from([0, ...this.ends]) };
  }

  private getTrigramId(trigram: string): number {
    const existing = this.trigramIds.get(trigram);
    if (existing !== undefined) return existing;
    const id = this.trigramIds.size;
    this.trigramIds.set(trigram, id);
    return id;
  }

  private append(trigramId: number): void {
    if (this.length === this.buffer.length) {
      const larger = new Int32Array(this.buffer.length * 2);
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.buffer[this.length++] = trigramId;
  }
}
