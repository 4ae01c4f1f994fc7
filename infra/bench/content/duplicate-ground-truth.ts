import type { LibraryArticle, SeededKind } from './duplicate-library.ts';

export type GroupKind = SeededKind;

/** Agreement of the detected groups with those that a brute-force comparison of all pairs finds. */
export interface Accuracy {
  /** Share of duplicate pairs that are in one group. Below, the share of groups that equal a connected component. */
  recall: number;
  precision: number;
  pairs: number;
}

/** Compares each article with every other by one plain rule per kind, which shares no code with the service. */
export function measureAccuracy(kind: GroupKind, articles: LibraryArticle[], found: number[][]): Accuracy {
  const pairs = findPairs(kind, articles);
  const groupById = new Map(found.flatMap((ids, group) => ids.map((id) => [id, group] as const)));
  const foundPairs = pairs.filter(
    ([first, second]) => groupById.has(first) && groupById.get(first) === groupById.get(second),
  );
  const expectedGroups = new Set(groupPairs(pairs).map(String));
  const correctGroups = found.filter((ids) => expectedGroups.has(String(ids)));
  return {
    recall: ratio(foundPairs.length, pairs.length),
    precision: ratio(correctGroups.length, found.length),
    pairs: pairs.length,
  };
}

const ratio = (part: number, total: number): number => (total === 0 ? 1 : part / total);

function findPairs(kind: GroupKind, articles: LibraryArticle[]): [number, number][] {
  if (kind === 'corrupted') return articles.filter(({ seededKind }) => seededKind === kind).map(({ n }) => [n, n]);
  const areDuplicates = RULES[kind](articles);
  const pairs: [number, number][] = [];
  for (let first = 0; first < articles.length; first++) {
    for (let second = first + 1; second < articles.length; second++) {
      if (areDuplicates(first, second)) pairs.push([articles[first]!.n, articles[second]!.n]);
    }
  }
  return pairs;
}

type Rule = (articles: LibraryArticle[]) => (first: number, second: number) => boolean;
const normalizeText = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

const RULES: Record<Exclude<GroupKind, 'corrupted'>, Rule> = {
  exact: (articles) => {
    const titles = articles.map(({ title }) => normalizeText(title));
    return (first, second) => titles[first] === titles[second];
  },
  content: (articles) => {
    const contents = articles.map(({ content }) =>
      normalizeText(content.replace(/<\/(h2|p)>/g, ' ').replace(/<[^>]*>/g, '')),
    );
    return (first, second) => contents[first] === contents[second];
  },
  similar: (articles) => {
    const titles = articles.map(({ title }) => normalizeText(title));
    const numbers = new Map<string, number>();
    const sets = titles.map((title) =>
      Int32Array.from(extractTrigrams(title), (trigram) => {
        if (!numbers.has(trigram)) numbers.set(trigram, numbers.size);
        return numbers.get(trigram)!;
      }).sort(),
    );
    return (first, second) => titles[first] !== titles[second] && trigramSimilarity(sets[first]!, sets[second]!) >= 0.6;
  },
  location: (articles) => {
    const places = articles.map(({ location }) => normalizeText(location));
    return (first, second) =>
      places[first] === places[second] && distanceMeters(articles[first]!, articles[second]!) <= 100;
  },
};

/** Extracts trigrams as pg_trgm defines them: words of letters and digits, with two spaces before and one after. */
function extractTrigrams(title: string): Set<string> {
  const words = title.match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words.flatMap((word) =>
      Array.from({ length: word.length + 1 }, (_, start) => `  ${word} `.slice(start, start + 3)),
    ),
  );
}

function trigramSimilarity(first: Int32Array, second: Int32Array): number {
  let common = 0;
  for (let a = 0, b = 0; a < first.length && b < second.length; ) {
    const step = first[a]! - second[b]!;
    if (step === 0) common++;
    if (step <= 0) a++;
    if (step >= 0) b++;
  }
  return common / (first.length + second.length - common);
}

/** Returns the distance in meters by the spherical law of cosines. */
function distanceMeters(a: LibraryArticle, b: LibraryArticle): number {
  const rad = Math.PI / 180;
  const cosine =
    Math.sin(a.latitude * rad) * Math.sin(b.latitude * rad) +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.cos((a.longitude - b.longitude) * rad);
  return 6_371_008.8 * Math.acos(Math.min(1, cosine));
}

/** Returns the connected components of the pairs, each ordered by id. */
function groupPairs(pairs: [number, number][]): number[][] {
  const groups = new Map<number, Set<number>>();
  for (const [first, second] of pairs) {
    const merged = new Set([...(groups.get(first) ?? [first]), ...(groups.get(second) ?? [second])]);
    for (const id of merged) groups.set(id, merged);
  }
  return [...new Set(groups.values())].map((ids) => [...ids].sort((a, b) => a - b));
}
