/** Disjoint sets of the numbers from 0 up (union-find). */
export class UnionFind {
  private readonly parents: Int32Array;

  constructor(count: number) {
    this.parents = new Int32Array(count);
    for (let index = 0; index < count; index++) this.parents[index] = index;
  }

  /** Returns the representative of the number's set. */
  find(element: number): number {
    const { parents } = this;
    let root = element;
    while (parents[root] !== root) {
      // Path halving shortens the next search.
      parents[root] = parents[parents[root]!]!;
      root = parents[root]!;
    }
    return root;
  }

  /** Unites two sets; returns false when they were already one. */
  unite(first: number, second: number): boolean {
    const [a, b] = [this.find(first), this.find(second)];
    // The smaller number represents both; with path halving, that is fast enough.
    this.parents[Math.max(a, b)] = Math.min(a, b);
    return a !== b;
  }
}
