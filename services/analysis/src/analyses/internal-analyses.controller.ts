import { Controller } from '@nestjs/common';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { AccountRemoval } from './account-removal.service.js';
import { photoKeyOf } from './keys.js';
import { StepsService } from './steps.service.js';

const { look, write, commit, forget, claim, judgePhoto, removeOwned } = internalAnalyses;

@Controller()
export class InternalAnalysesController {
  constructor(
    private readonly steps: StepsService,
    private readonly removal: AccountRemoval,
  ) {}

  @Route(look)
  @Internal()
  async look(_worker: unknown, { id }: RouteInput<typeof look>): Promise<RouteAnswer<typeof look>> {
    const { analysis, observation } = await this.steps.look(id);
    const { userId, username, visitorId, source } = analysis;
    return { observation, owner: { userId, username, visitorId }, source, photoKey: photoKeyOf(id) };
  }

  @Route(write)
  @Internal()
  write(_worker: unknown, { id, place, background }: RouteInput<typeof write>): Promise<RouteAnswer<typeof write>> {
    return this.steps.write(id, place, background);
  }

  @Route(commit)
  @Internal()
  commit(_worker: unknown, { id, workRequestId, result }: RouteInput<typeof commit>): Promise<void> {
    return this.steps.commit(id, workRequestId, result);
  }

  @Route(forget)
  @Internal()
  forget(_worker: unknown, { id }: RouteInput<typeof forget>): Promise<void> {
    return this.steps.forget(id);
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
    return this.removal.removeNext(leaver);
  }
}
