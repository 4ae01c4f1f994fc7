import type { LibraryArticle, SeededKind } from './duplicate-library.ts';

export type GroupKind = SeededKind;

/** Agreement of detected groups with those of a brute-force comparison of all pairs. */
export interface Accuracy {
  /** Share of duplicate pairs that are in one group, and share of groups that equal a connected component. */
  recall: number;
  precision: number;
  pairs: number;
}

/** Compares each article with every other, by one plain rule per kind that shares no code with the service. */
export function measureAccuracy(kind: GroupKind, articles: LibraryArticle[], found: number[][]): Accuracy {
  const pairs = findPairs(kind, articles);
  const groupById = new Map(found.flatMap((ids, group) => ids.map((id) => [id, group] as const)));
  const foundPairs = pairs.filter(([one, other]) => groupById.has(one) && groupById.get(one) === groupById.get(other));
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
  for (let one = 0; one < articles.length; one++) {
    for (let other = one + 1; other < articles.length; other++) {
      if (areDuplicates(one, other)) pairs.push([articles[one]!.n, articles[other]!.n]);
    }
  }
  return pairs;
}

type Rule = (articles: LibraryArticle[]) => (one: number, other: number) => boolean;
const normalizeText = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

const RULES: Record<Exclude<GroupKind, 'corrupted'>, Rule> = {
  exact: (articles) => {
    const titles = articles.map(({ title }) => normalizeText(title));
    return (one, other) => titles[one] === titles[other];
  },
  content: (articles) => {
    const contents = articles.map(({ content }) =>
      normalizeText(content.replace(/<\/(h2|p)>/g, ' ').replace(/<[^>]*>/g, '')),
    );
    return (one, other) => contents[one] === contents[other];
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
    return (one, other) => titles[one] !== titles[other] && trigramSimilarity(sets[one]!, sets[other]!) >= 0.6;
  },
  location: (articles) => {
    const places = articles.map(({ location }) => normalizeText(location));
    return (one, other) => places[one] === places[other] && distanceMeters(articles[one]!, articles[other]!) <= 100;
  },
};

/** Extracts trigrams as pg_trgm defines them: words of letters and digits, with two spaces before and one after. */
function extractTrigrams(title: string): Set<string> {
  const words = title.match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words.flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3))),
  );
}

function trigramSimilarity(one: Int32Array, other: Int32Array): number {
  let common = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const step = one[a]! - other[b]!;
    if (step === 0) common++;
    if (step <= 0) a++;
    if (step >= 0) b++;
  }
  return common / (one.length + other.length - common);
}

/** Returns the distance by the spherical law of cosines. */
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
  for (const [one, other] of pairs) {
    const merged = new Set([...(groups.get(one) ?? [one]), ...(groups.get(other) ?? [other])]);
    for (const id of merged) groups.set(id, merged);
  }
  return [...new Set(groups.values())].map((ids) => [...ids].sort((a, b) => a - b));
}
