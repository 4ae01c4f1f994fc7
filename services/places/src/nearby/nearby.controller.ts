import { Controller, Inject } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/identity.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GEO_PROVIDER, type GeoProvider } from '../geo/geo-provider.js';

@Controller()
export class NearbyController {
  constructor(@Inject(GEO_PROVIDER) private readonly geo: GeoProvider) {}

  @Route(internalPlaces.nearby)
  @Internal()
  async nearby(
    _worker: Identity,
    { latitude, longitude, ...query }: RouteInput<typeof internalPlaces.nearby>,
  ): Promise<RouteAnswer<typeof internalPlaces.nearby>> {
    const places = await this.geo.nearby({ ...query, position: { latitude, longitude } });
    return { places, provider: this.geo.name, attribution: this.geo.nearbyAttribution };
  }
}
