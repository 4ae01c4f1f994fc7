import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DUPLICATE_KINDS, DUPLICATES_PAGE, type DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { AuditAction } from '@placelore/contracts/system/audit.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../core/article.entity.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import { articlesNotFoundError } from '../trash/article-merges.service.js';
import { DeletedArticlesService } from '../trash/deleted-articles.service.js';
import { Dismissals, findDuplicateGroups } from './duplicate-groups.js';
import { DuplicateScanService } from './duplicate-scan.service.js';
import {
  type DismissalCursor,
  type DismissalRow,
  DuplicatesRepository,
  type GroupedKind,
  type ReportedArticle,
} from './duplicates.repository.js';

/** Ms that the report waits for comparisons; after that, it states how many changes are not included. */
const REFRESH_TIMEOUT_MS = 15_000;

/** Group of connected articles, or of articles whose slugs have the same problem. */
export interface ReportGroup {
  ids: number[];
  /** What is wrong with their slugs. */
  issue?: string;
}

export interface Report {
  groups: Record<DuplicateKind, ReportGroup[]>;
  /** Number of articles to delete so that only the oldest of each group remains. */
  surplus: number;
  /** Kinds of which a page is shown. */
  kinds: readonly DuplicateKind[];
  page: number;
  articlesById: Map<number, ReportedArticle>;
  notCompared: number;
}

/** Returns a page of a list of groups. */
export const slicePage = (groups: ReportGroup[], page: number): ReportGroup[] =>
  groups.slice((page - 1) * DUPLICATES_PAGE.groups, page * DUPLICATES_PAGE.groups);

/** Returns the ids of the articles that are listed for a group. */
export const getListedIds = ({ ids }: ReportGroup): number[] => ids.slice(0, DUPLICATES_PAGE.articles);

/** Reports duplicate articles, and stores admins' dismissals and deletions. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly repository: DuplicatesRepository,
    private readonly scan: DuplicateScanService,
    private readonly articles: ArticlesRepository,
    private readonly deletedArticles: DeletedArticlesService,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the groups of each kind, with a page of one kind or of all kinds. */
  async report(kind: DuplicateKind | undefined, page: number): Promise<Report> {
    await this.refreshWithinTimeout();
    const [exact, content, similar, location, corrupted, notCompared] = await Promise.all([
      this.findGroups('exact'),
      this.findGroups('content'),
      this.findGroups('similar'),
      this.findGroups('location'),
      this.findCorruptedSlugs(),
      this.scan.countWaiting(),
    ]);
    const groups = { exact, content, similar, location, corrupted };
    const kinds = kind === undefined ? DUPLICATE_KINDS : [kind];
    const ids = kinds.flatMap((reportedKind) => slicePage(groups[reportedKind], page).flatMap(getListedIds));
    const surplus = new Set([exact, content, similar, location].flat().flatMap((group) => group.ids.slice(1)));
    const articlesById = await this.repository.findReportedArticles([...new Set(ids)]);
    return { groups, surplus: surplus.size, kinds, page, articlesById, notCompared };
  }

  /** Returns articles in the requested order. @throws ApiError ARTICLE_NOT_FOUND naming the missing ids */
  async comparison(ids: number[]): Promise<Article[]> {
    const rows = new Map((await this.articles.findByIds(ids)).map((row) => [row.id, row]));
    const missing = ids.filter((id) => !rows.has(id));
    if (missing.length > 0) throw articlesNotFoundError(missing);
    return ids.map((id) => rows.get(id)!);
  }

  /**
   * Stores that some articles are not duplicates of each other.
   * @throws ApiError ARTICLE_NOT_FOUND naming the missing ids
   */
  async dismiss(actor: Actor, kind: DuplicateKind, ids: number[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await this.articles.lockAll(manager, ids);
      const missing = ids.filter((id) => !found.some((row) => row.id === id));
      if (missing.length > 0) throw articlesNotFoundError(missing);
      const isNew = await this.repository.dismiss(manager, kind, ids, actor);
      if (isNew) await this.record(manager, actor, 'duplicates.dismiss', kind, found);
    });
  }

  /** Deletes dismissals; ignores articles without one and those that no longer exist. */
  async undoDismissal(actor: Actor, kind: DuplicateKind, ids: number[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const articles = await this.repository.undoDismissal(manager, kind, ids);
      if (articles.length > 0) await this.record(manager, actor, 'duplicates.recall', kind, articles);
    });
  }

  /** Returns dismissals, the latest first. */
  listDismissals(limit: number, before: DismissalCursor | null): Promise<DismissalRow[]> {
    return this.repository.listDismissals(limit, before);
  }

  /** Moves articles to the trash. @returns how many, and the missing ids */
  async bulkDelete(actor: Actor, ids: number[]): Promise<{ deleted: number; missing: number[] }> {
    const { deleted, missing } = await this.deletedArticles.softDeleteAll(actor, ids, 'duplicate_cleanup');
    return { deleted: deleted.length, missing };
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    action: AuditAction,
    kind: DuplicateKind,
    articles: readonly Pick<Article, 'id' | 'title'>[],
  ): Promise<void> {
    const [first, ...otherArticles] = articles.toSorted((a, b) => a.id - b.id);
    const name = otherArticles.length === 0 ? first!.title : `${first!.title} and ${otherArticles.length} more`;
    const articleIds = [first!, ...otherArticles].map(({ id }) => id);
    return this.audit.record(manager, actor, {
      action,
      subject: { type: 'duplicates', id: kind, name },
      after: { articleIds },
    });
  }

  /** Waits for the comparison of changes up to a limit, because the first one takes long in a large library. */
  private async refreshWithinTimeout(): Promise<void> {
    const refresh = this.scan.refresh().catch((thrown) => {
      this.logger.warn({ err: thrown }, 'Failed to compare changed articles; the next report retries');
    });
    const abortController = new AbortController();
    const timeout = delay(REFRESH_TIMEOUT_MS, undefined, { signal: abortController.signal }).catch(() => undefined);
    await Promise.race([refresh, timeout]);
    abortController.abort();
  }

  private async findGroups(kind: GroupedKind): Promise<ReportGroup[]> {
    const hasLinks = kind === 'similar' || kind === 'location';
    const [buckets, links, dismissed] = await Promise.all([
      this.repository.listBuckets(kind),
      hasLinks ? this.repository.listLinks(kind) : [],
      this.repository.listDismissedPairs(kind),
    ]);
    const found = findDuplicateGroups(
      { buckets, links, isBucketDuplicate: kind !== 'similar' },
      new Dismissals(dismissed),
    );
    return found.map((ids) => ({ ids }));
  }

  /** Groups slugs by what is wrong with them, most frequent first; omits dismissed ones. */
  private async findCorruptedSlugs(): Promise<ReportGroup[]> {
    const [issues, dismissed] = await Promise.all([
      this.repository.listCorruptedSlugs(),
      this.repository.listDismissedPairs('corrupted'),
    ]);
    const dismissedIds = new Set(dismissed.map(([id]) => id));
    return [...issues]
      .map(([issue, ids]) => ({ issue, ids: ids.filter((id) => !dismissedIds.has(id)) }))
      .filter(({ ids }) => ids.length > 0)
      .sort((a, b) => b.ids.length - a.ids.length || a.ids[0]! - b.ids[0]!);
  }
}
