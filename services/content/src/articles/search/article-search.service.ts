import { Injectable } from '@nestjs/common';
import { MAX_SIMILAR_ARTICLES } from '@placelore/contracts/content/articles/articles.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import type { SearchIntent } from '@placelore/guidebook/searches/parse-search.js';
import { findTopic } from '@placelore/guidebook/searches/topics/topics.js';
import { ArticleSearch } from './article-search.port.js';
import type { FoundPage, SearchActor } from './article-search.repository.js';
import { listFallbacks, listWiderSearches, readMisspelledKind, readSearch, readSplitName } from './search-readings.js';
import { TIERS } from './search-sql.js';
import { expandTopics, isAlike, parseSearchWords, type SearchWords } from './search-words.js';
import { isForWordsOnly } from './search-words-sql.js';
import { SimilarArticlesRepository } from './similar-articles.repository.js';
import { buildHighlightPattern, buildTitlePatterns } from './snippets.js';
import type { SearchPosition } from './target/search-extents.js';
import { getSearchTarget } from './target/search-target.js';

export interface SearchPage {
  /** Page number from 1. */
  page: number;
  limit: number;
  category?: Category | undefined;
  /** Position of the reader, for searches around them; null when unknown. */
  here?: SearchPosition | null;
  /** Versions whose response the caller already has; for these, no rows are read. */
  knownVersions: string[];
}

export interface FoundSearch extends FoundPage {
  /** What the search is for; null when the text has no word. */
  intent: SearchIntent | null;
  /** What it was for before anything was left out that nothing fits; null when the text has no word. */
  requested: SearchIntent | null;
  /** Name for which results are shown instead of a misspelled one; null when nothing was corrected. */
  correctedTo: string | null;
  /** Whether the place has no guides of the requested kind, so that these are its guides of other kinds. */
  isOfOtherKinds: boolean;
  /** Whether the place has no guides at all, so that these are near it. */
  isOnlyNear: boolean;
  /** Words to mark in excerpts; null for none. */
  highlighted: RegExp | null;
}

/** Ranks published articles and the reader's guides for a search. */
@Injectable()
export class ArticleSearchService {
  constructor(
    private readonly articleSearch: ArticleSearch,
    private readonly similarRepository: SimilarArticlesRepository,
  ) {}

  /**
   * Returns guides about the place of a search, then guides inside or near it, then other places with its name, then
   * guides that mention it.
   */
  async search(reader: SearchActor, text: string, page: SearchPage): Promise<FoundSearch> {
    if (parseSearchWords(text) === null) return buildEmptyAnswer(page.knownVersions);
    const intent = readSearch(text, 'exact');
    const exact: FoundSearch = { ...(await this.find(reader, text, intent, page)), requested: intent };
    if (isWithoutWords(exact)) {
      // "Colloseum rome": nothing in Rome has the word, but the Colosseum is spelled like it.
      const alike = await this.findAlike(reader, text, exact, page);
      if (alike.total !== 0) return alike;
      // "Castels in Scotland": nor is anything there, but castles are.
      for (const kind of readMisspelledKind(intent)) {
        const found: FoundSearch = { ...(await this.find(reader, text, kind, page)), requested: intent };
        if (found.total !== 0) return found;
      }
    }
    if (exact.total !== 0) return exact;
    let answer = exact;
    for (const fallback of listFallbacks(text, intent)) {
      const isForTitles = fallback === 'alike titles';
      const found = isForTitles
        ? await this.findAlike(reader, text, exact, page)
        : { ...(await this.find(reader, text, fallback, page)), requested: intent };
      if (found.total !== 0) return found;
      // Even without results, the answer states the latest reading, unless the text itself names a place.
      if (!isForTitles && intent.places.length === 0) answer = found;
    }
    return answer;
  }

  /**
   * Searches like {@link search}, but returns a place's guides of other kinds when it has none of the requested kind, and
   * those near a region that has none.
   */
  async searchOrOtherKinds(reader: SearchActor, text: string, page: SearchPage): Promise<FoundSearch> {
    const answer = await this.search(reader, text, page);
    const { intent } = answer;
    if (intent === null || intent.places.length === 0 || !isUnanswered(answer)) return answer;
    const splitName = intent.kind === null ? null : readSplitName(text);
    const named = splitName && (await this.find(reader, text, splitName, page));
    if (named && named.total !== 0) return { ...named, requested: splitName };
    const meant: SearchIntent = { ...(answer.requested ?? intent), others: [] };
    for (const attempt of listWiderSearches(meant)) {
      const isOfOtherKinds = meant.kind !== null && attempt.kind === null;
      const found = await this.find(reader, text, attempt, page);
      if (found.total === 0 || (attempt.relation === 'near' && found.relevant === 0)) continue;
      return {
        ...{ ...found, intent: { ...attempt, kind: meant.kind }, requested: meant, isOfOtherKinds },
        isOnlyNear: attempt.relation !== meant.relation,
      };
    }
    return answer;
  }

  /**
   * Returns the few articles that match best. Some words may be without a match, because a URL can contain words that
   * no article has.
   */
  async findSimilar(text: string, knownVersions: string[]): Promise<FoundSearch> {
    const guest = { userId: null, visitorId: null };
    const answer = await this.search(guest, text, { page: 1, limit: MAX_SIMILAR_ARTICLES, knownVersions });
    const words = parseSearchWords(text);
    if (words === null || answer.total === null) return answer;
    const best = answer.rows.filter(({ tier }) => tier < TIERS.more);
    if (best.length === MAX_SIMILAR_ARTICLES) return answer;
    const hasPlace = (answer.intent?.places.length ?? 0) > 0;
    const similar = await this.similarRepository.findSimilar(words, hasPlace);
    const known = new Set(best.map(({ id }) => id));
    const rows = [...best, ...similar.filter(({ id }) => !known.has(id))].slice(0, MAX_SIMILAR_ARTICLES);
    return { ...answer, rows, total: rows.length, relevant: rows.length };
  }

  private async find(
    reader: SearchActor,
    text: string,
    intent: SearchIntent,
    { page, limit, category, here = null, knownVersions }: SearchPage,
  ): Promise<Omit<FoundSearch, 'requested'>> {
    const named = parseSearchWords(intent.subject) ?? parseSearchWords(text)!;
    const target = getSearchTarget(Atlas.load(), intent, here);
    const isForTopic = intent.topics.length > 0 && !target.ignoresWords;
    const words =
      isForWordsOnly(target) || isForTopic
        ? expandTopics(named, intent.rest)
        : { ...named, near: isNameOnly(intent) ? named.adjacent : null };
    // On a day trip from Florence, what a place is says more than where its text mentions Florence.
    const marked = intent.relation === 'day trip from' ? [] : getMarkedWords(words, intent);
    const found = await this.articleSearch.search(reader, {
      words,
      target,
      isCorrected: intent.isCorrected,
      titlePatterns: buildTitlePatterns(marked),
      limit,
      offset: (page - 1) * limit,
      category,
      knownVersions,
    });
    const [place] = intent.places;
    return {
      ...found,
      intent,
      correctedTo: intent.isCorrected && place ? getDisplayName(place.place) : null,
      isOfOtherKinds: false,
      isOnlyNear: false,
      highlighted: buildHighlightPattern(getSaidWords(intent) ?? marked),
    };
  }

  /** Returns articles whose names are spelled like the words; each of the words must match. */
  private async findAlike(
    reader: SearchActor,
    text: string,
    answer: FoundSearch,
    { page, limit, category }: SearchPage,
  ): Promise<FoundSearch> {
    const words = parseSearchWords(text)!;
    const rows = (await this.articleSearch.findAlike(reader, words.plain, category)).filter((row) =>
      isAlike(words, row),
    );
    // "new yrok" means New York itself rather than a sight in it.
    const hasAlikeTitle = ({ title }: { title: string }) => Number(isAlike(words, { title, location: '' }));
    rows.sort((a, b) => hasAlikeTitle(b) - hasAlikeTitle(a));
    const offset = (page - 1) * limit;
    return {
      ...answer,
      total: rows.length,
      relevant: rows.length,
      rows: rows.slice(offset, offset + limit),
      correctedTo: rows[0]?.title ?? null,
    };
  }
}

/** Whether nothing in a place has the other words of a search. */
const isWithoutWords = ({ total, relevant, intent }: FoundSearch): boolean =>
  total !== null && total > 0 && relevant === 0 && intent !== null && intent.kind === null && intent.rest.length > 0;

/** Whether nothing was found, or only texts that mention the name of a place. */
const isUnanswered = ({ total, relevant, intent, requested }: FoundSearch): boolean =>
  total === 0 || (total !== null && relevant === 0 && intent !== null && intent === requested && isNameOnly(intent));

const isNameOnly = ({ kind, rest }: SearchIntent): boolean => kind === null && rest.length === 0;

const buildEmptyAnswer = (knownVersions: string[]): FoundSearch => ({
  version: '0',
  total: knownVersions.includes('0') ? null : 0,
  relevant: 0,
  rows: [],
  intent: null,
  requested: null,
  correctedTo: null,
  isOfOtherKinds: false,
  isOnlyNear: false,
  highlighted: null,
});

/**
 * Returns the words that texts use for the topic of a search, and its other words; null without a topic. The topic's own
 * words mark what is beside the point: the throne of Granada for "Game of Thrones".
 */
function getSaidWords({ topics, rest, relation }: SearchIntent): string[] | null {
  if (topics.length === 0 || relation === 'day trip from') return null;
  return [...rest.filter((word) => !findTopic(word)), ...topics.flatMap(({ said }) => said)];
}

/**
 * Returns the words to mark. A place's name is marked and the words for a kind of place are not; for a topic, the words
 * that texts use for it are marked.
 */
function getMarkedWords(words: SearchWords, { kind, rest }: SearchIntent): string[] {
  const said = rest.flatMap((word) => findTopic(word) ?? []);
  return [...(kind ? rest : words.list), ...said];
}
