import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { MergeField } from '@placelore/contracts/duplicates.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { AuditLog } from '@placelore/platform/audit/audit-log.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../articles/article.entity.js';
import { ArticleWriting } from '../articles/article-writing.service.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { requesterOf } from '../discoveries/ownership.js';
import { folderOf, keyAt } from '../media/media-keys.js';
import type { ArticleMerge } from './article-merge.entity.js';
import { DeletedArticlesRepository } from './deleted-articles.repository.js';
import { DeletedArticles } from './deleted-articles.service.js';
import { columnsOf, type MergeColumns } from './merge-columns.js';
import { MergesRepository } from './merges.repository.js';

export interface MergeWish {
  keepId: number;
  articleIds: number[];
  /** Which article a field is taken over from. */
  take: Partial<Record<MergeField, number>>;
}

/** Makes several articles one, and takes that back within thirty days. */
@Injectable()
export class ArticleMerges {
  constructor(
    private readonly repository: MergesRepository,
    private readonly articles: ArticlesRepository,
    private readonly writing: ArticleWriting,
    private readonly deleted: DeletedArticles,
    private readonly deletedRepository: DeletedArticlesRepository,
    private readonly audit: AuditLog,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The kept article takes over the named fields; the others are deleted, and their addresses lead to it.
   * @throws ApiError ARTICLE_NOT_FOUND naming those there are none of; MERGE_REFUSED for the photo of a discovery;
   * DISCOVERY_PRIVATE when the kept one would be published while its discovery is not
   */
  async merge(actor: Person, { keepId, articleIds, take }: MergeWish): Promise<ArticleMerge> {
    return this.dataSource.transaction(async (manager) => {
      const { kept, others } = await this.hold(manager, keepId, articleIds, take.isPublic !== undefined);
      const sources = sourcesOf(take, others);
      const fields = Object.keys(sources) as MergeField[];
      const started = await this.repository.insert(manager, {
        keepId,
        keptTitle: kept.title,
        removed: others.map(({ id, title, slug }) => ({ id, title, slug })),
        former: pick(fields, () => kept),
        taken: {},
        mergedBy: actor.userId,
        mergedByName: actor.username,
      });
      const removed = await this.deleted.remove(manager, actor, articleIds, 'merged', started.id);
      const addresses = removed.flatMap(({ slug, addresses: former }) => [slug, ...former]);
      const redirects = await this.deletedRepository.giveAddresses(manager, keepId, addresses);
      const after = await this.apply(
        manager,
        keepId,
        pick(fields, (field) => sources[field]!),
        actor,
      );
      await this.audit.record(manager, actor, {
        action: 'article.merge',
        subject: { type: 'article', id: keepId, name: after.title },
        after: { merged: started.removed, taken: fields },
      });
      return this.repository.note(manager, started.id, { taken: pick(fields, () => after), redirects });
    });
  }

  /** Merges that can still be looked at, the newest first. */
  list(limit: number, before?: number): Promise<ArticleMerge[]> {
    return this.repository.list(limit, before);
  }

  /**
   * Takes a merge back: the others stand under their addresses again, and the kept article has what it had before, but
   * for fields that were changed since.
   * @returns what was restored, and the fields that were left
   * @throws ApiError MERGE_NOT_FOUND; MERGE_NOT_UNDOABLE when it was undone, or the kept article was deleted; as
   * {@link DeletedArticles.restore}
   */
  async undo(actor: Person, id: number): Promise<{ restored: Article[]; left: MergeField[] }> {
    return this.dataSource.transaction(async (manager) => {
      const merge = await this.repository.lock(manager, id);
      if (!merge) throw new ApiError('MERGE_NOT_FOUND');
      if (merge.undoneAt !== null) throw notUndoable('This merge was undone already.');
      const kept = await this.holdKept(manager, merge);
      const fields = Object.keys(merge.taken) as MergeField[];
      const left = fields.filter((field) => !isDeepStrictEqual(asStored(columnsOf(kept, field)), merge.taken[field]));
      const back = Object.fromEntries(
        fields.filter((field) => !left.includes(field)).map((field) => [field, merge.former[field]]),
      );
      await this.repository.takeAddresses(manager, merge.keepId, merge.redirects);
      await this.apply(manager, merge.keepId, back, actor);
      const restored = await this.deleted.restoreOfMerge(manager, actor, id);
      if (restored.length === 0) throw notUndoable('What was merged is gone for good.');
      await this.repository.noteUndone(manager, id);
      await this.audit.record(manager, actor, {
        action: 'article.unmerge',
        subject: { type: 'article', id: merge.keepId, name: kept.title },
        after: { restored: restored.map(({ id: article, title, slug }) => ({ id: article, title, slug })), left },
      });
      return { restored, left };
    });
  }

  /** All of them, held. Whoever publishes holds the discovery first, as everybody does. */
  private async hold(manager: EntityManager, keepId: number, articleIds: number[], publishes: boolean) {
    if (publishes) await this.articles.holdDiscovery(manager, keepId);
    const rows = await this.articles.lockAll(manager, [keepId, ...articleIds]);
    const missing = [keepId, ...articleIds].filter((id) => !rows.some((row) => row.id === id));
    if (missing.length > 0) throw noSuch(missing);
    return { kept: rows.find(({ id }) => id === keepId)!, others: rows.filter(({ id }) => id !== keepId) };
  }

  private async holdKept(manager: EntityManager, { keepId, taken }: ArticleMerge): Promise<Article> {
    if (taken.isPublic) await this.articles.holdDiscovery(manager, keepId);
    const kept = await this.articles.lock(manager, keepId);
    if (!kept) throw notUndoable(`The article that was kept (no. ${keepId}) was deleted. Restore it first.`);
    return kept;
  }

  /** Gives an article columns by fields; returns it as it is then. */
  private async apply(manager: EntityManager, id: number, by: MergeColumns, actor: Person): Promise<Article> {
    const requestedBy = requesterOf(actor);
    const { isPublic, ...columns }: Partial<Article> = Object.assign({}, ...Object.values(by));
    const { latitude, longitude, ...rest } = columns;
    const position = 'latitude' in columns ? { latitude: degrees(latitude), longitude: degrees(longitude) } : {};
    const edited = await this.writing.edit(manager, id, { ...rest, ...position }, requestedBy, actor);
    return isPublic === undefined ? edited : this.writing.setPublic(manager, id, isPublic, requestedBy);
  }
}

/** The articles fields are taken over from; not the kept one, which has them. */
function sourcesOf(take: MergeWish['take'], others: Article[]): Partial<Record<MergeField, Article>> {
  const found = Object.entries(take).map(([field, id]) => [field, others.find((other) => other.id === id)] as const);
  const sources = Object.fromEntries(found.filter(([, source]) => source !== undefined));
  if (sources.image && folderOf(keyAt(sources.image.imageUrl) ?? '')?.kind === 'discoveries') {
    throw new ApiError('MERGE_REFUSED', {
      message: 'That photo belongs to a discovery, whose owner may withdraw it. Keep the article that has it.',
    });
  }
  return sources;
}

const pick = (fields: MergeField[], from: (field: MergeField) => Article): MergeColumns =>
  Object.fromEntries(fields.map((field) => [field, columnsOf(from(field), field)]));

/** A value as it comes back from a column of JSON. */
const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const degrees = (value: string | null | undefined): number | null => (value == null ? null : Number(value));

const notUndoable = (message: string): ApiError => new ApiError('MERGE_NOT_UNDOABLE', { message });

/** @param missing ids that were named, and are of no article */
export const noSuch = (missing: number[]): ApiError =>
  new ApiError('ARTICLE_NOT_FOUND', { message: `There is no article no. ${missing.join(', ')}.` });
