import { Controller, Inject } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/identity.js';
import { internalPlaces, type PlaceBackground } from '@placelore/contracts/places.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GEO_PROVIDER, type GeoProvider, type Location } from '../geo/geo-provider.js';

@Controller()
export class LocatingController {
  constructor(@Inject(GEO_PROVIDER) private readonly geo: GeoProvider) {}

  @Route(internalPlaces.locate)
  @Internal()
  locate(_worker: Identity, { clues }: RouteInput<typeof internalPlaces.locate>): Promise<Location> {
    return this.geo.locate(clues);
  }

  @Route(internalPlaces.background)
  @Internal()
  background(_worker: Identity, { place }: RouteInput<typeof internalPlaces.background>): Promise<PlaceBackground> {
    return this.geo.background(place);
  }
}
