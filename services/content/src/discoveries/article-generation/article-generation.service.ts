import { Injectable } from '@nestjs/common';
import type { ArticleSource, VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../../articles/core/article.entity.js';
import { ArticleMutationsService } from '../../articles/core/article-mutations.service.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { DiscoveriesRepository } from '../core/discoveries.repository.js';
import type { Discovery } from '../core/discovery.entity.js';
import { DiscoveryPublishingService } from '../core/discovery-publishing.service.js';
import { toArticleDraft } from './discovery-article.js';

/** Who asks that places learn of an article written by the flow. */
const REQUESTED_BY = 'article.write';

/**
 * The steps of the flow `article.write` that belong to this owner. Both hold the discovery while they decide, so that
 * nobody deletes, hides or publishes it meanwhile; each may be called again without harm.
 */
@Injectable()
export class ArticleGenerationService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly articles: ArticlesRepository,
    private readonly articleMutations: ArticleMutationsService,
    private readonly publishing: DiscoveryPublishingService,
    private readonly jobRequests: JobRequests,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * What to write about; null, and settled, when the discovery is gone or hidden or has its article: nothing is paid for.
   */
  start(id: number, jobRequestId: string): Promise<ArticleSource | null> {
    return this.dataSource.transaction(async (manager) => {
      const discovery = await this.lockWithoutArticle(manager, id);
      if (discovery?.isPublic) return toArticleSource(discovery);
      await this.jobRequests.finish(manager, jobRequestId, { status: 'done' });
      return null;
    });
  }

  /**
   * Stores the article and settles, in one transaction: public if the discovery still is, none if that is gone. Hidden
   * meanwhile, it is kept for when the discovery is published again. What was written about a place that was corrected
   * meanwhile is not stored, but asked for again; the article from before the correction is replaced.
   * @param revision of the discovery when the writing began
   */
  async commit(id: number, jobRequestId: string, guide: VerifiedTexts | null, revision: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const discovery = await this.lockWithoutArticle(manager, id);
      if (!(await this.jobRequests.finish(manager, jobRequestId, { status: 'done' })) || !discovery) return;
      if (discovery.revision !== revision) {
        if (discovery.isPublic) await this.publishing.requestArticle(manager, id, REQUESTED_BY);
        return;
      }
      const existingArticleId = await this.articles.findIdByDiscovery(manager, id);
      const draft = toArticleDraft(discovery, guide);
      await this.repository.saveArticleRevision(manager, id, revision);
      if (existingArticleId === null) await this.articleMutations.create(manager, draft, REQUESTED_BY);
      else await this.articleMutations.rewrite(manager, existingArticleId, draft, REQUESTED_BY);
    });
  }

  /** What to write about for a public discovery that has lost its article; null when it has not, or is no more. */
  async findMissingArticle(manager: EntityManager, id: number): Promise<ArticleSource | null> {
    const discovery = await this.repository.findWithoutArticle(manager, id);
    return discovery && toArticleSource(discovery);
  }

  /**
   * Stores the article that a discovery has lost: recovered, hidden, and waiting for review, in the caller's transaction.
   * An article that was empty or had a corrupted address is replaced, and that address leads to the new one.
   * @param revision of the discovery when the writing began
   * @returns null when it is not lost any more, or was corrected meanwhile
   */
  async recover(
    manager: EntityManager,
    id: number,
    guide: VerifiedTexts | null,
    revision: number,
  ): Promise<Article | null> {
    const discovery = await this.repository.lock(manager, id);
    if (!discovery || discovery.revision !== revision || !(await this.repository.findWithoutArticle(manager, id)))
      return null;
    const recoveredFields = { contentSource: 'recovered', adminReviewed: false } as const;
    const draft = { ...toArticleDraft(discovery, guide), ...recoveredFields, isPublic: false };
    const existingArticleId = await this.articles.findIdByDiscovery(manager, id);
    await this.repository.saveArticleRevision(manager, id, revision);
    if (existingArticleId === null) return this.articleMutations.create(manager, draft, REQUESTED_BY);
    await this.articleMutations.rewrite(manager, existingArticleId, draft, REQUESTED_BY);
    return this.articleMutations.edit(manager, existingArticleId, recoveredFields, REQUESTED_BY);
  }

  /** The discovery, held; null when it is gone or has its article. */
  private async lockWithoutArticle(manager: EntityManager, id: number): Promise<Discovery | null> {
    const discovery = await this.repository.lock(manager, id);
    if (!discovery || discovery.articleRevision < discovery.revision) return discovery;
    return (await this.articles.findIdByDiscovery(manager, id)) === null ? discovery : null;
  }
}

function toArticleSource({
  title,
  description,
  culturalInfo,
  facts,
  location,
  latitude,
  longitude,
  revision,
  analysisId,
}: Discovery): ArticleSource {
  const parseDegrees = (value: string | null) => (value === null ? null : Number(value));
  return {
    title,
    description,
    culturalInfo,
    facts,
    location,
    latitude: parseDegrees(latitude),
    longitude: parseDegrees(longitude),
    revision,
    analysisId,
  };
}
