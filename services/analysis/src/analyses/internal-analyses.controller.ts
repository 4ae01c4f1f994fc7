import { Controller } from '@nestjs/common';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountRemoval } from './account-removal.service.js';
import { AnalysisRemoval } from './analysis-removal.service.js';
import { DecisionsService } from './decisions.service.js';
import { photoKeyOf } from './keys.js';
import { StepsService } from './steps.service.js';

const { look, write, decide, decided, commit, remove, claim, judgePhoto, removeOwned, unused, purge, sweepFiles } =
  internalAnalyses;

@Controller()
export class InternalAnalysesController {
  constructor(
    private readonly steps: StepsService,
    private readonly decisions: DecisionsService,
    private readonly accountRemoval: AccountRemoval,
    private readonly removal: AnalysisRemoval,
  ) {}

  @Route(look)
  @Internal()
  async look(_worker: unknown, { id }: RouteInput<typeof look>): Promise<RouteAnswer<typeof look>> {
    const { analysis, observation } = await this.steps.look(id);
    const { userId, username, visitorId, source, correction } = analysis;
    return { observation, owner: { userId, username, visitorId }, source, photoKey: photoKeyOf(id), correction };
  }

  @Route(write)
  @Internal()
  write(_worker: unknown, { id, place, background }: RouteInput<typeof write>): Promise<RouteAnswer<typeof write>> {
    return this.steps.write(id, place, background);
  }

  @Route(decide)
  @Internal()
  decide(
    _worker: unknown,
    { id, workRequestId, ...decided }: RouteInput<typeof decide>,
  ): Promise<RouteAnswer<typeof decide>> {
    return this.decisions.decide(id, workRequestId, decided);
  }

  @Route(decided)
  @Internal()
  decided(_worker: unknown, { id, workRequestId }: RouteInput<typeof decided>): Promise<RouteAnswer<typeof decided>> {
    return this.decisions.decided(id, workRequestId);
  }

  @Route(commit)
  @Internal()
  commit(_worker: unknown, { id, workRequestId, result }: RouteInput<typeof commit>): Promise<void> {
    return this.steps.commit(id, workRequestId, result);
  }

  @Route(remove)
  @Internal()
  remove(_worker: unknown, { id }: RouteInput<typeof remove>): Promise<void> {
    return this.removal.remove([id]);
  }

  @Route(unused)
  @Internal()
  async unused(): Promise<RouteAnswer<typeof unused>> {
    return { ids: await this.removal.unused() };
  }

  @Route(purge)
  @Internal()
  purge(_worker: unknown, { ids, inUse }: RouteInput<typeof purge>): Promise<void> {
    return this.removal.purge(ids, inUse);
  }

  @Route(sweepFiles)
  @Internal()
  async sweepFiles(
    _worker: unknown,
    { after }: RouteInput<typeof sweepFiles>,
  ): Promise<RouteAnswer<typeof sweepFiles>> {
    return { after: await this.removal.sweepFiles(after) };
  }

  @Route(claim)
  @Internal()
  async claim(
    _worker: unknown,
    { userId, username, visitorId }: RouteInput<typeof claim>,
  ): Promise<RouteAnswer<typeof claim>> {
    return { claimed: await this.steps.claim(visitorId, userId, username) };
  }

  @Route(judgePhoto)
  @Internal()
  judgePhoto(_worker: unknown, { photoKey }: RouteInput<typeof judgePhoto>): Promise<RouteAnswer<typeof judgePhoto>> {
    return this.steps.judgePhoto(photoKey);
  }

  @Route(removeOwned)
  @Internal()
  removeOwned(_worker: unknown, leaver: RouteInput<typeof removeOwned>): Promise<RouteAnswer<typeof removeOwned>> {
    return this.accountRemoval.removeNext(leaver);
  }
}
