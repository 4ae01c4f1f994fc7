/** Disjoint sets of the numbers from 0 up: which of them hang together. */
export class UnionFind {
  private readonly parents: Int32Array;

  constructor(count: number) {
    this.parents = new Int32Array(count);
    for (let one = 0; one < count; one++) this.parents[one] = one;
  }

  /** The number that stands for the set of `one`. */
  find(one: number): number {
    const { parents } = this;
    let at = one;
    while (parents[at] !== at) {
      // Every second step is left out the next time.
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  }

  /** Makes two sets one; false when they were one already. */
  unite(one: number, other: number): boolean {
    const [a, b] = [this.find(one), this.find(other)];
    // The smaller number stands for both; with paths shortened on the way, that is quick enough.
    this.parents[Math.max(a, b)] = Math.min(a, b);
    return a !== b;
  }
}
