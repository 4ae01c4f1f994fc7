import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { TextOptions } from '@placelore/fact-check/verify-texts.js';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { TimeSlices } from '@placelore/platform/concurrency/time-slices.js';
import { HealthChecks } from '@placelore/platform/health/health-checks.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { DataSource, type EntityManager } from 'typeorm';
import { ArticlesRepository, type NewArticle } from '../../articles/core/articles.repository.js';
import { ArticlesService } from '../../articles/core/articles.service.js';
import { SearchIndexRequests } from '../../articles/search/engine/search-index-requests.js';
import { UNSOURCED_SENTENCES } from '../../fact-check/text-checker.js';
import { withCover } from '../../media/cover-keys.js';
import type { ComposedArticle } from './article-composer.js';
import { assignSlugs, buildSlugCandidates, type TitledRecord } from './slugs.js';
import { StarterLibraryRepository } from './starter-library.repository.js';

type GuidebookRecord = LandmarkRecord | CityRecord;

/** Ms between the publication dates of two articles, so that a feed of the newest starts with the best known. */
const PUBLISH_INTERVAL_MS = 1_000;

/**
 * Publishes the guidebook as articles at the first start, and the additions of a later release at its first start.
 * Deleted articles stay deleted. If several processes start at once, one seeds and the others find the work done.
 */
@Injectable()
export class StarterLibraryService implements OnApplicationBootstrap, OnApplicationShutdown {
  private currentRun: Promise<void> | undefined;
  /** Whether there are no guides at all until the current run ends. */
  private isFirstRun = false;

  constructor(
    private readonly repository: StarterLibraryRepository,
    private readonly articlesRepository: ArticlesRepository,
    private readonly articles: ArticlesService,
    private readonly searchIndex: SearchIndexRequests,
    private readonly dataSource: DataSource,
    @Inject(UNSOURCED_SENTENCES) private readonly unsourced: TextOptions['unsourced'],
    @Inject(LOGGER) private readonly logger: Logger,
    health: HealthChecks,
  ) {
    health.register('guides', async () => {
      if (this.isFirstRun) throw new ApiError('LIBRARY_NOT_READY');
    });
  }

  /**
   * Runs in the background, so that the service answers before it ends. Without any guide the service is not ready,
   * though: its first visitors would see an empty library, and the caches in front of it would keep that.
   */
  async onApplicationBootstrap(): Promise<void> {
    this.isFirstRun = !(await this.repository.hasArticles(this.dataSource.manager));
    this.currentRun = this.seedAndLog().finally(() => {
      this.isFirstRun = false;
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.currentRun;
  }

  /**
   * Adds the articles about records that never had one: all of them or none. While it does, no reader is told that an
   * article does not exist.
   * @returns the number of added articles
   */
  async seed(guidebook = Guidebook.load()): Promise<number> {
    // Checked before the lock, because articles are about to appear even if another process is adding them.
    const { missing } = await this.findMissing(this.dataSource.manager, guidebook);
    const add = () => this.addMissing(guidebook);
    return missing.length > 0 ? this.articles.publishLibrary(add) : add();
  }

  /** Returns the records that never had an article, and the slugs of those that have one. */
  private async findMissing(manager: EntityManager, guidebook: Guidebook) {
    const slugs = await this.articlesRepository.getGuidebookSlugs(manager);
    const seededIds = await this.repository.findSeededIds(manager);
    const records: GuidebookRecord[] = [...guidebook.landmarks, ...guidebook.cities];
    return { slugs, missing: records.filter(({ id }) => !seededIds.has(id) && !slugs.has(id)) };
  }

  private addMissing(guidebook: Guidebook): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await this.repository.lock(manager);
      const { slugs, missing } = await this.findMissing(manager, guidebook);
      if (missing.length > 0) {
        await this.articlesRepository.insertMany(manager, await this.compose(manager, guidebook, missing, slugs));
        await this.articles.rebuildArticleIndex(manager, 'starter-library');
        await this.searchIndex.requestRebuild(manager, 'starter-library');
      }
      await this.repository.markSeeded(manager);
      return missing.length;
    });
  }

  private async compose(
    manager: EntityManager,
    guidebook: Guidebook,
    records: GuidebookRecord[],
    slugs: ReadonlyMap<string, string>,
  ): Promise<NewArticle[]> {
    // Imported only when there is something to compose, because the country borders that it loads stay in memory.
    const { ArticleComposer, prominenceScore } = await import('./article-composer.js');
    const titledRecords = records.map(({ id, name, country }): TitledRecord => ({ id, title: name, country }));
    const takenSlugs = await this.articlesRepository.findTakenSlugs(
      manager,
      titledRecords.flatMap(buildSlugCandidates),
    );
    const slugById = new Map([...slugs, ...assignSlugs(titledRecords, takenSlugs)]);
    const composer = new ArticleComposer(guidebook, (id) => slugById.get(id) ?? null, this.unsourced);
    const scores = new Map(records.map((record) => [record.id, prominenceScore(guidebook, record)]));
    const ordered = records.toSorted((a, b) => scores.get(b.id)! - scores.get(a.id)!);
    const now = Date.now();
    const rows: NewArticle[] = [];
    // An article with a story takes up to 40 ms, because each of its sentences is checked.
    const slices = new TimeSlices();
    for (const record of ordered) {
      const article = 'popularity' in record ? composer.composeLandmark(record) : composer.composeCity(record);
      const publishedAt = new Date(now - rows.length * PUBLISH_INTERVAL_MS);
      rows.push({
        ...buildArticle(article, slugById.get(record.id)!, publishedAt),
        prominence: scores.get(record.id)!,
        otherNames: [record.localName ?? [], record.aliases].flat().join(' · '),
      });
      await slices.rest();
    }
    return rows;
  }

  private async seedAndLog(): Promise<void> {
    const started = performance.now();
    try {
      const added = await this.seed();
      const ms = Math.round(performance.now() - started);
      this.logger.info(
        { added, ms },
        added > 0 ? 'The starter library has been published' : 'The starter library is complete',
      );
    } catch (thrown) {
      this.logger.error({ err: thrown }, 'Failed to publish the starter library; the next start retries');
    }
  }
}

function buildArticle(article: ComposedArticle, slug: string, publishedAt: Date): NewArticle {
  return withCover({
    ...article,
    slug,
    latitude: article.latitude.toFixed(6),
    longitude: article.longitude.toFixed(6),
    imageUrl: '',
    thumbnailUrl: null,
    contentSource: 'admin_created',
    isPublic: true,
    adminReviewed: true,
    writing: null,
    publishedAt,
  });
}
