import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Position } from '@placelore/contracts/geography.js';
import type { BatchResult, BatchSubject } from '@placelore/contracts/internal-batch-runs.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../articles/article.entity.js';
import { ArticleWriting } from '../articles/article-writing.service.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { ArticleWorkService } from '../discoveries/article-work.service.js';
import { measure, unplacedOf } from './attraction-distances.js';
import type { BatchRun } from './batch-run.entity.js';
import type { BatchRunItem } from './batch-run-item.entity.js';
import type { ItemEnd } from './batch-runs.repository.js';

/** Who asks that places learn of what a run changed. */
const RUN = 'batch.run';
const skipped = (reason: string): ItemEnd => ({ status: 'skipped', outcome: { reason } });
/** Longest reason of a failure that is kept, in characters. */
const REASON_MOST = 500;

/** What the items of each kind of run are about, and what comes of them. */
@Injectable()
export class BatchItems {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly writing: ArticleWriting,
    private readonly articleWork: ArticleWorkService,
    private readonly dataSource: DataSource,
  ) {}

  /** What the worker needs to know to do an item, as things are now. */
  async subjectOf({ kind }: BatchRun, { ordinal, subjectId }: BatchRunItem): Promise<BatchSubject> {
    if (kind === 'recover-articles') {
      const discovery = await this.articleWork.lost(this.dataSource.manager, subjectId);
      return discovery ? { ordinal, kind, discovery } : { ordinal, kind: 'none' };
    }
    const article = await this.articles.byId(subjectId);
    const at = article && positionOf(article);
    if (!at) return { ordinal, kind: 'none' };
    if (kind === 'generate-nearby-attractions') return { ordinal, kind, at, title: article.title };
    return { ordinal, kind, at, location: article.location, unplaced: unplacedOf(article.nearbyAttractions) };
  }

  /** Takes over what the worker brought, in the transaction that ends the item. */
  async take(
    manager: EntityManager,
    run: BatchRun,
    { subjectId }: BatchRunItem,
    result: BatchResult,
  ): Promise<ItemEnd> {
    if (result.kind === 'failed') {
      const message = result.message.replaceAll('\0', '').toWellFormed().slice(0, REASON_MOST);
      return { status: 'failed', code: result.code, message };
    }
    if (result.kind === 'none') return skipped('There was nothing to do any more.');
    if (result.kind === 'recover-articles') {
      const article = await this.articleWork.recover(manager, subjectId, result.guide, result.revision);
      return article === null
        ? skipped('It has an article, is not public, or was changed meanwhile.')
        : { status: 'done', outcome: { articleId: article.id, slug: article.slug } };
    }
    const article = await this.articles.lock(manager, subjectId);
    if (!article) return skipped('The article is gone.');
    if (!isDeepStrictEqual(positionOf(article), result.at)) return skipped('The article was moved meanwhile.');
    if (result.kind === 'generate-nearby-attractions')
      return this.takeNearby(manager, run, article, result.attractions);
    return this.takeDistances(manager, run, article, result);
  }

  private async takeNearby(
    manager: EntityManager,
    run: BatchRun,
    article: Article,
    attractions: Article['nearbyAttractions'],
  ): Promise<ItemEnd> {
    // That nobody knows anything there is no reason to forget what was known.
    if (attractions.length === 0) return skipped('Nothing was found around it.');
    if (isDeepStrictEqual(attractions, article.nearbyAttractions)) return skipped('Nothing has changed.');
    await this.save(manager, run, article.id, attractions);
    return { status: 'done', outcome: { attractions: attractions.length } };
  }

  private async takeDistances(
    manager: EntityManager,
    run: BatchRun,
    article: Article,
    { at, found }: Extract<BatchResult, { kind: 'fix-attraction-distances' }>,
  ): Promise<ItemEnd> {
    const positions = new Map(found.map((one) => [one.name, one.at]));
    const { attractions, fixed, unplaced } = measure(at, article.nearbyAttractions, positions);
    const outcome = { fixed, unplaced };
    if (fixed === 0) return { status: 'skipped', outcome };
    await this.save(manager, run, article.id, attractions);
    return { status: 'done', outcome };
  }

  private async save(
    manager: EntityManager,
    run: BatchRun,
    id: number,
    nearbyAttractions: Article['nearbyAttractions'],
  ) {
    const saver = { userId: run.startedBy, username: run.startedByName };
    await this.writing.edit(manager, id, { nearbyAttractions }, RUN, saver);
  }
}

function positionOf({ latitude, longitude }: Article): Position | null {
  return latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
}
