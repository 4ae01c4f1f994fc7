import { Controller, Headers, Res } from '@nestjs/common';
import { type ArticleCard, articles, type CategoryCount } from '@placelore/contracts/content/articles/articles.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentCard } from '../core/article.presenter.js';
import { isListNotModified, isSearchNotModified, parseEtags } from '../core/article-caching.js';
import type { CardRow } from '../core/articles.repository.js';
import type { Cursor } from './article-lists.repository.js';
import { ArticleListsService } from './article-lists.service.js';
import { presentSearchResult } from './article-search.presenter.js';

type Query = RouteInput<typeof articles.list>;

/** Serves the lists of published articles. */
@Controller()
export class ArticleListsController {
  constructor(private readonly service: ArticleListsService) {}

  @Route(articles.list)
  @Public()
  async list(
    @Actor() actor: Actor,
    @Input() query: Query,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<ArticleCard[] | undefined> {
    const knownVersions = parseEtags(header);
    const { q, ...listRequest } = { ...query, after: parseCursor(query.after), knownVersions };
    const searchResult = q === undefined ? null : await this.service.search(actor, q, listRequest);
    const { version, total, rows } = searchResult ?? (await this.service.list(listRequest));
    const isNotModified = searchResult ? isSearchNotModified : isListNotModified;
    if (isNotModified(actor, header, version, reply)) return undefined;
    reply.header('x-total-count', String(total));
    const nextQuery = buildNextPageQuery(query, total ?? 0, rows);
    if (nextQuery) reply.header('link', `</api/articles?${nextQuery}>; rel="next"`);
    return searchResult ? searchResult.rows.map(presentSearchResult) : rows.map(presentCard);
  }

  @Route(articles.search)
  @Public()
  async search(
    @Actor() actor: Actor,
    @Input() { keywords, q }: RouteInput<typeof articles.search>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<ArticleCard[] | undefined> {
    const { version, rows } = await this.service.findSimilar(keywords ?? q ?? '', parseEtags(header));
    return isListNotModified(actor, header, version, reply) ? undefined : rows.map(presentSearchResult);
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

/** A cursor is the time and id of the last article of a page; an empty one begins endless scrolling. */
function parseCursor(after: string | undefined): Cursor | null | undefined {
  if (!after) return after === undefined ? undefined : null;
  const [publishedAt, id] = after.split('.').map(Number) as [number, number];
  return { publishedAt, id };
}

/** Returns the query of the next page, or null on the last one. */
function buildNextPageQuery(
  { page, limit, q, category, after }: Query,
  total: number,
  rows: CardRow[],
): URLSearchParams | null {
  const lastRow = rows.at(-1);
  const sharedParameters = {
    limit: String(limit),
    ...(q !== undefined && { q }),
    ...(category !== undefined && { category }),
  };
  if (after !== undefined) {
    if (!lastRow?.publishedAt || rows.length < limit) return null;
    return new URLSearchParams({ after: `${lastRow.publishedAt.getTime()}.${lastRow.id}`, ...sharedParameters });
  }
  return page * limit < total ? new URLSearchParams({ page: String(page + 1), ...sharedParameters }) : null;
}
