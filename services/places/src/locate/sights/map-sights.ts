import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import { LETTERING_SUBJECTS } from '@placelore/contracts/places/pictures/photo-subjects.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { findCountryAt } from '@placelore/guidebook/countries/borders.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import type { ConfirmedSight } from '../../geo/confirmed-sight.js';
import type { GeoProvider } from '../../geo/geo-provider.js';
import { isInArea, isSameName } from './sight-names.js';
import type { SightQuery, SightSource } from './sight-source.js';

/** Finds sights by searching the map of open services. */
export class OpenMapSights implements SightSource {
  readonly name = 'OpenStreetMap';

  constructor(private readonly geo: Pick<GeoProvider, 'findSight'>) {}

  async find(query: SightQuery): Promise<ConfirmedSight | null> {
    if (query.subject === 'painting') return null;
    const place = await this.geo.findSight?.({
      text: toSearchText(query),
      isVenue: LETTERING_SUBJECTS.has(query.subject),
      isPossible: (position) => isInArea(query, position),
    });
    return place?.kind === 'landmark' ? toConfirmed(place) : null;
  }
}

/**
 * Confirms sights with Google's search. Google's names and positions must not be stored, so a sight keeps the name in
 * the clue and the position of its town.
 */
export class GoogleSights implements SightSource {
  readonly name = 'Google Maps';

  constructor(private readonly geo: Pick<GeoProvider, 'geocode'>) {}

  async find(query: SightQuery): Promise<ConfirmedSight | null> {
    const { area, name, subject } = query;
    if (area === null || subject === 'painting') return null;
    const found = (await this.geo.geocode(toSearchText(query))).some(
      (place) => isSameName(place.name, name) && isInArea(query, { latitude: place.lat, longitude: place.lng }),
    );
    if (!found) return null;
    return {
      name,
      localName: null,
      position: area.center,
      category: 'Landmark',
      noun: null,
      provider: GOOGLE_PROVIDER,
      source: this.name,
      attribution: null,
      heldWork: null,
    };
  }
}

/** Returns the search text: the name with its town and country. */
function toSearchText({ name, area, countryCode }: SightQuery): string {
  const code = countryCode ?? (area && findCountryAt(area.center));
  return [name, area?.town, code && getCountryName(code)].filter(Boolean).join(', ');
}

const toConfirmed = (place: LocatedPlace): ConfirmedSight => ({
  name: place.name,
  localName: place.localName,
  position: { latitude: place.latitude, longitude: place.longitude },
  category: place.category,
  noun: place.noun ?? null,
  provider: place.provider,
  source: 'OpenStreetMap',
  attribution: place.attribution,
  heldWork: null,
});
