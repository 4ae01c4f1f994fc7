/** Disjoint sets of the numbers from 0 up: which of them hang together. */
export class UnionFind {
  private readonly parents: Int32Array;

  constructor(count: number) {
    this.parents = new Int32Array(count);
    for (let index = 0; index < count; index++) this.parents[index] = index;
  }

  /** The number that stands for the set of `one`. */
  find(element: number): number {
    const { parents } = this;
    let root = element;
    while (parents[root] !== root) {
      // Every second step is left out the next time.
      parents[root] = parents[parents[root]!]!;
      root = parents[root]!;
    }
    return root;
  }

  /** Makes two sets one; false when they were one already. */
  unite(first: number, second: number): boolean {
    const [a, b] = [this.find(first), this.find(second)];
    // The smaller number stands for both; with paths shortened on the way, that is quick enough.
    this.parents[Math.max(a, b)] = Math.min(a, b);
    return a !== b;
  }
}
