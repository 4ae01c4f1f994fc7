import { Controller } from '@nestjs/common';
import type { DuplicateReport } from '@placelore/contracts/duplicate-report.js';
import { type ArticleMerge, duplicates } from '@placelore/contracts/duplicates.js';
import { ERRORS } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { presentArticle } from '../articles/article.presenter.js';
import { ArticleMerges } from '../deleted-articles/article-merges.service.js';
import { presentMerge } from '../deleted-articles/deleted-articles.presenter.js';
import { presentDismissal, presentReport } from './duplicates.presenter.js';
import type { DismissalCursor, Dismissed } from './duplicates.repository.js';
import { DuplicatesService } from './duplicates.service.js';

@Controller()
export class DuplicatesController {
  constructor(
    private readonly service: DuplicatesService,
    private readonly merging: ArticleMerges,
  ) {}

  @Route(duplicates.report)
  @AdminOnly()
  async report(_admin: Person, { kind, page }: RouteInput<typeof duplicates.report>): Promise<DuplicateReport> {
    return presentReport(await this.service.report(kind, page));
  }

  @Route(duplicates.comparison)
  @AdminOnly()
  async comparison(
    _admin: Person,
    { ids }: RouteInput<typeof duplicates.comparison>,
  ): Promise<RouteAnswer<typeof duplicates.comparison>> {
    return { articles: (await this.service.comparison(ids)).map(presentArticle) };
  }

  @Route(duplicates.dismiss)
  @AdminOnly()
  dismiss(actor: Person, { kind, articleIds }: RouteInput<typeof duplicates.dismiss>): Promise<void> {
    return this.service.dismiss(actor, kind, articleIds);
  }

  @Route(duplicates.undoDismissal)
  @AdminOnly()
  undoDismissal(actor: Person, { kind, articleIds }: RouteInput<typeof duplicates.undoDismissal>): Promise<void> {
    return this.service.undoDismissal(actor, kind, articleIds);
  }

  @Route(duplicates.dismissals)
  @AdminOnly()
  async dismissals(
    _admin: Person,
    { limit, before }: RouteInput<typeof duplicates.dismissals>,
  ): Promise<RouteAnswer<typeof duplicates.dismissals>> {
    const rows = await this.service.dismissals(limit, cursorOf(before));
    return { dismissals: rows.map(presentDismissal), next: rows.length < limit ? null : nextAfter(rows.at(-1)!) };
  }

  @Route(duplicates.merge)
  @AdminOnly()
  async merge(actor: Person, wish: RouteInput<typeof duplicates.merge>): Promise<ArticleMerge> {
    return presentMerge(await this.merging.merge(actor, wish));
  }

  @Route(duplicates.merges)
  @AdminOnly()
  async merges(
    _admin: Person,
    { limit, before }: RouteInput<typeof duplicates.merges>,
  ): Promise<RouteAnswer<typeof duplicates.merges>> {
    const rows = await this.merging.list(limit, before);
    return { merges: rows.map(presentMerge), next: rows.length < limit ? null : rows.at(-1)!.id };
  }

  @Route(duplicates.undoMerge)
  @AdminOnly()
  async undoMerge(
    actor: Person,
    { id }: RouteInput<typeof duplicates.undoMerge>,
  ): Promise<RouteAnswer<typeof duplicates.undoMerge>> {
    const { restored, left } = await this.merging.undo(actor, id);
    return { restored: restored.map((article) => ({ id: article.id, slug: article.slug })), left };
  }

  @Route(duplicates.bulkDelete)
  @AdminOnly()
  async bulkDelete(
    actor: Person,
    { articleIds }: RouteInput<typeof duplicates.bulkDelete>,
  ): Promise<RouteAnswer<typeof duplicates.bulkDelete>> {
    const { deleted, missing } = await this.service.bulkDelete(actor, articleIds);
    const failures = missing.map((id) => ({
      id,
      code: 'ARTICLE_NOT_FOUND',
      error: ERRORS.ARTICLE_NOT_FOUND.message,
    }));
    return { summary: { deleted, failed: failures.length }, failures };
  }
}

function cursorOf(before: string | undefined): DismissalCursor | null {
  if (before === undefined) return null;
  const [dismissedAt, firstId] = before.split('.').map(Number) as [number, number];
  return { dismissedAt, firstId };
}

const nextAfter = ({ dismissedAt, articles }: Dismissed): string => `${dismissedAt.getTime()}.${articles[0]!.id}`;
