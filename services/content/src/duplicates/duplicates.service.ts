import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { AuditAction } from '@placelore/contracts/audit.js';
import { DUPLICATE_KINDS, DUPLICATES_PAGE, type DuplicateKind } from '@placelore/contracts/duplicate-report.js';
import type { Person } from '@placelore/contracts/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../articles/article.entity.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { noSuch } from '../deleted-articles/article-merges.service.js';
import { DeletedArticles } from '../deleted-articles/deleted-articles.service.js';
import { Dismissals, groupsOf } from './duplicate-groups.js';
import { DuplicateScan } from './duplicate-scan.service.js';
import {
  type DismissalCursor,
  type Dismissed,
  DuplicatesRepository,
  type GroupedKind,
  type ShownArticle,
} from './duplicates.repository.js';

/** Ms the report waits for what changed to be compared; then it says how much was not. */
const PATIENCE = 15_000;

/** Articles that hang together; of corrupted slugs, that have the same fault. */
export interface Group {
  ids: number[];
  /** What is wrong with their slugs. */
  fault?: string;
}

export interface Report {
  groups: Record<DuplicateKind, Group[]>;
  /** Articles there would be fewer if the oldest of each group stayed. */
  surplus: number;
  /** Kinds whose page is shown. */
  kinds: readonly DuplicateKind[];
  page: number;
  shown: Map<number, ShownArticle>;
  notCompared: number;
}

/** What part of a list of groups a page is. */
export const pageOf = (groups: Group[], page: number): Group[] =>
  groups.slice((page - 1) * DUPLICATES_PAGE.groups, page * DUPLICATES_PAGE.groups);

/** The articles that are listed of a group. */
export const listedOf = ({ ids }: Group): number[] => ids.slice(0, DUPLICATES_PAGE.articles);

/** Which articles are duplicates of each other, and what admins make of it. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly repository: DuplicatesRepository,
    private readonly scan: DuplicateScan,
    private readonly articles: ArticlesRepository,
    private readonly deleted: DeletedArticles,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The groups of each kind, of which a page of one kind, or of all, is shown. */
  async report(kind: DuplicateKind | undefined, page: number): Promise<Report> {
    await this.bringUpToDate();
    const [exact, content, similar, location, corrupted, notCompared] = await Promise.all([
      this.groups('exact'),
      this.groups('content'),
      this.groups('similar'),
      this.groups('location'),
      this.corrupted(),
      this.scan.waiting(),
    ]);
    const groups = { exact, content, similar, location, corrupted };
    const kinds = kind === undefined ? DUPLICATE_KINDS : [kind];
    const ids = kinds.flatMap((one) => pageOf(groups[one], page).flatMap(listedOf));
    const surplus = new Set([exact, content, similar, location].flat().flatMap((group) => group.ids.slice(1)));
    const shown = await this.repository.shown([...new Set(ids)]);
    return { groups, surplus: surplus.size, kinds, page, shown, notCompared };
  }

  /** Articles in the order in which they were named. @throws ApiError ARTICLE_NOT_FOUND naming those there are none of */
  async comparison(ids: number[]): Promise<Article[]> {
    const rows = new Map((await this.articles.byIds(ids)).map((row) => [row.id, row]));
    const missing = ids.filter((id) => !rows.has(id));
    if (missing.length > 0) throw noSuch(missing);
    return ids.map((id) => rows.get(id)!);
  }

  /**
   * Remembers that no two of some articles are duplicates of a kind.
   * @throws ApiError ARTICLE_NOT_FOUND naming those there are none of
   */
  async dismiss(actor: Person, kind: DuplicateKind, ids: number[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await this.articles.lockAll(manager, ids);
      const missing = ids.filter((id) => !found.some((row) => row.id === id));
      if (missing.length > 0) throw noSuch(missing);
      const isNew = await this.repository.dismiss(manager, kind, ids, actor);
      if (isNew) await this.record(manager, actor, 'duplicates.dismiss', kind, found);
    });
  }

  /** Forgets it again; of articles nobody said it of, and of ones that are no more, there is nothing to forget. */
  async undoDismissal(actor: Person, kind: DuplicateKind, ids: number[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const of = await this.repository.undoDismissal(manager, kind, ids);
      if (of.length > 0) await this.record(manager, actor, 'duplicates.recall', kind, of);
    });
  }

  /** What admins said to be no duplicates, the latest first. */
  dismissals(limit: number, before: DismissalCursor | null): Promise<Dismissed[]> {
    return this.repository.dismissals(limit, before);
  }

  /** Deletes articles so that they can be restored; returns how many, and which of them there are none of. */
  async bulkDelete(actor: Person, ids: number[]): Promise<{ deleted: number; missing: number[] }> {
    const { removed, missing } = await this.deleted.removeAll(actor, ids, 'duplicate_cleanup');
    return { deleted: removed.length, missing };
  }

  private record(
    manager: EntityManager,
    actor: Person,
    action: AuditAction,
    kind: DuplicateKind,
    articles: readonly Pick<Article, 'id' | 'title'>[],
  ): Promise<void> {
    const [first, ...others] = articles.toSorted((a, b) => a.id - b.id);
    const name = others.length === 0 ? first!.title : `${first!.title} and ${others.length} more`;
    const articleIds = [first!, ...others].map(({ id }) => id);
    return this.audit.record(manager, actor, {
      action,
      subject: { type: 'duplicates', id: kind, name },
      after: { articleIds },
    });
  }

  /** Waits until what changed was compared, but not for ever: the first comparison of a large library takes a while. */
  private async bringUpToDate(): Promise<void> {
    const refreshed = this.scan.refresh().catch((thrown) => {
      this.logger.warn({ err: thrown }, 'Not all articles that changed could be compared; the next report tries again');
    });
    const patience = new AbortController();
    const tired = delay(PATIENCE, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([refreshed, tired]);
    patience.abort();
  }

  private async groups(kind: GroupedKind): Promise<Group[]> {
    const linked = kind === 'similar' || kind === 'location';
    const [buckets, links, dismissed] = await Promise.all([
      this.repository.buckets(kind),
      linked ? this.repository.links(kind) : [],
      this.repository.dismissed(kind),
    ]);
    const found = groupsOf({ buckets, links, alike: kind !== 'similar' }, new Dismissals(dismissed));
    return found.map((ids) => ({ ids }));
  }

  /** By fault, the most frequent first; without those an admin said to be right. */
  private async corrupted(): Promise<Group[]> {
    const [faults, dismissed] = await Promise.all([
      this.repository.corrupted(),
      this.repository.dismissed('corrupted'),
    ]);
    const right = new Set(dismissed.map(([id]) => id));
    return [...faults]
      .map(([fault, ids]) => ({ fault, ids: ids.filter((id) => !right.has(id)) }))
      .filter(({ ids }) => ids.length > 0)
      .sort((a, b) => b.ids.length - a.ids.length || a.ids[0]! - b.ids[0]!);
  }
}
