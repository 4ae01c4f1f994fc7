import { findSimilarTitles, MAX_PAIRS_PER_TITLE } from './similar-titles.js';
import { TitleSets } from './title-sets.js';

/** Returns pseudo-random numbers from 0 up to 1, determined by a seed. */
function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the trigrams of words of Latin letters and digits, as Postgres computes them. */
function toTrigrams(title: string): string[] {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [
    ...new Set(
      words.flatMap((word) =>
        Array.from({ length: word.length + 1 }, (_, index) => `  ${word} `.slice(index, index + 3)),
      ),
    ),
  ];
}

const countCommon = (one: string[], other: string[]) => one.filter((trigram) => other.includes(trigram)).length;
const computeSimilarity = (one: string[], other: string[]) => {
  const both = countCommon(one, other);
  return both === 0 ? 0 : both / (one.length + other.length - both);
};

async function findPairs(sets: string[][]): Promise<string[]> {
  const titles = new TitleSets();
  for (const set of sets) titles.add(set.join(','));
  const found: string[] = [];
  await findSimilarTitles(titles, (first, second) =>
    found.push(`${Math.min(first, second)} ${Math.max(first, second)}`),
  );
  return found.sort();
}

function bruteForce(sets: string[][]): string[] {
  const found: string[] = [];
  sets.forEach((one, a) => {
    for (let b = a + 1; b < sets.length; b++) if (computeSimilarity(one, sets[b]!) >= 0.6) found.push(`${a} ${b}`);
  });
  return found.sort();
}

const SYLLABLES = ['an', 'ba', 'ri', 'to', 'mel', 'or', 'us', 'ki', 'la', 'ne', 'x', '7'];
/** Generates titles of one to `words` words, many of which are modified copies of others. */
function generateTitles(count: number, words: number, random: () => number): string[] {
  const pick = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]!;
  const generated: string[] = [];
  for (let n = 0; n < count; n++) {
    const previous = generated[Math.floor(random() * generated.length)];
    const word = () => Array.from({ length: 1 + Math.floor(random() * 3) }, pick).join('');
    if (previous === undefined || random() < 0.6) {
      generated.push(Array.from({ length: 1 + Math.floor(random() * words) }, word).join(' '));
    } else {
      const index = Math.floor(random() * previous.length);
      generated.push(
        previous.slice(0, index) + (random() < 0.5 ? pick() : ' ') + previous.slice(index + Math.floor(random() * 4)),
      );
    }
  }
  return generated;
}

it.each([
  [1, 400, 3],
  [2, 400, 8],
  [3, 250, 40],
  [4, 120, 120],
])(
  'findSimilarTitles: finds the same pairs as a brute-force comparison (seed %i, %i titles of up to %i words)',
  async (...row) => {
    const [seed, count, words] = row;
    const sets = generateTitles(count, words, createSeededRandom(seed)).map(toTrigrams);
    const found = await findPairs(sets);
    expect(found).toEqual(bruteForce(sets));
    expect(found.length).toBeGreaterThan(20);
  },
);

it('findSimilarTitles: includes a pair at the similarity limit and excludes one just below it', async () => {
  const set = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `t${from + index}`);
  // First case: 6 of 10 in common; second: 59 of 99.
  expect(await findPairs([set(0, 8), set(2, 10)])).toEqual(['0 1']);
  expect(await findPairs([set(0, 79), set(20, 99)])).toEqual([]);
  expect(await findPairs([set(0, 80), set(20, 100)])).toEqual(['0 1']);
});

it('findSimilarTitles: ignores empty titles and pairs identical ones', async () => {
  expect(await findPairs([[], [], ['a', 'b'], ['a', 'b'], []])).toEqual(['2 3']);
  expect(await findPairs([])).toEqual([]);
});

it('findSimilarTitles: limits the pairs of many similar titles and still connects them all', async () => {
  const alike = Array.from({ length: 500 }, (_, n) => toTrigrams(`The wonderful guide to the temples no ${n}`));
  const found = await findPairs(alike);
  expect(found.length).toBeLessThan(500 * MAX_PAIRS_PER_TITLE);
  const reached = new Set([0]);
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const pair of found) {
      const [one, other] = pair.split(' ').map(Number) as [number, number];
      if (reached.has(one) || reached.has(other)) reached.add(one).add(other);
    }
    if (before === reached.size) break;
  }
  expect(reached.size).toBe(500);
});
