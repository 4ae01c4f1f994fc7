import { Controller } from '@nestjs/common';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { RouteAnswer } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { KeptPlacesRepository } from '../cache/kept-places.repository.js';
import { OutboundRepository } from '../outbound/outbound.repository.js';

@Controller()
export class UpkeepController {
  constructor(
    private readonly kept: KeptPlacesRepository,
    private readonly clicks: OutboundRepository,
  ) {}

  @Route(internalPlaces.purge)
  @Internal()
  async purge(): Promise<RouteAnswer<typeof internalPlaces.purge>> {
    await this.clicks.purge();
    return { positions: await this.kept.purgePositions() };
  }
}
