import { Controller, Inject } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/identity.js';
import { internalPlaces, type PlaceBackground } from '@placelore/contracts/places.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Atlas } from '@placelore/guidebook/atlas.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GEO_PROVIDER, type GeoProvider, type Location } from '../geo/geo-provider.js';
import { askedName, namesInWhole } from './asked-place.js';

/** What somebody asks for by name is worth as much as a location somebody states for their photo. */
const ASKED_CONFIDENCE = 0.85;

@Controller()
export class LocatingController {
  constructor(
    @Inject(GEO_PROVIDER) private readonly geo: GeoProvider,
    private readonly atlas: Atlas,
  ) {}

  @Route(internalPlaces.locate)
  @Internal()
  async locate(_worker: Identity, { clues, query }: RouteInput<typeof internalPlaces.locate>): Promise<Location> {
    if (query === undefined) return this.geo.locate(clues);
    const asked = { kind: 'stated location', text: askedName(query), confidence: ASKED_CONFIDENCE } as const;
    const { place, alternatives, exactPosition } = await this.geo.locate([asked, ...clues]);
    // The other clues may lead to a sight within the town that was asked for; the words then count alone.
    const found = [place, clues.length === 0 ? null : (await this.geo.locate([asked])).place];
    const named = found.find((one) => one && namesInWhole(this.atlas, query, one)) ?? null;
    return { place: named, alternatives, exactPosition: named === place ? exactPosition : null };
  }

  @Route(internalPlaces.background)
  @Internal()
  background(_worker: Identity, { place }: RouteInput<typeof internalPlaces.background>): Promise<PlaceBackground> {
    return this.geo.background(place);
  }
}
