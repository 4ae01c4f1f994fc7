import type { LocatedPlace, NearbyPlace, PlaceBackground, PlaceClue } from '@placelore/contracts/places.js';
import type { Atlas } from '@placelore/guidebook/atlas.js';
import type { GeoProvider, Location, NearbyQuery } from '../geo-provider.js';
import { backgroundOf } from './background.js';
import { locate } from './locate.js';
import { nearbyPlaces } from './nearby.js';

/** Answers from the bundled guidebook and gazetteer alone: no key, no network. */
export class EmbeddedGeo implements GeoProvider {
  readonly name = 'embedded';
  /** The guidebook is our own. */
  readonly nearbyAttribution = null;

  constructor(private readonly atlas: Atlas) {}

  async locate(clues: readonly PlaceClue[]): Promise<Location> {
    return locate(this.atlas, clues);
  }

  async background(place: LocatedPlace): Promise<PlaceBackground> {
    return backgroundOf(this.atlas, place);
  }

  async nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    return nearbyPlaces(this.atlas.guidebook, query);
  }
}
