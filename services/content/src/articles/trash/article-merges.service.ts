import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { DataSource, type EntityManager } from 'typeorm';
import { formatRequester } from '../../common/ownership.js';
import { keyFromUrl, parseImageFolder } from '../../media/images/storage-keys.js';
import type { Article } from '../core/article.entity.js';
import { ArticleMutationsService } from '../core/article-mutations.service.js';
import { ArticlesRepository } from '../core/articles.repository.js';
import type { ArticleMerge } from './article-merge.entity.js';
import { ArticleMergesRepository } from './article-merges.repository.js';
import { DeletedArticlesRepository } from './deleted-articles.repository.js';
import { DeletedArticlesService } from './deleted-articles.service.js';
import { type MergeColumns, pickColumns } from './merge-columns.js';

export interface MergeRequest {
  keepId: number;
  articleIds: number[];
  /** Id of the source article for each field that is taken over. */
  take: Partial<Record<MergeField, number>>;
}

/** Merges duplicate articles, and undoes merges within thirty days. */
@Injectable()
export class ArticleMergesService {
  constructor(
    private readonly repository: ArticleMergesRepository,
    private readonly articles: ArticlesRepository,
    private readonly mutations: ArticleMutationsService,
    private readonly deletedArticles: DeletedArticlesService,
    private readonly deletedRepository: DeletedArticlesRepository,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Copies the chosen fields to the remaining article, moves the others to the trash, and redirects their slugs to it.
   * @throws ApiError ARTICLE_NOT_FOUND naming the missing ids; MERGE_REJECTED for the photo of a discovery;
   * DISCOVERY_PRIVATE when the remaining article would be published while its discovery is not
   */
  async merge(actor: Actor, { keepId, articleIds, take }: MergeRequest): Promise<ArticleMerge> {
    return this.dataSource.transaction(async (manager) => {
      const { keptArticle, otherArticles } = await this.lockArticles(
        manager,
        keepId,
        articleIds,
        take.isPublic !== undefined,
      );
      const sources = findSources(take, otherArticles);
      const fields = Object.keys(sources) as MergeField[];
      const createdMerge = await this.repository.insert(manager, {
        keepId,
        keptTitle: keptArticle.title,
        deletedArticles: otherArticles.map(({ id, title, slug }) => ({ id, title, slug })),
        former: pickFields(fields, () => keptArticle),
        taken: {},
        mergedBy: actor.userId,
        mergedByName: actor.username,
      });
      const deleted = await this.deletedArticles.softDelete(manager, actor, articleIds, 'merged', createdMerge.id);
      await this.repository.redirectMerged(manager, createdMerge);
      const slugs = deleted.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]);
      const redirects = await this.deletedRepository.addSlugRedirects(manager, keepId, slugs);
      const mergedArticle = await this.applyColumns(
        manager,
        keepId,
        pickFields(fields, (field) => sources[field]!),
        actor,
      );
      await this.audit.record(manager, actor, {
        action: 'article.merge',
        subject: { type: 'article', id: keepId, name: mergedArticle.title },
        after: { merged: createdMerge.deletedArticles, taken: fields },
      });
      return this.repository.recordResult(manager, createdMerge.id, {
        taken: pickFields(fields, () => mergedArticle),
        redirects,
      });
    });
  }

  /** Returns the stored merges, the newest first. */
  list(limit: number, before?: number): Promise<ArticleMerge[]> {
    return this.repository.list(limit, before);
  }

  /**
   * Undoes a merge: restores the other articles with their slugs, and resets the fields of the remaining article,
   * except those that were changed since.
   * @returns the restored articles, and the fields that were not reset
   * @throws ApiError MERGE_NOT_FOUND; MERGE_NOT_UNDOABLE when it was already undone, or the remaining article was
   * deleted; as {@link DeletedArticlesService.restore}
   */
  async undo(actor: Actor, id: number): Promise<{ restored: Article[]; left: MergeField[] }> {
    return this.dataSource.transaction(async (manager) => {
      const merge = await this.repository.lock(manager, id);
      if (!merge) throw new ApiError('MERGE_NOT_FOUND');
      if (merge.undoneAt !== null) throw notUndoableError('This merge has already been undone.');
      const keptArticle = await this.lockKeptArticle(manager, merge);
      const fields = Object.keys(merge.taken) as MergeField[];
      const left = fields.filter(
        (field) => !isDeepStrictEqual(roundTripJson(pickColumns(keptArticle, field)), merge.taken[field]),
      );
      const columnsToRestore = Object.fromEntries(
        fields.filter((field) => !left.includes(field)).map((field) => [field, merge.former[field]]),
      );
      await this.repository.deleteSlugRedirects(manager, merge.keepId, merge.redirects);
      await this.applyColumns(manager, merge.keepId, columnsToRestore, actor);
      const restored = await this.deletedArticles.restoreByMerge(manager, actor, id);
      if (restored.length === 0) throw notUndoableError('The merged articles were deleted permanently.');
      await this.repository.markUndone(manager, id);
      await this.audit.record(manager, actor, {
        action: 'article.unmerge',
        subject: { type: 'article', id: merge.keepId, name: keptArticle.title },
        after: { restored: restored.map(({ id: article, title, slug }) => ({ id: article, title, slug })), left },
      });
      return { restored, left };
    });
  }

  /** Returns all of the articles, locked. Discoveries are always locked before articles, to avoid deadlocks. */
  private async lockArticles(manager: EntityManager, keepId: number, articleIds: number[], publishes: boolean) {
    if (publishes) await this.articles.lockDiscovery(manager, keepId);
    const rows = await this.articles.lockAll(manager, [keepId, ...articleIds]);
    const missing = [keepId, ...articleIds].filter((id) => !rows.some((row) => row.id === id));
    if (missing.length > 0) throw articlesNotFoundError(missing);
    return {
      keptArticle: rows.find(({ id }) => id === keepId)!,
      otherArticles: rows.filter(({ id }) => id !== keepId),
    };
  }

  private async lockKeptArticle(manager: EntityManager, { keepId, taken }: ArticleMerge): Promise<Article> {
    if (taken.isPublic) await this.articles.lockDiscovery(manager, keepId);
    const keptArticle = await this.articles.lock(manager, keepId);
    if (!keptArticle) throw notUndoableError(`The remaining article (no. ${keepId}) was deleted. Restore it first.`);
    return keptArticle;
  }

  /** Sets columns of an article, given by field. @returns the updated article */
  private async applyColumns(
    manager: EntityManager,
    id: number,
    columnsByField: MergeColumns,
    actor: Actor,
  ): Promise<Article> {
    const requestedBy = formatRequester(actor);
    const { isPublic, ...columns }: Partial<Article> = Object.assign({}, ...Object.values(columnsByField));
    const { latitude, longitude, ...rest } = columns;
    const position =
      'latitude' in columns ? { latitude: parseDegrees(latitude), longitude: parseDegrees(longitude) } : {};
    const edited = await this.mutations.edit(manager, id, { ...rest, ...position }, requestedBy, actor);
    return isPublic === undefined ? edited : this.mutations.setPublic(manager, id, isPublic, requestedBy);
  }
}

/** Returns the source article of each field; fields that the remaining article already has are left out. */
function findSources(take: MergeRequest['take'], otherArticles: Article[]): Partial<Record<MergeField, Article>> {
  const found = Object.entries(take).map(
    ([field, id]) => [field, otherArticles.find((other) => other.id === id)] as const,
  );
  const sources = Object.fromEntries(found.filter(([, source]) => source !== undefined));
  if (sources.image && parseImageFolder(keyFromUrl(sources.image.imageUrl) ?? '')?.kind === 'discoveries') {
    throw new ApiError('MERGE_REJECTED', {
      message: 'This photo belongs to a discovery, whose owner may hide it. Keep the article that has it.',
    });
  }
  return sources;
}

const pickFields = (fields: MergeField[], getSource: (field: MergeField) => Article): MergeColumns =>
  Object.fromEntries(fields.map((field) => [field, pickColumns(getSource(field), field)]));

/** Converts a value to what is read back from a JSON column. */
const roundTripJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const parseDegrees = (value: string | null | undefined): number | null => (value == null ? null : Number(value));

const notUndoableError = (message: string): ApiError => new ApiError('MERGE_NOT_UNDOABLE', { message });

/** @param missing requested ids that no article has */
export const articlesNotFoundError = (missing: number[]): ApiError =>
  new ApiError('ARTICLE_NOT_FOUND', { message: `These articles do not exist: no. ${missing.join(', ')}.` });
