import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type Atlas, type AtlasPlace, getCountryCodes, getPlaceKey, getPosition } from '../atlas/atlas.js';
import { getNames } from '../atlas/guidebook.js';
import type { DestinationRecord } from '../atlas/records.js';
import { findCountryByName } from '../countries/countries.js';
import { findRegionsByName } from '../countries/regions.js';
import { isInExtent } from '../destinations/destinations.js';
import { estimateTownRadius } from '../gazetteer/gazetteer.js';
import { toNameKey } from '../names/name-keys.js';

/** Relation of a place to an area named beside it: "Bali, Indonesia", "Eiffel Tower, Berlin", "Rome, asdf". */
export type ContextFit = 'inside' | 'outside' | 'unknown';

/** Minimum radius in meters within which a place is "in" a town, and radius for sights whose records name the town. */
const MIN_TOWN_REACH_METERS = 25_000;
const NAMED_TOWN_REACH_METERS = 200_000;
/** Distance in meters from a sight to a place that is said to be at it. */
const SIGHT_REACH_METERS = 5_000;

/** Decides whether a place lies in an area that a text names. The area is looked up once. */
export class PlaceContext {
  private readonly country: string | null;
  private readonly regions: { country: string; code: string }[];
  private readonly areas: AtlasPlace[];

  constructor(
    private readonly atlas: Atlas,
    private readonly text: string,
  ) {
    this.country = findCountryByName(text);
    this.regions = findRegionsByName(text);
    const { destinations, gazetteer, guidebook } = atlas;
    this.areas = [
      ...destinations.findByName(text).map((destination) => ({ kind: 'destination' as const, destination })),
      ...gazetteer.findByName(text).map(({ town }) => atlas.toCityPlace(town)),
      ...guidebook.findCitiesByName(text).flatMap((city) => {
        const town = atlas.getTown(city);
        return town ? [atlas.toCityPlace(town)] : [];
      }),
      ...guidebook.findLandmarksByName(text).map((landmark) => ({ kind: 'landmark' as const, landmark })),
    ];
  }

  /** Whether the text names any area. */
  get isKnown(): boolean {
    return this.country !== null || this.regions.length > 0 || this.areas.length > 0;
  }

  getFit(place: AtlasPlace): ContextFit {
    if (!this.isKnown) return 'unknown';
    const key = getPlaceKey(place);
    const isInside =
      this.isInCountry(place) ||
      this.isInRegion(place) ||
      this.isNamedTown(place) ||
      this.areas.some((area) => getPlaceKey(area) !== key && this.isIn(place, area));
    return isInside ? 'inside' : 'outside';
  }

  /** Whether the text names a town inside a destination: "Petra Mallorca" is Petra, and not Mallorca at Petra. */
  isTownInside({ extent, countries }: DestinationRecord): boolean {
    return this.areas.some(
      (area) =>
        area.kind === 'city' && countries.includes(area.town.country) && isInExtent({ extent }, area.city ?? area.town),
    );
  }

  private isInCountry(place: AtlasPlace): boolean {
    return this.country !== null && place.kind !== 'country' && getCountryCodes(place).includes(this.country);
  }

  private isInRegion(place: AtlasPlace): boolean {
    if (this.regions.length === 0) return false;
    const position = getPosition(place);
    if (position === null) return false;
    return this.regions.some(({ country, code }) => {
      if (!getCountryCodes(place).includes(country)) return false;
      if (place.kind === 'city') return place.town.admin === code;
      return this.atlas.gazetteer.findNearest(position, country)?.town.admin === code;
    });
  }

  /** Whether a sight's record names the town, as the records of remote sights do. */
  private isNamedTown(place: AtlasPlace): boolean {
    if (place.kind !== 'landmark') return false;
    const { city, country } = place.landmark;
    const isNamed = toNameKey(city) === toNameKey(this.text);
    return (
      isNamed ||
      this.areas.some(
        (area) =>
          area.kind === 'city' &&
          area.town.country === country &&
          [area.town.name, ...(area.city ? getNames(area.city) : [])].map(toNameKey).includes(toNameKey(city)) &&
          getDistanceMeters(area.town, place.landmark) <= NAMED_TOWN_REACH_METERS,
      )
    );
  }

  private isIn(place: AtlasPlace, area: AtlasPlace): boolean {
    const position = getPosition(place);
    if (position === null) return false;
    // A town is never in a sight: 北京故宫 is the palace in Beijing.
    if (area.kind === 'landmark' && place.kind !== 'landmark') return false;
    if (area.kind === 'destination') return isInDestination(place, position, area.destination);
    const center = getPosition(area);
    if (center === null) return false;
    const reach =
      area.kind === 'city'
        ? Math.max(MIN_TOWN_REACH_METERS, 1.5 * estimateTownRadius(area.town.population))
        : SIGHT_REACH_METERS;
    return getDistanceMeters(position, center) <= reach && shareCountry(place, area);
  }
}

function isInDestination(place: AtlasPlace, position: Position, area: DestinationRecord): boolean {
  if (place.kind === 'destination' && place.destination.within.includes(area.id)) return true;
  const isInBox = isInExtent(area, position);
  return (
    isInBox && (area.countries.length === 0 || getCountryCodes(place).some((code) => area.countries.includes(code)))
  );
}

const shareCountry = (a: AtlasPlace, b: AtlasPlace) =>
  getCountryCodes(a).some((code) => getCountryCodes(b).includes(code));
