import { Injectable } from '@nestjs/common';
import type { ArticleCorrection } from '@placelore/contracts/content/articles/articles.js';
import type { NewErrorReport as ReportInput } from '@placelore/contracts/content/error-reports.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { RetentionPeriods } from '@placelore/platform/jobs/retention-periods.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { ErrorReport } from './error-report.entity.js';
import { ErrorReportsRepository, type ReportWithArticle } from './error-reports.repository.js';
import { type ReportedText, ReportedTextsService } from './reported-texts.service.js';

/** Maximum number of reports that one call deletes. */
const PURGE_BATCH_SIZE = 500;

const NO_CITATIONS: PlaceKnowledge = { facts: [], sources: [] };

/** Receives errors that readers report, and closes them for editors. */
@Injectable()
export class ErrorReportsService {
  constructor(
    private readonly repository: ErrorReportsRepository,
    private readonly texts: ReportedTextsService,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
    private readonly periods: RetentionPeriods,
  ) {}

  /**
   * Stores a report with the facts that its sentence cites, and nothing about the caller.
   * @throws ApiError ARTICLE_NOT_FOUND, GUIDE_NOT_FOUND, DISCOVERY_NOT_FOUND when the caller may not view the text
   */
  async create(actor: Actor, input: ReportInput): Promise<void> {
    const text = await this.texts.find(actor, input);
    const { articleId, guideSlug, discoveryId, subjectName } = text;
    const { sentence = '', comment } = input;
    const citations = findCitations(text, sentence);
    await this.repository.insert({ articleId, guideSlug, discoveryId, subjectName, sentence, comment, citations });
  }

  /**
   * Closes a report as resolved, and adds the correction to its article. For a guide, or a discovery without an article,
   * only editors see the note.
   * @throws ApiError ERROR_REPORT_NOT_FOUND, ERROR_REPORT_CLOSED; ARTICLE_DELETED when the article to which
   * the correction belongs was deleted
   */
  resolve(
    actor: Actor,
    id: number,
    note: string | undefined,
  ): Promise<{ closed: ReportWithArticle; correction: ArticleCorrection | null }> {
    return this.dataSource.transaction(async (manager) => {
      const open = await this.lockOpen(manager, id);
      const correction = note === undefined ? null : await this.addCorrection(manager, open, note);
      const closed = await this.repository.close(manager, id, 'resolved', note ?? null);
      await this.record(manager, actor, 'error-report.resolve', closed.report);
      return { closed, correction };
    });
  }

  /** Closes a report without a correction. @throws ApiError ERROR_REPORT_NOT_FOUND, ERROR_REPORT_CLOSED */
  dismiss(actor: Actor, id: number, reason: string | undefined): Promise<ReportWithArticle> {
    return this.dataSource.transaction(async (manager) => {
      await this.lockOpen(manager, id);
      const closed = await this.repository.close(manager, id, 'dismissed', reason ?? null);
      await this.record(manager, actor, 'error-report.dismiss', closed.report);
      return closed;
    });
  }

  /** Deletes some of the reports that were closed long ago, with the readers' words. */
  async purge(): Promise<{ purged: number; more: boolean }> {
    const purged = await this.repository.deleteClosed(this.periods.get('error-reports.purge'), PURGE_BATCH_SIZE);
    return { purged, more: purged === PURGE_BATCH_SIZE };
  }

  private async addCorrection(
    manager: EntityManager,
    { report, article }: ReportWithArticle,
    note: string,
  ): Promise<ArticleCorrection | null> {
    const correction = article && (await this.repository.addCorrection(manager, article.id, note));
    if (!correction && report.articleId !== null) throw new ApiError('ARTICLE_DELETED');
    return correction;
  }

  private async lockOpen(manager: EntityManager, id: number): Promise<ReportWithArticle> {
    const report = await this.repository.lock(manager, id);
    if (!report) throw new ApiError('ERROR_REPORT_NOT_FOUND');
    if (report.status !== 'open') throw new ApiError('ERROR_REPORT_CLOSED');
    return this.repository.findWithArticle(manager, report);
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    action: 'error-report.resolve' | 'error-report.dismiss',
    { id, subjectName, status, resolution }: ErrorReport,
  ): Promise<void> {
    return this.audit.record(manager, actor, {
      action,
      subject: { type: 'error-report', id, name: subjectName },
      before: { status: 'open', resolution: null },
      after: { status, resolution },
    });
  }
}

/** Returns the facts that a sentence of the text cites, with their sources. */
function findCitations({ verification, knowledge }: ReportedText, sentence: string): PlaceKnowledge {
  const factIds = verification?.sentences.find(({ text }) => text === sentence)?.facts ?? [];
  if (!knowledge || factIds.length === 0) return NO_CITATIONS;
  const facts = knowledge.facts.filter(({ id }) => factIds.includes(id));
  const sources = knowledge.sources.filter(({ id }) => facts.some(({ sourceId }) => sourceId === id));
  return { facts, sources };
}
