import { Controller } from '@nestjs/common';
import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import type { Identity } from '@placelore/contracts/identity.js';
import { internalDiscoveryUpkeep } from '@placelore/contracts/internal-discoveries.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountRemoval } from './account-removal.service.js';
import { AnalysisEnd } from './analysis-end.service.js';
import { ArticleWorkService } from './article-work.service.js';
import { DiscoveriesService } from './discoveries.service.js';
import { DiscoveryPublishing } from './discovery-publishing.service.js';
import { RelocationsService } from './relocations.service.js';

@Controller()
export class InternalDiscoveriesController {
  constructor(
    private readonly service: DiscoveriesService,
    private readonly articleWork: ArticleWorkService,
    private readonly accountRemoval: AccountRemoval,
    private readonly relocations: RelocationsService,
    private readonly analysisEnd: AnalysisEnd,
    private readonly publishing: DiscoveryPublishing,
  ) {}

  @Route(internalDiscoveries.create)
  @Internal()
  create(
    _worker: Identity,
    creation: RouteInput<typeof internalDiscoveries.create>,
  ): Promise<RouteAnswer<typeof internalDiscoveries.create>> {
    return this.service.create(creation);
  }

  @Route(internalDiscoveries.beginArticle)
  @Internal()
  async beginArticle(
    _worker: Identity,
    { id, workRequestId }: RouteInput<typeof internalDiscoveries.beginArticle>,
  ): Promise<RouteAnswer<typeof internalDiscoveries.beginArticle>> {
    return { discovery: await this.articleWork.begin(id, workRequestId) };
  }

  @Route(internalDiscoveries.commitArticle)
  @Internal()
  commitArticle(
    _worker: Identity,
    { id, workRequestId, guide, revision }: RouteInput<typeof internalDiscoveries.commitArticle>,
  ): Promise<void> {
    return this.articleWork.commit(id, workRequestId, guide, revision);
  }

  @Route(internalDiscoveryUpkeep.nextRelocation)
  @Internal()
  async nextRelocation(): Promise<RouteAnswer<typeof internalDiscoveryUpkeep.nextRelocation>> {
    return { discovery: await this.relocations.next() };
  }

  @Route(internalDiscoveryUpkeep.relocate)
  @Internal()
  relocate(_worker: Identity, relocated: RouteInput<typeof internalDiscoveryUpkeep.relocate>): Promise<void> {
    return this.relocations.relocate(relocated);
  }

  @Route(internalDiscoveries.listUnjudged)
  @Internal()
  listUnjudged(
    _worker: Identity,
    { after }: RouteInput<typeof internalDiscoveries.listUnjudged>,
  ): Promise<RouteAnswer<typeof internalDiscoveries.listUnjudged>> {
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
  ): Promise<RouteAnswer<typeof internalDiscoveries.claim>> {
    return { claimed: await this.service.claim(visitorId, { id: userId, username }) };
  }

  @Route(internalDiscoveries.removeOwned)
  @Internal()
  removeOwned(
    _worker: Identity,
    leaver: RouteInput<typeof internalDiscoveries.removeOwned>,
  ): Promise<RouteAnswer<typeof internalDiscoveries.removeOwned>> {
    return this.accountRemoval.removeNext(leaver);
  }

  @Route(internalDiscoveryUpkeep.removeOfAnalysis)
  @Internal()
  removeOfAnalysis(
    _worker: Identity,
    { analysisId }: RouteInput<typeof internalDiscoveryUpkeep.removeOfAnalysis>,
  ): Promise<void> {
    return this.analysisEnd.remove(analysisId);
  }

  @Route(internalDiscoveryUpkeep.expire)
  @Internal()
  async expire(
    _worker: Identity,
    { analysisIds }: RouteInput<typeof internalDiscoveryUpkeep.expire>,
  ): Promise<RouteAnswer<typeof internalDiscoveryUpkeep.expire>> {
    return { inUse: await this.analysisEnd.expire(analysisIds) };
  }

  @Route(internalDiscoveries.removeMedia)
  @Internal()
  removeMedia(_worker: Identity, { keys }: RouteInput<typeof internalDiscoveries.removeMedia>): Promise<void> {
    return this.service.removeMedia(keys);
  }
}
