import type { PlacesClient, protos } from '@googlemaps/places';
import type { Position } from '@placelore/contracts/geography.js';
import type { GeocodedPlace } from '@placelore/contracts/maps.js';
import type { NearbyPlace, PlaceKind } from '@placelore/contracts/places.js';
import { eachMeaningOnce } from '../each-meaning-once.js';
import type { NearbyQuery } from '../geo-provider.js';
import { addressOf } from './google-address.js';
import { type GoogleHost, TIMEOUT } from './google-calls.js';
import { sdkFault } from './google-faults.js';
import { ASKED_TYPES } from './google-kinds.js';
import { boxAround, placeNamedAt, SAME_SPOT } from './named-google-place.js';
import { answerOf, type GooglePlace } from './present-google-place.js';

type Place = protos.google.maps.places.v1.IPlace;

const mask = (...fields: string[]) => fields.map((field) => `places.${field}`).join(',');

/** What a nearby place is shown with. Rating, hours and website make the call "Enterprise"; summaries would cost more. */
const NEARBY_MASK = mask(
  ...[
    'id',
    'displayName.text',
    'location',
    'types',
    'shortFormattedAddress',
    'businessStatus',
    'attributions.provider',
  ],
  ...['rating', 'userRatingCount', 'regularOpeningHours.weekdayDescriptions', 'currentOpeningHours.openNow'],
  ...['websiteUri', 'accessibilityOptions.wheelchairAccessibleEntrance'],
);
/** What a name's meaning is told with: all of it "Pro". */
const TEXT_MASK = mask('id', 'displayName.text', 'location', 'addressComponents');

/** The most that one call answers. */
const MOST = 20;
/** One eats where one is; for a sight or a bed people walk to the best known. */
const RANK: Record<PlaceKind, 'POPULARITY' | 'DISTANCE'> = {
  attraction: 'POPULARITY',
  restaurant: 'DISTANCE',
  accommodation: 'POPULARITY',
};
const MEANINGS = 5;
const ENGLISH = 'en';

/** Places by Places API (New). */
export class PlacesSearch {
  constructor(
    private readonly host: GoogleHost,
    private readonly client: PlacesClient,
  ) {}

  /**
   * Places of one kind, nearest first; at most 20, those Google finds the best known or, of restaurants, the nearest.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async nearby(query: NearbyQuery): Promise<NearbyPlace[]> {
    const { position: center, radius, kind } = query;
    const asked = {
      includedTypes: [...ASKED_TYPES[kind]],
      languageCode: ENGLISH,
      maxResultCount: MOST,
      rankPreference: RANK[kind],
      locationRestriction: { circle: { center, radius } },
    };
    const places = await this.host.call({
      sku: 'nearbySearchEnterprise',
      question: JSON.stringify(asked),
      ask: () => this.read((options) => this.client.searchNearby(asked, options), NEARBY_MASK),
    });
    return answerOf(query, places.filter(isOpen).flatMap(placeOf));
  }

  /**
   * What a sight's name can mean.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async byName(name: string): Promise<GeocodedPlace[]> {
    const asked = { textQuery: name, languageCode: ENGLISH, maxResultCount: MEANINGS };
    const places = await this.host.call({
      sku: 'textSearchPro',
      question: JSON.stringify(asked),
      ask: () => this.read((options) => this.client.searchText(asked, options), TEXT_MASK),
    });
    return eachMeaningOnce(places.flatMap(meaningOf));
  }

  /**
   * The place of that name at a position, or null.
   * @throws ApiError as {@link GoogleHost.call}
   */
  async at(name: string, position: Position): Promise<GooglePlace | null> {
    const asked = {
      textQuery: name,
      languageCode: ENGLISH,
      maxResultCount: MOST,
      locationRestriction: { rectangle: boxAround(position, SAME_SPOT) },
    };
    const places = await this.host.call({
      sku: 'textSearchPro',
      question: JSON.stringify(asked),
      ask: () => this.read((options) => this.client.searchText(asked, options), TEXT_MASK),
    });
    return placeNamedAt(places.flatMap(placeOf), name, position);
  }

  private async read(
    search: (options: object) => Promise<[{ places?: Place[] | null }, ...unknown[]]>,
    fields: string,
  ) {
    // The SDK takes no signal, and its own retries would pass the time limit and pay again.
    const options = { timeout: TIMEOUT, retry: null, otherArgs: { headers: { 'X-Goog-FieldMask': fields } } };
    const [{ places }] = await search(options).catch((thrown) => {
      throw sdkFault(thrown);
    });
    return places ?? [];
  }
}

const isOpen = ({ businessStatus }: Place) => businessStatus !== 'CLOSED_PERMANENTLY';

/** An absent field arrives as an empty one. */
const given = (text: string | null | undefined): string | null => text || null;

function placeOf(place: Place): GooglePlace[] {
  const { id, location, displayName } = place;
  const name = given(displayName?.text);
  if (!id || !name || typeof location?.latitude !== 'number' || typeof location.longitude !== 'number') return [];
  return [
    {
      id,
      name,
      position: { latitude: location.latitude, longitude: location.longitude },
      types: place.types ?? [],
      address: given(place.shortFormattedAddress),
      rating: place.rating || null,
      ratings: place.userRatingCount ?? 0,
      openNow: place.currentOpeningHours?.openNow ?? null,
      openingHours: place.regularOpeningHours?.weekdayDescriptions ?? [],
      website: given(place.websiteUri),
      hasStepFreeEntrance: place.accessibilityOptions?.wheelchairAccessibleEntrance ?? null,
      credits: (place.attributions ?? []).flatMap(({ provider }) => given(provider) ?? []),
    },
  ];
}

function meaningOf(place: Place): GeocodedPlace[] {
  const [found] = placeOf(place);
  const parts = (place.addressComponents ?? []).map(({ longText, shortText, types }) => ({
    long: longText ?? '',
    short: shortText ?? '',
    types: types ?? [],
  }));
  const { city, region, country, countryCode } = addressOf(parts);
  if (!found || country === null || countryCode === null) return [];
  const { latitude: lat, longitude: lng } = found.position;
  return [{ lat, lng, name: found.name, city, region, country, countryCode }];
}
