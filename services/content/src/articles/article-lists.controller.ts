import { Controller, Headers, Res } from '@nestjs/common';
import { type ArticleCard, articles, type CategoryCount } from '@placelore/contracts/articles.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentCard, presentFound } from './article.presenter.js';
import { knownVersions, listIsKnown, searchIsKnown } from './article-freshness.js';
import type { Cursor } from './article-lists.repository.js';
import { ArticleListsService } from './article-lists.service.js';
import type { CardRow } from './articles.repository.js';

type Query = RouteInput<typeof articles.list>;

/** The lists of published articles. */
@Controller()
export class ArticleListsController {
  constructor(private readonly service: ArticleListsService) {}

  @Route(articles.list)
  @Public()
  async list(
    actor: Person,
    query: Query,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<ArticleCard[] | undefined> {
    const known = knownVersions(header);
    const { q, ...wanted } = { ...query, after: cursorOf(query.after), known };
    const found = q === undefined ? null : await this.service.search(actor, q, wanted);
    const { version, total, rows } = found ?? (await this.service.list(wanted));
    const isKnown = found ? searchIsKnown : listIsKnown;
    if (isKnown(actor, header, version, reply)) return undefined;
    reply.header('x-total-count', String(total));
    const next = nextPage(query, total ?? 0, rows);
    if (next) reply.header('link', `</api/articles?${next}>; rel="next"`);
    return found ? found.rows.map(presentFound) : rows.map(presentCard);
  }

  @Route(articles.search)
  @Public()
  async search(
    actor: Person,
    { keywords, q }: RouteInput<typeof articles.search>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<ArticleCard[] | undefined> {
    const { version, rows } = await this.service.similar(keywords ?? q ?? '', knownVersions(header));
    return listIsKnown(actor, header, version, reply) ? undefined : rows.map(presentFound);
  }

  @Route(articles.categories)
  @Public()
  async categories(
    actor: Person,
    _input: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<CategoryCount[] | undefined> {
    const { version, rows } = await this.service.categories(knownVersions(header));
    return listIsKnown(actor, header, version, reply) ? undefined : rows;
  }
}

/** A cursor is the time and the id of the last article seen; empty, it begins endless scrolling. */
function cursorOf(after: string | undefined): Cursor | null | undefined {
  if (!after) return after === undefined ? undefined : null;
  const [publishedAt, id] = after.split('.').map(Number) as [number, number];
  return { publishedAt, id };
}

/** The query of the next page, or null on the last one. */
function nextPage({ page, limit, q, category, after }: Query, total: number, rows: CardRow[]): URLSearchParams | null {
  const last = rows.at(-1);
  const same = { limit: String(limit), ...(q !== undefined && { q }), ...(category !== undefined && { category }) };
  if (after !== undefined) {
    if (!last?.publishedAt || rows.length < limit) return null;
    return new URLSearchParams({ after: `${last.publishedAt.getTime()}.${last.id}`, ...same });
  }
  return page * limit < total ? new URLSearchParams({ page: String(page + 1), ...same }) : null;
}
