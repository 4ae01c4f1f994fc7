import { Injectable } from '@nestjs/common';
import type { ArticleSource, VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../../articles/core/article.entity.js';
import { ArticleMutationsService } from '../../articles/core/article-mutations.service.js';
import { ArticlesRepository } from '../../articles/core/articles.repository.js';
import { TextChecker } from '../../fact-check/text-checker.js';
import { DiscoveriesRepository } from '../core/discoveries.repository.js';
import type { Discovery } from '../core/discovery.entity.js';
import { DiscoveryPublishingService } from '../core/discovery-publishing.service.js';
import { type CheckedGuide, toArticleDraft } from './discovery-article.js';

/** Requester of the index update after the job has written an article. */
const REQUESTED_BY = 'article.write';

/**
 * Content's steps of the job `article.write`. Both lock the discovery, so that it cannot be deleted, hidden or
 * published in the meantime. Every step is idempotent.
 */
@Injectable()
export class ArticleGenerationService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly articles: ArticlesRepository,
    private readonly articleMutations: ArticleMutationsService,
    private readonly publishing: DiscoveryPublishingService,
    private readonly jobRequests: JobRequests,
    private readonly textChecker: TextChecker,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Returns the writing task. Returns null, and finishes the job, when the discovery was deleted or hidden or already
   * has its article, so that no text is paid for in vain.
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
   * Stores the article and finishes the job, in one transaction.
   * - The article is public if the discovery is; if the discovery was deleted, there is none. The article of a hidden
   *   discovery is stored for its next publication, and a thin one waits for review.
   * - If the place was corrected since, the text is discarded and requested again. The new text then replaces the
   *   article from before the correction.
   * @param revision of the discovery when the generation started
   */
  async commit(id: number, jobRequestId: string, guide: VerifiedTexts | null, revision: number): Promise<void> {
    const checked = await this.check(guide);
    await this.dataSource.transaction(async (manager) => {
      const discovery = await this.lockWithoutArticle(manager, id);
      if (!(await this.jobRequests.finish(manager, jobRequestId, { status: 'done' })) || !discovery) return;
      if (discovery.revision !== revision) {
        if (discovery.isPublic) await this.publishing.requestArticle(manager, id, REQUESTED_BY);
        return;
      }
      const existingArticleId = await this.articles.findIdByDiscovery(manager, id);
      const draft = toArticleDraft(discovery, checked);
      await this.repository.saveArticleRevision(manager, id, revision);
      if (existingArticleId === null) await this.articleMutations.create(manager, draft, REQUESTED_BY);
      else await this.articleMutations.rewrite(manager, existingArticleId, draft, REQUESTED_BY);
    });
  }

  /** Returns the writing task for a public discovery that lost its article; null when it did not, or was deleted. */
  async findMissingArticle(manager: EntityManager, id: number): Promise<ArticleSource | null> {
    const discovery = await this.repository.findWithoutArticle(manager, id);
    return discovery && toArticleSource(discovery);
  }

  /**
   * Stores the recovered article of a discovery, private and listed for review, in the caller's transaction. If it
   * replaces an article that was empty or had a corrupted slug, that slug redirects to the new one.
   * @param revision of the discovery when the generation started
   * @returns null when an article exists, or the discovery was corrected since
   */
  async recover(
    manager: EntityManager,
    id: number,
    guide: VerifiedTexts | null,
    revision: number,
  ): Promise<Article | null> {
    const checked = await this.check(guide);
    const discovery = await this.repository.lock(manager, id);
    if (!discovery || discovery.revision !== revision || !(await this.repository.findWithoutArticle(manager, id)))
      return null;
    const recoveredFields = { contentSource: 'recovered', adminReviewed: false } as const;
    const draft = { ...toArticleDraft(discovery, checked), ...recoveredFields, isPublic: false };
    const existingArticleId = await this.articles.findIdByDiscovery(manager, id);
    await this.repository.saveArticleRevision(manager, id, revision);
    if (existingArticleId === null) return this.articleMutations.create(manager, draft, REQUESTED_BY);
    await this.articleMutations.rewrite(manager, existingArticleId, draft, REQUESTED_BY);
    return this.articleMutations.edit(manager, existingArticleId, recoveredFields, REQUESTED_BY);
  }

  /**
   * Checks the texts. Called before the discovery is locked, because the first check of a process loads its word lists.
   */
  private async check(guide: VerifiedTexts | null): Promise<CheckedGuide | null> {
    return guide && { ...guide, ...(await this.textChecker.check(guide)) };
  }

  /** Returns the discovery, locked; null when it was deleted, or already has its article or one that was merged. */
  private async lockWithoutArticle(manager: EntityManager, id: number): Promise<Discovery | null> {
    const discovery = await this.repository.lock(manager, id);
    if (!discovery || discovery.articleRevision < discovery.revision) return discovery;
    return (await this.repository.findArticleId(id, manager)) === null ? discovery : null;
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
  verification,
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
    verification,
  };
}
