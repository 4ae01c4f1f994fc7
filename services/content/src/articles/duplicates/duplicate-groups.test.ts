import { Dismissals, findDuplicateGroups, type GroupingInput } from './duplicate-groups.js';

const findGroups = (input: Partial<GroupingInput>, dismissed: [number, number][] = []) =>
  findDuplicateGroups({ buckets: new Map(), links: [], isBucketDuplicate: true, ...input }, new Dismissals(dismissed));
const buckets = new Map([
  ['a', [1, 4, 9]],
  ['b', [2]],
  ['c', [3, 5]],
  ['d', [7]],
]);

it('findDuplicateGroups: groups the articles of one bucket, the largest group first', () => {
  expect(findGroups({ buckets })).toEqual([
    [1, 4, 9],
    [3, 5],
  ]);
});

it('findDuplicateGroups: joins linked buckets, also indirectly, and ignores links to missing values', () => {
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

it('findDuplicateGroups: groups only linked articles when those of one bucket are no duplicates', () => {
  expect(findGroups({ buckets, links: [['c', 'd']], isBucketDuplicate: false })).toEqual([[3, 5, 7]]);
});

describe('findDuplicateGroups: dismissed pairs', () => {
  it('returns no group for a dismissed pair', () => {
    expect(findGroups({ buckets }, [[3, 5]])).toEqual([[1, 4, 9]]);
  });
  it('keeps both articles in one group while another article connects them', () => {
    expect(findGroups({ buckets }, [[4, 9]])[0]).toEqual([1, 4, 9]);
    const chain = findGroups({ buckets, links: [['b', 'c'], ['b', 'd']] }, [[3, 5]]); // biome-ignore format: one line says it
    expect(chain[0]).toEqual([2, 3, 5, 7]);
  });
  it('drops an article that is connected to its group by dismissed pairs only', () => {
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
  it('ignores a dismissed pair of articles in different groups', () => {
    expect(findGroups({ buckets }, [[1, 3]])).toEqual(findGroups({ buckets }));
  });
  it('splits a group at its only connection', () => {
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
