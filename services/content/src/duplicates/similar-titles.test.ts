import { PAIRS_MOST, similarTitles } from './similar-titles.js';
import { TitleSets } from './title-sets.js';

/** Numbers from 0 up to 1 that a seed decides. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Trigrams of words of Latin letters and digits, as Postgres makes them. */
function trigramsOf(title: string): string[] {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [
    ...new Set(
      words.flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3))),
    ),
  ];
}

const common = (one: string[], other: string[]) => one.filter((trigram) => other.includes(trigram)).length;
const similarity = (one: string[], other: string[]) => {
  const both = common(one, other);
  return both === 0 ? 0 : both / (one.length + other.length - both);
};

async function joined(sets: string[][]): Promise<string[]> {
  const titles = new TitleSets();
  for (const set of sets) titles.add(set.join(','));
  const found: string[] = [];
  await similarTitles(titles, (one, other) => found.push(`${Math.min(one, other)} ${Math.max(one, other)}`));
  return found.sort();
}

function bruteForce(sets: string[][]): string[] {
  const found: string[] = [];
  sets.forEach((one, a) => {
    for (let b = a + 1; b < sets.length; b++) if (similarity(one, sets[b]!) >= 0.6) found.push(`${a} ${b}`);
  });
  return found.sort();
}

const SYLLABLES = ['an', 'ba', 'ri', 'to', 'mel', 'or', 'us', 'ki', 'la', 'ne', 'x', '7'];
/** Titles of which many are changed copies of others, of one word up to so many. */
function titles(count: number, words: number, random: () => number): string[] {
  const pick = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]!;
  const made: string[] = [];
  for (let n = 0; n < count; n++) {
    const former = made[Math.floor(random() * made.length)];
    const word = () => Array.from({ length: 1 + Math.floor(random() * 3) }, pick).join('');
    if (former === undefined || random() < 0.6) {
      made.push(Array.from({ length: 1 + Math.floor(random() * words) }, word).join(' '));
    } else {
      const at = Math.floor(random() * former.length);
      made.push(former.slice(0, at) + (random() < 0.5 ? pick() : ' ') + former.slice(at + Math.floor(random() * 4)));
    }
  }
  return made;
}

it.each([
  [1, 400, 3],
  [2, 400, 8],
  [3, 250, 40],
  [4, 120, 120],
])('finds just what comparing every title with every other finds (seed %i, %i of up to %i words)', async (...given) => {
  const [seed, count, words] = given;
  const sets = titles(count, words, numbersFrom(seed)).map(trigramsOf);
  const found = await joined(sets);
  expect(found).toEqual(bruteForce(sets));
  expect(found.length).toBeGreaterThan(20);
});

it('the limit itself is similar, and just below it is not', async () => {
  const set = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `t${from + at}`);
  // 6 of 10 in common; 59 of 99.
  expect(await joined([set(0, 8), set(2, 10)])).toEqual(['0 1']);
  expect(await joined([set(0, 79), set(20, 99)])).toEqual([]);
  expect(await joined([set(0, 80), set(20, 100)])).toEqual(['0 1']);
});

it('titles without a letter are like no other, and equal sets are', async () => {
  expect(await joined([[], [], ['a', 'b'], ['a', 'b'], []])).toEqual(['2 3']);
  expect(await joined([])).toEqual([]);
});

it('of many that are all alike only so many pairs are told, and all hang together', async () => {
  const alike = Array.from({ length: 500 }, (_, n) => trigramsOf(`The wonderful guide to the temples no ${n}`));
  const found = await joined(alike);
  expect(found.length).toBeLessThan(500 * PAIRS_MOST);
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
