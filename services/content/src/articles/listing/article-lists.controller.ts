import { Controller, Headers, Res } from '@nestjs/common';
import { type ArticleCard, articles, type CategoryCount } from '@placelore/contracts/content/articles/articles.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentCard } from '../core/article.presenter.js';
import { isListNotModified, isSearchNotModified, parseEtags } from '../core/article-caching.js';
import type { CardRow } from '../core/articles.repository.js';
import { presentSearchResult } from '../search/article-search.presenter.js';
import { ArticleSearchService } from '../search/article-search.service.js';
import type { Cursor, ListedRow } from './article-lists.repository.js';
import { ArticleListsService } from './article-lists.service.js';

type Query = RouteInput<typeof articles.list>;

/** Serves the lists of published articles. */
@Controller()
export class ArticleListsController {
  constructor(
    private readonly service: ArticleListsService,
    private readonly searches: ArticleSearchService,
  ) {}

  @Route(articles.list)
  @Public()
  async list(
    @Actor() actor: Actor,
    @Input() query: Query,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<ArticleCard[] | undefined> {
    const { q, ...listRequest } = { ...query, after: parseCursor(query.after), knownVersions: parseEtags(header) };
    if (q !== undefined) {
      const { version, total, rows, highlighted } = await this.searches.search(actor, q, listRequest);
      if (isSearchNotModified(actor, header, version, reply)) return undefined;
      setPaging(reply, query, total ?? 0, null, rows);
      return rows.map((row) => presentSearchResult(row, highlighted));
    }
    const { version, total, rows } = await this.service.list(listRequest);
    if (isListNotModified(actor, header, version, reply)) return undefined;
    setPaging(reply, query, total ?? 0, rows.at(-1) ?? null, rows);
    return rows.map(presentCard);
  }

  @Route(articles.search)
  @Public()
  async search(
    @Actor() actor: Actor,
    @Input() { keywords, q }: RouteInput<typeof articles.search>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<ArticleCard[] | undefined> {
    const { version, rows, highlighted } = await this.searches.findSimilar(keywords ?? q ?? '', parseEtags(header));
    if (isListNotModified(actor, header, version, reply)) return undefined;
    return rows.map((row) => presentSearchResult(row, highlighted));
  }

  @Route(articles.categories)
  @Public()
  async categories(
    @Actor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<CategoryCount[] | undefined> {
    const { version, rows } = await this.service.countByCategory(parseEtags(header));
    return isListNotModified(actor, header, version, reply) ? undefined : rows;
  }
}

/** Sets the total and the link to the next page. @param lastRow last row of a list with cursors */
function setPaging(reply: FastifyReply, query: Query, total: number, lastRow: ListedRow | null, rows: CardRow[]): void {
  reply.header('x-total-count', String(total));
  const nextQuery = buildNextPageQuery(query, total, lastRow, rows.length);
  if (nextQuery) reply.header('link', `</api/articles?${nextQuery}>; rel="next"`);
}

/** Parses a cursor: order and id of the last article of a page. An empty one (null) starts endless scrolling. */
function parseCursor(after: string | undefined): Cursor | null | undefined {
  if (!after) return after === undefined ? undefined : null;
  const [quality, id] = after.split('.').map(Number) as [number, number];
  return { quality, id };
}

/** Returns the query of the next page, or null on the last one. */
function buildNextPageQuery(
  { page, limit, q, category, after }: Query,
  total: number,
  lastRow: ListedRow | null,
  rowCount: number,
): URLSearchParams | null {
  const sharedParameters = {
    limit: String(limit),
    ...(q !== undefined && { q }),
    ...(category !== undefined && { category }),
  };
  if (after !== undefined) {
    if (!lastRow || rowCount < limit) return null;
    return new URLSearchParams({ after: `${lastRow.quality}.${lastRow.id}`, ...sharedParameters });
  }
  return page * limit < total ? new URLSearchParams({ page: String(page + 1), ...sharedParameters }) : null;
}
