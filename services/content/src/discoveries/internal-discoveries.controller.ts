import { Controller } from '@nestjs/common';
import { internalDiscoveryMaintenance } from '@placelore/contracts/content/discoveries.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountDeletionService } from './account-deletion/account-deletion.service.js';
import { AnalysisDeletionService } from './account-deletion/analysis-deletion.service.js';
import { ArticleGenerationService } from './article-generation/article-generation.service.js';
import { DiscoveriesService } from './core/discoveries.service.js';
import { DiscoveryPublishingService } from './core/discovery-publishing.service.js';
import { RelocationsService } from './core/relocations.service.js';

@Controller()
export class InternalDiscoveriesController {
  constructor(
    private readonly service: DiscoveriesService,
    private readonly articleGeneration: ArticleGenerationService,
    private readonly accountDeletion: AccountDeletionService,
    private readonly relocations: RelocationsService,
    private readonly analysisDeletion: AnalysisDeletionService,
    private readonly publishing: DiscoveryPublishingService,
  ) {}

  @Route(internalDiscoveries.create)
  @Internal()
  create(
    _worker: Identity,
    creation: RouteInput<typeof internalDiscoveries.create>,
  ): Promise<RouteResponse<typeof internalDiscoveries.create>> {
    return this.service.create(creation);
  }

  @Route(internalDiscoveries.startArticle)
  @Internal()
  async startArticle(
    _worker: Identity,
    { id, jobRequestId }: RouteInput<typeof internalDiscoveries.startArticle>,
  ): Promise<RouteResponse<typeof internalDiscoveries.startArticle>> {
    return { discovery: await this.articleGeneration.start(id, jobRequestId) };
  }

  @Route(internalDiscoveries.commitArticle)
  @Internal()
  commitArticle(
    _worker: Identity,
    { id, jobRequestId, guide, revision }: RouteInput<typeof internalDiscoveries.commitArticle>,
  ): Promise<void> {
    return this.articleGeneration.commit(id, jobRequestId, guide, revision);
  }

  @Route(internalDiscoveryMaintenance.nextRelocation)
  @Internal()
  async nextRelocation(): Promise<RouteResponse<typeof internalDiscoveryMaintenance.nextRelocation>> {
    return { discovery: await this.relocations.findNext() };
  }

  @Route(internalDiscoveryMaintenance.relocate)
  @Internal()
  relocate(_worker: Identity, result: RouteInput<typeof internalDiscoveryMaintenance.relocate>): Promise<void> {
    return this.relocations.relocate(result);
  }

  @Route(internalDiscoveries.listUnjudged)
  @Internal()
  listUnjudged(
    _worker: Identity,
    { after }: RouteInput<typeof internalDiscoveries.listUnjudged>,
  ): Promise<RouteResponse<typeof internalDiscoveries.listUnjudged>> {
    return this.service.listUnjudged(after);
  }

  @Route(internalDiscoveries.judge)
  @Internal()
  judge(_worker: Identity, { id, safety, moderation }: RouteInput<typeof internalDiscoveries.judge>): Promise<void> {
    return this.publishing.judge(id, { safety, moderation });
  }

  @Route(internalDiscoveries.claim)
  @Internal()
  async claim(
    _worker: Identity,
    { userId, username, visitorId }: RouteInput<typeof internalDiscoveries.claim>,
  ): Promise<RouteResponse<typeof internalDiscoveries.claim>> {
    return { claimed: await this.service.claim(visitorId, { id: userId, username }) };
  }

  @Route(internalDiscoveries.deleteOwned)
  @Internal()
  deleteOwned(
    _worker: Identity,
    deletedAccount: RouteInput<typeof internalDiscoveries.deleteOwned>,
  ): Promise<RouteResponse<typeof internalDiscoveries.deleteOwned>> {
    return this.accountDeletion.deleteNext(deletedAccount);
  }

  @Route(internalDiscoveryMaintenance.deleteByAnalysis)
  @Internal()
  deleteByAnalysis(
    _worker: Identity,
    { analysisId }: RouteInput<typeof internalDiscoveryMaintenance.deleteByAnalysis>,
  ): Promise<void> {
    return this.analysisDeletion.deleteByAnalysis(analysisId);
  }

  @Route(internalDiscoveryMaintenance.expire)
  @Internal()
  async deleteUnused(
    _worker: Identity,
    { analysisIds }: RouteInput<typeof internalDiscoveryMaintenance.expire>,
  ): Promise<RouteResponse<typeof internalDiscoveryMaintenance.expire>> {
    return { inUse: await this.analysisDeletion.deleteUnused(analysisIds) };
  }

  @Route(internalDiscoveries.deleteMedia)
  @Internal()
  deleteMedia(_worker: Identity, { keys }: RouteInput<typeof internalDiscoveries.deleteMedia>): Promise<void> {
    return this.service.deleteMedia(keys);
  }
}
