export interface IndexSettings {
  searchableAttributes: string[];
  displayedAttributes: string[];
  filterableAttributes: string[];
  rankingRules: string[];
  stopWords: string[];
  typoTolerance: { disableOnAttributes: string[] };
  pagination: { maxTotalHits: number };
}

export type IndexedDocument = { id: number } & Record<string, unknown>;

interface SearchQuery {
  q: string;
  limit?: number;
  offset?: number;
  matchingStrategy?: 'all' | 'last';
  attributesToRetrieve?: string[];
  attributesToSearchOn?: string[];
  /** In the form `field = value`. */
  filter?: string;
  showRankingScoreDetails?: boolean;
}

const NO_MATCH = 3;
/** Further words in a search are ignored. */
const MAX_QUERY_WORDS = 10;

const tokenize = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the number of typos allowed in a word, as documented: one from five letters, two from nine. */
const getMaxTypos = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/** Returns the number of letters to insert, delete or replace. */
function measureDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/**
 * Returns the number of typos in the best match for a word. The last word of a search may be only the beginning of one.
 */
function countTypos(word: string, isLast: boolean, tokens: string[], hasTypos: boolean): number {
  if (tokens.some((token) => token === word || (isLast && token.startsWith(word)))) return 0;
  if (!hasTypos) return NO_MATCH;
  const max = getMaxTypos(word);
  const distances = tokens
    .filter((token) => Math.abs(token.length - word.length) <= max)
    .map((token) => measureDistance(word, token));
  const best = Math.min(NO_MATCH, ...distances);
  return best <= max ? best : NO_MATCH;
}

/**
 * Searches as documented: documents must contain all words; fewer typos come first, then the custom ranking rules
 * apply.
 */
export function searchDocuments(documents: IndexedDocument[], settings: IndexSettings, query: SearchQuery): object {
  const words = tokenize(query.q)
    .slice(0, MAX_QUERY_WORDS)
    .filter((word) => !settings.stopWords.includes(word));
  const fields = query.attributesToSearchOn ?? settings.searchableAttributes;
  const [filtered, value] = query.filter?.split(' = ') ?? [];
  const ranked = documents
    .filter((document) => filtered === undefined || String(document[filtered]) === value)
    .map((document) => {
      const texts = fields.map((field) => ({ field, tokens: tokenize(String(document[field] ?? '')) }));
      const typos = words.map((word, index) =>
        Math.min(
          ...texts.map(({ field, tokens }) => {
            const hasTypos = !settings.typoTolerance.disableOnAttributes.includes(field);
            return countTypos(word, index === words.length - 1, tokens, hasTypos);
          }),
        ),
      );
      return { document, isMatch: typos.every((count) => count < NO_MATCH), typos: typos.reduce((a, b) => a + b, 0) };
    })
    .filter(({ isMatch }) => isMatch);
  const custom = settings.rankingRules.filter((rule) => rule.endsWith(':desc')).map((rule) => rule.slice(0, -5));
  ranked.sort(
    (a, b) =>
      a.typos - b.typos ||
      custom.map((field) => Number(b.document[field]) - Number(a.document[field])).find((order) => order !== 0) ||
      0,
  );
  const { offset = 0, limit = 20, attributesToRetrieve = ['*'] } = query;
  const hits = ranked.slice(offset, Math.min(offset + limit, settings.pagination.maxTotalHits));
  const isShown = (field: string) =>
    [settings.displayedAttributes, attributesToRetrieve].every((list) => list.includes('*') || list.includes(field));
  return {
    hits: hits.map(({ document, typos }) => ({
      ...Object.fromEntries(Object.entries(document).filter(([field]) => isShown(field))),
      ...(query.showRankingScoreDetails && {
        _rankingScoreDetails: {
          words: { order: 0, matchingWords: words.length, maxMatchingWords: words.length, score: 1 },
          typo: { order: 1, typoCount: typos, maxTypoCount: 2, score: 1 },
        },
      }),
    })),
    query: query.q,
    processingTimeMs: 0,
    limit,
    offset,
    estimatedTotalHits: Math.min(ranked.length, settings.pagination.maxTotalHits),
  };
}
