import { Injectable } from '@nestjs/common';
import type { ArticleCorrection } from '@placelore/contracts/content/articles/articles.js';
import type { ErrorReportStatus, errorReports } from '@placelore/contracts/content/error-reports.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { ErrorReport } from './error-report.entity.js';

type ListQuery = RouteInput<typeof errorReports.list>;

/** Columns of a new report; the others have defaults. */
export type NewErrorReport = Pick<
  ErrorReport,
  'articleId' | 'guideSlug' | 'discoveryId' | 'subjectName' | 'sentence' | 'comment' | 'citations'
>;

/** Article in which an error can be corrected. */
export interface CorrectableArticle {
  id: number;
  slug: string;
}

/** Report with its article, if there is one. */
export interface ReportWithArticle {
  report: ErrorReport;
  article: CorrectableArticle | null;
}

const SUBJECT_COLUMNS = { article: 'articleId', guide: 'guideSlug', discovery: 'discoveryId' } as const;

/** Contains all SQL about error reports. */
@Injectable()
export class ErrorReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(report: NewErrorReport): Promise<void> {
    await this.dataSource.manager.insert(ErrorReport, report);
  }

  /** Returns a page of reports, newest first, and the total. */
  async list({ status, subjectType, page, limit }: ListQuery): Promise<{ rows: ReportWithArticle[]; total: number }> {
    const [reports, total] = await this.dataSource.manager.findAndCount(ErrorReport, {
      where: {
        ...(status && { status }),
        ...(subjectType && { [SUBJECT_COLUMNS[subjectType]]: Not(IsNull()) }),
      },
      order: { id: 'DESC' },
      take: limit,
      skip: (page - 1) * limit,
    });
    return { rows: await this.attachArticles(this.dataSource.manager, reports), total };
  }

  /** Returns the report, locked until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<ErrorReport | null> {
    return manager.findOne(ErrorReport, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async close(
    manager: EntityManager,
    id: number,
    status: Exclude<ErrorReportStatus, 'open'>,
    resolution: string | null,
  ): Promise<ReportWithArticle> {
    await manager.update(ErrorReport, { id }, { status, resolution, closedAt: () => 'now()' });
    return this.findWithArticle(manager, await manager.findOneByOrFail(ErrorReport, { id }));
  }

  async findWithArticle(manager: EntityManager, report: ErrorReport): Promise<ReportWithArticle> {
    const [row] = await this.attachArticles(manager, [report]);
    return row!;
  }

  /**
   * Adds a note to an article's corrections, dated now. This does not create a version of its text.
   * @returns null when the article was deleted at the same moment
   */
  async addCorrection(manager: EntityManager, articleId: number, note: string): Promise<ArticleCorrection | null> {
    const correction = { correctedAt: new Date().toISOString(), note };
    const [, updated]: [unknown, number] = await manager.query(
      'update articles set corrections = corrections || $2::jsonb where id = $1',
      [articleId, JSON.stringify([correction])],
    );
    return updated === 0 ? null : correction;
  }

  /**
   * Deletes up to `limit` reports that were closed more than `days` days ago, oldest first. Those locked by another
   * transaction are left to the next run.
   * @returns how many were deleted
   */
  async deleteClosed(days: number, limit: number): Promise<number> {
    const [, deleted]: [unknown, number] = await this.dataSource.query(
      `delete from error_reports where id in (
         select id from error_reports where closed_at < now() - make_interval(days => $1)
         order by id limit $2 for update skip locked)`,
      [days, limit],
    );
    return deleted;
  }

  /**
   * Adds the article in which each error can be corrected; for a discovery, that is the article about it. Merged
   * articles are replaced with the remaining one.
   */
  private async attachArticles(manager: EntityManager, reports: ErrorReport[]): Promise<ReportWithArticle[]> {
    const rows: (CorrectableArticle & { articleId: number | null; discoveryId: number | null })[] = await manager.query(
      `select given.id as "articleId", null::integer as "discoveryId", article.id, slug
         from unnest($1::integer[]) as given (id) join articles article on article.id = current_article_id(given.id)
       union all
       select null, linked.discovery_id, article.id, slug
         from discovery_articles linked join articles article on article.id = linked.article_id
        where linked.discovery_id = any($2::integer[])`,
      [pickIds(reports, 'articleId'), pickIds(reports, 'discoveryId')],
    );
    return reports.map((report) => {
      const found = rows.find(
        ({ articleId, discoveryId }) => articleId === report.articleId && discoveryId === report.discoveryId,
      );
      return { report, article: found ? { id: found.id, slug: found.slug } : null };
    });
  }
}

const pickIds = (reports: ErrorReport[], column: 'articleId' | 'discoveryId'): number[] =>
  reports.flatMap((report) => report[column] ?? []);
