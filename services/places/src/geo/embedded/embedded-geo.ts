import type { Position } from '@placelore/contracts/geography.js';
import type { LocatedPlace, NearbyPlace, PlaceBackground, PlaceClue } from '@placelore/contracts/places.js';
import type { Atlas } from '@placelore/guidebook/atlas.js';
import { GAZETTEER_ATTRIBUTION } from '@placelore/guidebook/gazetteer.js';
import type {
  GeocodedPlaces,
  GeoProvider,
  ListedPlace,
  Location,
  NearbyQuery,
  PositionAddress,
  Walk,
} from '../geo-provider.js';
import { backgroundOf } from './background.js';
import { geocode } from './geocode.js';
import { locate } from './locate.js';
import { placeInGuidebook } from './named-place.js';
import { nearbyPlaces } from './nearby.js';
import { ReverseGeocoder } from './reverse.js';
import { straightLine } from './straight-line.js';

/** Answers from the bundled guidebook and gazetteer alone: no key, no network. */
export class EmbeddedGeo implements GeoProvider {
  readonly name = 'embedded';
  /** The guidebook is our own. */
  readonly nearbyAttribution = null;
  readonly storable = true;
  readonly addressAttribution = GAZETTEER_ATTRIBUTION;

  private readonly addresses: ReverseGeocoder;

  constructor(private readonly atlas: Atlas) {
    this.addresses = new ReverseGeocoder(atlas);
  }

  async locate(clues: readonly PlaceClue[]): Promise<Location> {
    return locate(this.atlas, clues);
  }

  async background(place: LocatedPlace): Promise<PlaceBackground> {
    return backgroundOf(this.atlas, place);
  }

  async nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    return nearbyPlaces(this.atlas.guidebook, query);
  }

  async placeNamed(name: string, position: Position): Promise<ListedPlace | null> {
    return placeInGuidebook(this.atlas.guidebook, name, position);
  }

  async geocode(name: string): Promise<GeocodedPlaces> {
    return geocode(this.atlas, name);
  }

  async reverse(position: Position): Promise<PositionAddress> {
    return this.addresses.addressAt(position);
  }

  async directions(from: Position, to: Position): Promise<Walk> {
    return straightLine(from, to);
  }
}
