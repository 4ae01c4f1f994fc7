import { Controller } from '@nestjs/common';
import { internalShares } from '@placelore/contracts/covers.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { SharesService } from './shares.service.js';

@Controller()
export class InternalSharesController {
  constructor(private readonly shares: SharesService) {}

  @Route(internalShares.read)
  @Internal()
  read(
    _worker: Identity,
    { shareId, slug }: RouteInput<typeof internalShares.read>,
  ): Promise<RouteAnswer<typeof internalShares.read>> {
    return this.shares.subject(shareId, slug);
  }

  @Route(internalShares.commit)
  @Internal()
  commit(_worker: Identity, given: RouteInput<typeof internalShares.commit>): Promise<void> {
    return this.shares.commit(given);
  }
}
