import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { LocatedPlace, NearbyPlace } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { GAZETTEER_ATTRIBUTION } from '@placelore/guidebook/gazetteer/gazetteer.js';
import type { LocatableClue } from '../confirmed-sight.js';
import type {
  GeocodedPlaces,
  GeoProvider,
  ListedPlace,
  Location,
  NearbyQuery,
  PositionAddress,
  Walk,
} from '../geo-provider.js';
import { findNearbyPlaces } from './around/nearby.js';
import { buildBackground } from './background.js';
import { geocode } from './geocode.js';
import { findListedPlace } from './guidebook-places.js';
import { locate } from './locate.js';
import { ReverseGeocoder } from './reverse-geocoder.js';
import { buildStraightLineWalk } from './straight-line.js';

/** Geo provider that needs no key and no network, because it uses only the bundled guidebook and gazetteer. */
export class EmbeddedGeo implements GeoProvider {
  readonly name = 'embedded';
  /** The guidebook belongs to this product, so it needs no attribution. */
  readonly nearbyAttribution = null;
  readonly isStorable = true;
  readonly addressAttribution = GAZETTEER_ATTRIBUTION;

  private readonly reverseGeocoder: ReverseGeocoder;

  constructor(private readonly atlas: Atlas) {
    this.reverseGeocoder = new ReverseGeocoder(atlas);
  }

  async locate(clues: readonly LocatableClue[]): Promise<Location> {
    return locate(this.atlas, clues);
  }

  async background(place: LocatedPlace): Promise<PlaceKnowledge> {
    return buildBackground(this.atlas, place);
  }

  async nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    return findNearbyPlaces(this.atlas.guidebook, query);
  }

  async findPlaceByName(name: string, position: Position): Promise<ListedPlace | null> {
    return findListedPlace(this.atlas.guidebook, name, position);
  }

  async geocode(name: string): Promise<GeocodedPlaces> {
    return geocode(this.atlas, name);
  }

  async reverse(position: Position): Promise<PositionAddress> {
    return this.reverseGeocoder.getAddress(position);
  }

  async directions(from: Position, to: Position): Promise<Walk> {
    return buildStraightLineWalk(from, to);
  }
}
