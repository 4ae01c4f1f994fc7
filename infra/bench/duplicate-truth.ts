import type { LibraryArticle, Planted } from './duplicate-library.ts';

export type GroupKind = Planted;

/** How well groups that were found fit what comparing each article with every other finds. */
export interface Fit {
  /** Share of the pairs of duplicates that stand in one group, and of the groups that are just what hangs together. */
  recall: number;
  precision: number;
  pairs: number;
}

/** Compares each article with every other, by one plain rule a kind that shares nothing with what the service does. */
export function fitOf(kind: GroupKind, articles: LibraryArticle[], found: number[][]): Fit {
  const pairs = pairsOf(kind, articles);
  const groupOf = new Map(found.flatMap((ids, group) => ids.map((id) => [id, group] as const)));
  const together = pairs.filter(([one, other]) => groupOf.has(one) && groupOf.get(one) === groupOf.get(other));
  const truth = new Set(connected(pairs).map(String));
  const right = found.filter((ids) => truth.has(String(ids)));
  return {
    recall: share(together.length, pairs.length),
    precision: share(right.length, found.length),
    pairs: pairs.length,
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

function pairsOf(kind: GroupKind, articles: LibraryArticle[]): [number, number][] {
  if (kind === 'corrupted') return articles.filter(({ planted }) => planted === kind).map(({ n }) => [n, n]);
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
const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

const RULES: Record<Exclude<GroupKind, 'corrupted'>, Rule> = {
  exact: (articles) => {
    const titles = articles.map(({ title }) => plain(title));
    return (one, other) => titles[one] === titles[other];
  },
  content: (articles) => {
    const texts = articles.map(({ content }) => plain(content.replace(/<\/(h2|p)>/g, ' ').replace(/<[^>]*>/g, '')));
    return (one, other) => texts[one] === texts[other];
  },
  similar: (articles) => {
    const titles = articles.map(({ title }) => plain(title));
    const numbers = new Map<string, number>();
    const sets = titles.map((title) =>
      Int32Array.from(trigramsOf(title), (trigram) => {
        if (!numbers.has(trigram)) numbers.set(trigram, numbers.size);
        return numbers.get(trigram)!;
      }).sort(),
    );
    return (one, other) => titles[one] !== titles[other] && similarity(sets[one]!, sets[other]!) >= 0.6;
  },
  location: (articles) => {
    const places = articles.map(({ location }) => plain(location));
    return (one, other) => places[one] === places[other] && metres(articles[one]!, articles[other]!) <= 100;
  },
};

/** As the manual of pg_trgm has it: words of letters and digits, with two spaces before each and one behind. */
function trigramsOf(title: string): Set<string> {
  const words = title.match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words.flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3))),
  );
}

function similarity(one: Int32Array, other: Int32Array): number {
  let common = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const step = one[a]! - other[b]!;
    if (step === 0) common++;
    if (step <= 0) a++;
    if (step >= 0) b++;
  }
  return common / (one.length + other.length - common);
}

/** By the law of cosines. */
function metres(a: LibraryArticle, b: LibraryArticle): number {
  const rad = Math.PI / 180;
  const cosine =
    Math.sin(a.latitude * rad) * Math.sin(b.latitude * rad) +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.cos((a.longitude - b.longitude) * rad);
  return 6_371_008.8 * Math.acos(Math.min(1, cosine));
}

/** What hangs together by pairs, each in the order of ids. */
function connected(pairs: [number, number][]): number[][] {
  const groups = new Map<number, Set<number>>();
  for (const [one, other] of pairs) {
    const united = new Set([...(groups.get(one) ?? [one]), ...(groups.get(other) ?? [other])]);
    for (const id of united) groups.set(id, united);
  }
  return [...new Set(groups.values())].map((ids) => [...ids].sort((a, b) => a - b));
}
