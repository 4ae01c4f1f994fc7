import { Controller, Inject } from '@nestjs/common';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { GEO_PROVIDER, type GeoProvider, type Location } from '../geo/geo-provider.js';
import { isFullPlaceName, toClue } from './place-query.js';
import { PlaceQueryService } from './place-query.service.js';
import { SightConfirmer } from './sights/sight-confirmer.js';

type LocateInput = RouteInput<typeof internalPlaces.locate>;
type RouteResult = Location & { isAmbiguous?: boolean };

@Controller()
export class LocateController {
  constructor(
    @Inject(GEO_PROVIDER) private readonly geo: GeoProvider,
    private readonly atlas: Atlas,
    private readonly placeQueries: PlaceQueryService,
    private readonly sights: SightConfirmer,
  ) {}

  @Route(internalPlaces.locate)
  @Internal()
  async locate(@Input() { clues, confirm, query, ...area }: LocateInput): Promise<RouteResult> {
    if (query === undefined) return this.geo.locate(confirm ? await this.sights.confirm(clues) : clues);
    if (clues.length === 0) {
      const place = await this.placeQueries.find(query, area);
      const isAmbiguous = place === null && this.placeQueries.isAmbiguous(query, area);
      return { place, alternatives: [], isAmbiguous, exactPosition: null };
    }
    const { place, alternatives, exactPosition } = await this.geo.locate([toClue(query), ...clues]);
    // Other clues may lead to a sight in the requested town; in that case only the words of the query count.
    const found = [place, (await this.geo.locate([toClue(query)])).place];
    const namedPlace = found.find((candidate) => candidate && isFullPlaceName(this.atlas, query, candidate)) ?? null;
    return { place: namedPlace, alternatives, exactPosition: namedPlace === place ? exactPosition : null };
  }
}
