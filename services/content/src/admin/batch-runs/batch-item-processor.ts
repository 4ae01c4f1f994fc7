import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { BatchResult, BatchSubject } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { RecordComparison } from '@placelore/contracts/places/facts.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { toStorableText } from '@placelore/platform/database/storable-text.js';
import { DataSource, type EntityManager } from 'typeorm';
import { CommonsPhotosService } from '../../articles/commons-photos/commons-photos.service.js';
import type { Article } from '../../articles/core/article.entity.js';
import { ArticleMutationsService } from '../../articles/core/article-mutations.service.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { ArticleGenerationService } from '../../discoveries/article-generation/article-generation.service.js';
import { findUnlocatedNames, measureDistances } from './attraction-distances.js';
import type { BatchRun } from './batch-run.entity.js';
import type { BatchRunItem } from './batch-run-item.entity.js';
import type { ItemResult } from './batch-runs.repository.js';
import { listGuidebookRecords } from './guidebook-records.js';

/** Requester of the index update that follows a run's changes. */
const REQUESTED_BY = 'batch.run';
const skippedResult = (reason: string): ItemResult => ({ status: 'skipped', outcome: { reason } });
/** Maximum length of a stored failure reason, in characters. */
const MAX_MESSAGE_LENGTH = 500;

/** Prepares the items of each kind of run for the worker and stores their results. */
@Injectable()
export class BatchItemProcessor {
  constructor(
    private readonly articles: ArticlesRepository,
    private readonly mutations: ArticleMutationsService,
    private readonly articleGeneration: ArticleGenerationService,
    private readonly photos: CommonsPhotosService,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns what the worker needs to process an item, from the item's present state. */
  async loadSubject({ kind }: BatchRun, { ordinal, subjectId, subjectName }: BatchRunItem): Promise<BatchSubject> {
    if (kind === 'recover-articles') {
      const discovery = await this.articleGeneration.findMissingArticle(this.dataSource.manager, subjectId);
      return discovery ? { ordinal, kind, discovery } : { ordinal, kind: 'none' };
    }
    if (kind === 'find-photos') {
      const subject = await this.photos.findSubject(subjectId, null);
      return subject ? { ordinal, kind, articleId: subjectId, subject } : { ordinal, kind: 'none' };
    }
    if (kind === 'compare-guidebook') {
      const record = listGuidebookRecords()[subjectId - 1];
      // An update of the guidebook may have given the number to another record.
      return record?.name === subjectName
        ? { ordinal, kind, record: { type: record.type, id: record.id } }
        : { ordinal, kind: 'none' };
    }
    const article = await this.articles.findById(subjectId);
    const position = article && toPosition(article);
    if (!position) return { ordinal, kind: 'none' };
    if (kind === 'generate-nearby-attractions') return { ordinal, kind, at: position, title: article.title };
    const unplaced = findUnlocatedNames(article.nearbyAttractions);
    return { ordinal, kind, at: position, location: article.location, unplaced };
  }

  /** Stores the worker's result in the transaction that finishes the item. */
  async applyResult(
    manager: EntityManager,
    run: BatchRun,
    { subjectId }: BatchRunItem,
    result: BatchResult,
  ): Promise<ItemResult> {
    if (result.kind === 'failed') {
      const message = toStorableText(result.message).slice(0, MAX_MESSAGE_LENGTH);
      return { status: 'failed', code: result.code, message };
    }
    if (result.kind === 'none') return skippedResult('No work was left for this item.');
    if (result.kind === 'recover-articles') {
      const article = await this.articleGeneration.recover(manager, subjectId, result.guide, result.revision);
      return article === null
        ? skippedResult('The discovery has an article, is private, or was changed during the run.')
        : { status: 'done', outcome: { articleId: article.id, slug: article.slug } };
    }
    if (result.kind === 'find-photos') return this.applyPhoto(manager, subjectId, result.credit);
    if (result.kind === 'compare-guidebook') return toComparedResult(result);
    const article = await this.articles.lock(manager, subjectId);
    if (!article) return skippedResult('The article was deleted.');
    if (!isDeepStrictEqual(toPosition(article), result.at))
      return skippedResult('The position of the article was changed during the run.');
    if (result.kind === 'generate-nearby-attractions')
      return this.applyNearby(manager, run, article, result.attractions);
    return this.applyDistances(manager, run, article, result);
  }

  private async applyPhoto(manager: EntityManager, id: number, credit: ImageCredit | null): Promise<ItemResult> {
    if (credit === null) return skippedResult('No photo that may be published was found.');
    return (await this.photos.show(manager, id, { credit, replaced: null }))
      ? { status: 'done', outcome: { photo: credit.title } }
      : skippedResult('The article got another image during the run.');
  }

  private async applyNearby(
    manager: EntityManager,
    run: BatchRun,
    article: Article,
    attractions: Article['nearbyAttractions'],
  ): Promise<ItemResult> {
    // If the providers find nothing, that is no reason to delete known attractions.
    if (attractions.length === 0) return skippedResult('No nearby attractions were found.');
    if (isDeepStrictEqual(attractions, article.nearbyAttractions))
      return skippedResult('The nearby attractions have not changed.');
    await this.saveAttractions(manager, run, article.id, attractions);
    return { status: 'done', outcome: { attractions: attractions.length } };
  }

  private async applyDistances(
    manager: EntityManager,
    run: BatchRun,
    article: Article,
    { at: position, found }: Extract<BatchResult, { kind: 'fix-attraction-distances' }>,
  ): Promise<ItemResult> {
    const positions = new Map(found.map((attraction) => [attraction.name, attraction.at]));
    const { attractions, fixed, unplaced } = measureDistances(position, article.nearbyAttractions, positions);
    const outcome = { fixed, unplaced };
    if (fixed === 0) return { status: 'skipped', outcome };
    await this.saveAttractions(manager, run, article.id, attractions);
    return { status: 'done', outcome };
  }

  private async saveAttractions(
    manager: EntityManager,
    run: BatchRun,
    id: number,
    nearbyAttractions: Article['nearbyAttractions'],
  ) {
    const savedBy = { userId: run.startedBy, username: run.startedByName };
    await this.mutations.edit(manager, id, { nearbyAttractions }, REQUESTED_BY, savedBy);
  }
}

function toPosition({ latitude, longitude }: Article): Position | null {
  return latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Only records with differences count as done, so that the list of done items shows exactly those. */
function toComparedResult({ itemUrl, differences }: RecordComparison): ItemResult {
  if (itemUrl === null) return skippedResult('No item of Wikidata is certainly this place.');
  if (differences.length > 0) return { status: 'done', outcome: { itemUrl, differences } };
  return { status: 'skipped', outcome: { itemUrl, reason: 'Wikidata agrees, or does not say.' } };
}
