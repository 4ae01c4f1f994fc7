import { Injectable } from '@nestjs/common';
import type { DiscoveryToWrite, GroundedTexts } from '@placelore/contracts/discoveries.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Article } from '../articles/article.entity.js';
import { ArticleWriting } from '../articles/article-writing.service.js';
import { ArticlesRepository } from '../articles/articles.repository.js';
import { DiscoveriesRepository } from './discoveries.repository.js';
import type { Discovery } from './discovery.entity.js';
import { articleOf } from './discovery-article.js';
import { DiscoveryPublishing } from './discovery-publishing.service.js';

/** Who asks that places learn of an article written by the flow. */
const WRITER = 'article.write';

/**
 * The steps of the flow `article.write` that belong to this owner. Both hold the discovery while they decide, so that
 * nobody deletes, hides or publishes it meanwhile; each may be called again without harm.
 */
@Injectable()
export class ArticleWorkService {
  constructor(
    private readonly repository: DiscoveriesRepository,
    private readonly articles: ArticlesRepository,
    private readonly writing: ArticleWriting,
    private readonly publishing: DiscoveryPublishing,
    private readonly work: WorkRequests,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * What to write about; null, and settled, when the discovery is gone or hidden or has its article: nothing is paid for.
   */
  begin(id: number, workRequestId: string): Promise<DiscoveryToWrite | null> {
    return this.dataSource.transaction(async (manager) => {
      const discovery = await this.unwritten(manager, id);
      if (discovery?.isPublic) return toWrite(discovery);
      await this.work.settle(manager, workRequestId, { status: 'done' });
      return null;
    });
  }

  /**
   * Stores the article and settles, in one transaction: public if the discovery still is, none if that is gone. Hidden
   * meanwhile, it is kept for when the discovery is published again. What was written about a place that was corrected
   * meanwhile is not stored, but asked for again; the article from before the correction is replaced.
   * @param revision of the discovery when the writing began
   */
  async commit(id: number, workRequestId: string, guide: GroundedTexts | null, revision: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const discovery = await this.unwritten(manager, id);
      if (!(await this.work.settle(manager, workRequestId, { status: 'done' })) || !discovery) return;
      if (discovery.revision !== revision) {
        if (discovery.isPublic) await this.publishing.requestArticle(manager, id, WRITER);
        return;
      }
      const former = await this.articles.ofDiscovery(manager, id);
      const draft = articleOf(discovery, guide);
      await this.repository.noteArticle(manager, id, revision);
      if (former === null) await this.writing.create(manager, draft, WRITER);
      else await this.writing.rewrite(manager, former, draft, WRITER);
    });
  }

  /** What to write about for a public discovery that has lost its article; null when it has not, or is no more. */
  async lost(manager: EntityManager, id: number): Promise<DiscoveryToWrite | null> {
    const discovery = await this.repository.lostOne(manager, id);
    return discovery && toWrite(discovery);
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
    guide: GroundedTexts | null,
    revision: number,
  ): Promise<Article | null> {
    const discovery = await this.repository.lock(manager, id);
    if (!discovery || discovery.revision !== revision || !(await this.repository.lostOne(manager, id))) return null;
    const recovered = { contentSource: 'recovered', adminReviewed: false } as const;
    const draft = { ...articleOf(discovery, guide), ...recovered, isPublic: false };
    const former = await this.articles.ofDiscovery(manager, id);
    await this.repository.noteArticle(manager, id, revision);
    if (former === null) return this.writing.create(manager, draft, WRITER);
    await this.writing.rewrite(manager, former, draft, WRITER);
    return this.writing.edit(manager, former, recovered, WRITER);
  }

  /** The discovery, held; null when it is gone or has its article. */
  private async unwritten(manager: EntityManager, id: number): Promise<Discovery | null> {
    const discovery = await this.repository.lock(manager, id);
    if (!discovery || discovery.articleRevision < discovery.revision) return discovery;
    return (await this.articles.ofDiscovery(manager, id)) === null ? discovery : null;
  }
}

function toWrite({
  title,
  description,
  culturalInfo,
  facts,
  location,
  latitude,
  longitude,
  revision,
  analysisId,
}: Discovery): DiscoveryToWrite {
  const degrees = (value: string | null) => (value === null ? null : Number(value));
  return {
    title,
    description,
    culturalInfo,
    facts,
    location,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    revision,
    analysisId,
  };
}
