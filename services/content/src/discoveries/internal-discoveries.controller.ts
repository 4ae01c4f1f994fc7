import { Controller } from '@nestjs/common';
import {
  internalDiscoveryMaintenance,
  internalDiscoveryPhotos,
} from '@placelore/contracts/content/discoveries.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountDeletionService } from './account-deletion/account-deletion.service.js';
import { AnalysisDeletionService } from './account-deletion/analysis-deletion.service.js';
import { ArticleGenerationService } from './article-generation/article-generation.service.js';
import { DiscoveriesService } from './core/discoveries.service.js';
import { DiscoveryPublishingService } from './core/discovery-publishing.service.js';

@Controller()
export class InternalDiscoveriesController {
  constructor(
    private readonly service: DiscoveriesService,
    private readonly articleGeneration: ArticleGenerationService,
    private readonly accountDeletion: AccountDeletionService,
    private readonly analysisDeletion: AnalysisDeletionService,
    private readonly publishing: DiscoveryPublishingService,
  ) {}

  @Route(internalDiscoveryPhotos.prepareImages)
  @Internal()
  prepareImages(
    @Input() { analysisId, photoKey }: RouteInput<typeof internalDiscoveryPhotos.prepareImages>,
  ): Promise<RouteResponse<typeof internalDiscoveryPhotos.prepareImages>> {
    return this.service.prepareImages(analysisId, photoKey);
  }

  @Route(internalDiscoveries.create)
  @Internal()
  create(
    @Input() creation: RouteInput<typeof internalDiscoveries.create>,
  ): Promise<RouteResponse<typeof internalDiscoveries.create>> {
    return this.service.create(creation);
  }

  @Route(internalDiscoveries.startArticle)
  @Internal()
  async startArticle(
    @Input() { id, jobRequestId }: RouteInput<typeof internalDiscoveries.startArticle>,
  ): Promise<RouteResponse<typeof internalDiscoveries.startArticle>> {
    return { discovery: await this.articleGeneration.start(id, jobRequestId) };
  }

  @Route(internalDiscoveries.commitArticle)
  @Internal()
  commitArticle(
    @Input() { id, jobRequestId, guide, revision }: RouteInput<typeof internalDiscoveries.commitArticle>,
  ): Promise<void> {
    return this.articleGeneration.commit(id, jobRequestId, guide, revision);
  }

  @Route(internalDiscoveryPhotos.listUnjudged)
  @Internal()
  listUnjudged(
    @Input() { after }: RouteInput<typeof internalDiscoveryPhotos.listUnjudged>,
  ): Promise<RouteResponse<typeof internalDiscoveryPhotos.listUnjudged>> {
    return this.service.listUnjudged(after);
  }

  @Route(internalDiscoveryPhotos.judge)
  @Internal()
  judge(@Input() { id, safety, moderation }: RouteInput<typeof internalDiscoveryPhotos.judge>): Promise<void> {
    return this.publishing.judge(id, { safety, moderation });
  }

  @Route(internalDiscoveries.claim)
  @Internal()
  async claim(
    @Input() { userId, username, visitorId }: RouteInput<typeof internalDiscoveries.claim>,
  ): Promise<RouteResponse<typeof internalDiscoveries.claim>> {
    return { claimed: await this.service.claim(visitorId, { id: userId, username }) };
  }

  @Route(internalDiscoveries.deleteOwned)
  @Internal()
  deleteOwned(
    @Input() deletedAccount: RouteInput<typeof internalDiscoveries.deleteOwned>,
  ): Promise<RouteResponse<typeof internalDiscoveries.deleteOwned>> {
    return this.accountDeletion.deleteNext(deletedAccount);
  }

  @Route(internalDiscoveryMaintenance.deleteByAnalysis)
  @Internal()
  deleteByAnalysis(
    @Input() { analysisId }: RouteInput<typeof internalDiscoveryMaintenance.deleteByAnalysis>,
  ): Promise<void> {
    return this.analysisDeletion.deleteByAnalysis(analysisId);
  }

  @Route(internalDiscoveryMaintenance.expire)
  @Internal()
  async deleteUnused(
    @Input() { analysisIds }: RouteInput<typeof internalDiscoveryMaintenance.expire>,
  ): Promise<RouteResponse<typeof internalDiscoveryMaintenance.expire>> {
    return { inUse: await this.analysisDeletion.deleteUnused(analysisIds) };
  }

  @Route(internalDiscoveries.deleteMedia)
  @Internal()
  deleteMedia(@Input() { keys }: RouteInput<typeof internalDiscoveries.deleteMedia>): Promise<void> {
    return this.service.deleteMedia(keys);
  }
}
