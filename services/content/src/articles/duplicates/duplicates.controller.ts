import { Controller } from '@nestjs/common';
import type { DuplicateReport } from '@placelore/contracts/content/admin/duplicates.js';
import { type ArticleMerge, duplicates } from '@placelore/contracts/content/admin/duplicates.js';
import { ERRORS } from '@placelore/contracts/core/errors.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { presentArticle } from '../core/article.presenter.js';
import { ArticleMergesService } from '../trash/article-merges.service.js';
import { presentMerge } from '../trash/deleted-articles.presenter.js';
import { presentDismissal, presentReport } from './duplicates.presenter.js';
import type { DismissalCursor, DismissalRow } from './duplicates.repository.js';
import { DuplicatesService } from './duplicates.service.js';

@Controller()
export class DuplicatesController {
  constructor(
    private readonly service: DuplicatesService,
    private readonly mergesService: ArticleMergesService,
  ) {}

  @Route(duplicates.readReport)
  @AdminOnly()
  async report(@Input() { kind, page }: RouteInput<typeof duplicates.readReport>): Promise<DuplicateReport> {
    return presentReport(await this.service.report(kind, page));
  }

  @Route(duplicates.compare)
  @AdminOnly()
  async comparison(
    @Input() { ids }: RouteInput<typeof duplicates.compare>,
  ): Promise<RouteResponse<typeof duplicates.compare>> {
    return { articles: (await this.service.comparison(ids)).map(presentArticle) };
  }

  @Route(duplicates.dismiss)
  @AdminOnly()
  dismiss(@Actor() actor: Actor, @Input() { kind, articleIds }: RouteInput<typeof duplicates.dismiss>): Promise<void> {
    return this.service.dismiss(actor, kind, articleIds);
  }

  @Route(duplicates.undoDismissal)
  @AdminOnly()
  undoDismissal(
    @Actor() actor: Actor,
    @Input() { kind, articleIds }: RouteInput<typeof duplicates.undoDismissal>,
  ): Promise<void> {
    return this.service.undoDismissal(actor, kind, articleIds);
  }

  @Route(duplicates.listDismissals)
  @AdminOnly()
  async dismissals(
    @Input() { limit, before }: RouteInput<typeof duplicates.listDismissals>,
  ): Promise<RouteResponse<typeof duplicates.listDismissals>> {
    const rows = await this.service.listDismissals(limit, parseCursor(before));
    return { dismissals: rows.map(presentDismissal), next: rows.length < limit ? null : formatCursor(rows.at(-1)!) };
  }

  @Route(duplicates.merge)
  @AdminOnly()
  async merge(@Actor() actor: Actor, @Input() request: RouteInput<typeof duplicates.merge>): Promise<ArticleMerge> {
    return presentMerge(await this.mergesService.merge(actor, request));
  }

  @Route(duplicates.listMerges)
  @AdminOnly()
  async merges(
    @Input() { limit, before }: RouteInput<typeof duplicates.listMerges>,
  ): Promise<RouteResponse<typeof duplicates.listMerges>> {
    const rows = await this.mergesService.list(limit, before);
    return { merges: rows.map(presentMerge), next: rows.length < limit ? null : rows.at(-1)!.id };
  }

  @Route(duplicates.undoMerge)
  @AdminOnly()
  async undoMerge(
    @Actor() actor: Actor,
    @Input() { id }: RouteInput<typeof duplicates.undoMerge>,
  ): Promise<RouteResponse<typeof duplicates.undoMerge>> {
    const { restored, left } = await this.mergesService.undo(actor, id);
    return { restored: restored.map((article) => ({ id: article.id, slug: article.slug })), left };
  }

  @Route(duplicates.bulkDelete)
  @AdminOnly()
  async bulkDelete(
    @Actor() actor: Actor,
    @Input() { articleIds }: RouteInput<typeof duplicates.bulkDelete>,
  ): Promise<RouteResponse<typeof duplicates.bulkDelete>> {
    const { deleted, missing } = await this.service.bulkDelete(actor, articleIds);
    const failures = missing.map((id) => ({
      id,
      code: 'ARTICLE_NOT_FOUND',
      error: ERRORS.ARTICLE_NOT_FOUND.message,
    }));
    return { summary: { deleted, failed: failures.length }, failures };
  }
}

function parseCursor(before: string | undefined): DismissalCursor | null {
  if (before === undefined) return null;
  const [dismissedAt, firstId] = before.split('.').map(Number) as [number, number];
  return { dismissedAt, firstId };
}

const formatCursor = ({ dismissedAt, articles }: DismissalRow): string => `${dismissedAt.getTime()}.${articles[0]!.id}`;
