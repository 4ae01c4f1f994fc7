import { Controller } from '@nestjs/common';
import { type GuideQuery, internalGuides } from '@placelore/contracts/guides.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GuideWorkService } from './guide-work.service.js';

const { read, redirect, commit } = internalGuides;

@Controller()
export class InternalGuidesController {
  constructor(private readonly work: GuideWorkService) {}

  @Route(read)
  @Internal()
  read(_worker: Identity, { id }: RouteInput<typeof read>): Promise<GuideQuery> {
    return this.work.asked(id);
  }

  @Route(redirect)
  @Internal()
  async redirect(
    _worker: Identity,
    { id, workRequestId, place }: RouteInput<typeof redirect>,
  ): Promise<RouteAnswer<typeof redirect>> {
    return { redirected: await this.work.redirect(id, workRequestId, place) };
  }

  @Route(commit)
  @Internal()
  commit(_worker: Identity, given: RouteInput<typeof commit>): Promise<void> {
    return this.work.commit(given);
  }
}
