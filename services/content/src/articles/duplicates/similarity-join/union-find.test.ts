import { UnionFind } from './union-find.js';

it('UnionFind: connects numbers that are united directly or through others', () => {
  const sets = new UnionFind(7);
  for (const [one, other] of [
    [5, 6],
    [1, 5],
    [3, 4],
    [6, 2],
  ] as const) {
    expect(sets.unite(one, other)).toBe(true);
  }
  expect(sets.unite(2, 1)).toBe(false);
  expect([0, 1, 2, 3, 4, 5, 6].map((one) => sets.find(one))).toEqual([0, 1, 1, 3, 3, 1, 1]);
});

it('UnionFind: follows a chain of 100,000 numbers to its end', () => {
  const sets = new UnionFind(100_000);
  for (let one = 99_999; one > 0; one--) sets.unite(one, one - 1);
  expect(sets.find(99_999)).toBe(0);
});
