import { Dismissals, findDuplicateGroups, type GroupingInput } from './duplicate-groups.js';

const findGroups = (input: Partial<GroupingInput>, dismissed: [number, number][] = []) =>
  findDuplicateGroups({ buckets: new Map(), links: [], isBucketDuplicate: true, ...input }, new Dismissals(dismissed));
const buckets = new Map([
  ['a', [1, 4, 9]],
  ['b', [2]],
  ['c', [3, 5]],
  ['d', [7]],
]);

it('articles of one bucket are a group, the largest first', () => {
  expect(findGroups({ buckets })).toEqual([
    [1, 4, 9],
    [3, 5],
  ]);
});

it('links join buckets, also through others; links to what nobody has are of no effect', () => {
  const links: [string, string][] = [
    ['b', 'c'],
    ['d', 'b'],
    ['d', 'gone'],
  ];
  expect(findGroups({ buckets, links })).toEqual([
    [2, 3, 5, 7],
    [1, 4, 9],
  ]);
});

it('where articles of one bucket are no duplicates, only links make groups', () => {
  expect(findGroups({ buckets, links: [['c', 'd']], isBucketDuplicate: false })).toEqual([[3, 5, 7]]);
});

describe('a dismissed pair', () => {
  it('of two leaves no group', () => {
    expect(findGroups({ buckets }, [[3, 5]])).toEqual([[1, 4, 9]]);
  });
  it('stays in one group as long as another article connects both', () => {
    expect(findGroups({ buckets }, [[4, 9]])[0]).toEqual([1, 4, 9]);
    const chain = findGroups({ buckets, links: [['b', 'c'], ['b', 'd']] }, [[3, 5]]); // biome-ignore format: one line says it
    expect(chain[0]).toEqual([2, 3, 5, 7]);
  });
  it('is left out of groups it does not connect', () => {
    expect(
      findGroups({ buckets }, [
        [4, 1],
        [4, 9],
      ]),
    ).toEqual([
      [1, 9],
      [3, 5],
    ]);
  });
  it('of articles in different groups changes nothing', () => {
    expect(findGroups({ buckets }, [[1, 3]])).toEqual(findGroups({ buckets }));
  });
  it('parts a group at its only bridge', () => {
    const bridged = {
      buckets: new Map([
        ['a', [1, 2]],
        ['b', [3, 4]],
      ]),
      links: [['a', 'b']] as [string, string][],
    };
    const allPairs: [number, number][] = [1, 2].flatMap((first) =>
      [3, 4].map((second): [number, number] => [first, second]),
    );
    expect(findGroups(bridged, allPairs.slice(1))).toEqual([[1, 2, 3, 4]]);
    expect(findGroups(bridged, allPairs)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
