import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ARTICLE_SEARCH } from '@placelore/contracts/content/articles/articles.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { ArticleSearch } from '../article-search.port.js';
import type {
  ArticleSearchRepository,
  FoundPage,
  SearchActor,
  SearchRequest,
  SimilarRow,
} from '../article-search.repository.js';
import { TIERS } from '../search-sql.js';
import { isAlike, parseSearchWords, type SearchWords } from '../search-words.js';
import { isForWordsOnly } from '../search-words-sql.js';
import type { Match, MatchedArticlesRepository } from './matched-articles.repository.js';
import type { EngineHit, EngineMatches } from './meilisearch-engine.js';
import type { SearchEngineState } from './search-engine-state.js';

/** The engine ignores any further words. */
const MAX_WORDS = 10;
/** Maximum number of articles with a misspelled name. */
const MAX_ALIKE = 30;

/**
 * Uses a search engine to find articles by words that name neither a place nor a kind of place, and articles with
 * misspelled names. PostgreSQL reads the found articles. It also answers all other searches, and those that the engine
 * cannot answer.
 */
@Injectable()
export class EngineArticleSearch extends ArticleSearch {
  constructor(
    private readonly state: SearchEngineState,
    private readonly database: ArticleSearchRepository,
    private readonly matchedArticles: MatchedArticlesRepository,
  ) {
    super();
  }

  async search(reader: SearchActor, request: SearchRequest): Promise<FoundPage> {
    const found = await this.findMatches(request);
    if (found === null) return this.database.search(reader, request);
    // The index follows changes with a delay, so one version of the articles may have several responses.
    const tag = `.e${toHash(found)}`;
    const knownVersions = request.knownVersions.flatMap((version) =>
      version.endsWith(tag) ? version.slice(0, -tag.length) : [],
    );
    const page = await this.readPage(reader, { ...request, knownVersions }, found);
    return { ...page, version: page.version + tag };
  }

  async findAlike(reader: SearchActor, plain: string, category: Category | undefined): Promise<SimilarRow[]> {
    const words = parseSearchWords(plain)!;
    const found = category === undefined ? await this.ask(words, MAX_ALIKE) : null;
    const ids = found?.names.map(({ id }) => id) ?? [];
    const rows = ids.length === 0 ? [] : await this.matchedArticles.readAlike(reader, ids, plain);
    return rows.some((row) => isAlike(words, row)) ? rows : this.database.findAlike(reader, plain, category);
  }

  private async findMatches(request: SearchRequest): Promise<EngineMatches | null> {
    const { words, target, category, limit, offset } = request;
    if (category !== undefined || !isForWordsOnly(target)) return null;
    return this.ask(words, Math.min(offset + limit, ARTICLE_SEARCH.maxResults));
  }

  /**
   * Returns null for words that the engine would read differently: it takes every last word as a prefix, even a letter.
   */
  private async ask({ plain, prefix, exact }: SearchWords, count: number): Promise<EngineMatches | null> {
    if (plain.split(' ').length > MAX_WORDS || prefix === exact) return null;
    return this.state.ask((engine) => engine.findMatches(plain, count));
  }

  /** If nothing matches exactly, PostgreSQL answers; misspelled names are found by {@link findAlike}. */
  private async readPage(reader: SearchActor, request: SearchRequest, found: EngineMatches): Promise<FoundPage> {
    if (!found.all.some(isExact)) return this.database.search(reader, request);
    const matches = rankMatches(found);
    const page = await this.matchedArticles.readPage(
      reader,
      request,
      matches,
      Math.max(0, found.total - matches.length),
    );
    return page.total === 0 ? this.database.search(reader, request) : page;
  }
}

const isExact = ({ typos }: EngineHit): boolean => typos === 0;

/** Returns every match once: first those with all words in their names, then in location or kind, then anywhere. */
function rankMatches({ names, labels, all }: EngineMatches): Match[] {
  const tiers = new Map<number, number>();
  const add = (hits: EngineHit[], tier: number) => {
    for (const { id } of hits) if (!tiers.has(id)) tiers.set(id, tier);
  };
  add(names.filter(isExact), TIERS.best);
  add(labels.filter(isExact), TIERS.mentioned);
  add(all, TIERS.mentioned);
  return Array.from(tiers, ([id, tier]) => ({ id, tier }));
}

const toHash = (found: EngineMatches): string =>
  createHash('sha256').update(JSON.stringify(found)).digest('hex').slice(0, 8);
