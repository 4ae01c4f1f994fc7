import { Controller } from '@nestjs/common';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { PlaceIdentitiesRepository } from './knowledge/identity/place-identities.repository.js';
import { OutboundRepository } from './outbound/outbound.repository.js';
import { CachedPlacesRepository } from './place-cache/cached-places.repository.js';

@Controller()
export class MaintenanceController {
  constructor(
    private readonly cachedPlaces: CachedPlacesRepository,
    private readonly clicks: OutboundRepository,
    private readonly identities: PlaceIdentitiesRepository,
  ) {}

  @Route(internalPlaces.purge)
  @Internal()
  async purge(): Promise<RouteResponse<typeof internalPlaces.purge>> {
    await this.clicks.purge();
    await this.identities.purge();
    return { positions: await this.cachedPlaces.purgePositions() };
  }
}
