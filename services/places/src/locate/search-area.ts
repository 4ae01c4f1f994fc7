import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type Atlas, type AtlasPlace, getCountryCode, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import { type PlaceFilter, resolvePlaceName } from '@placelore/guidebook/atlas/resolve-place-name.js';
import { findCountryByName } from '@placelore/guidebook/countries/countries.js';
import { findRegionsByName } from '@placelore/guidebook/countries/regions.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { isInCountry } from '../geo/embedded/position-lookup.js';

/** Meters between a sight and the position it is asked for with, beside its own reach. */
const SIGHT_MARGIN_METERS = 1_000;
/** Meters around the center of a town, at least, in which its name is used. */
const MIN_TOWN_EXTENT_METERS = 15_000;
/** Meters between a place and the one near which its name was found. */
const MAX_NEARBY_METERS = 50_000;

/** Where the words of a query were found. */
export interface SearchArea {
  /** Where the place itself stands. */
  at?: Position | undefined;
  /** Another place, near which it is. */
  near?: Position | undefined;
  /** The location of that other place in words; without a meaning when a position is given. */
  within?: string | undefined;
}

/** Meters from its position within which a place counts as being there: by its kind, and by its size. */
export function getExtent(place: AtlasPlace): number {
  switch (place.kind) {
    case 'landmark':
      return SIGHT_MARGIN_METERS + getLandmarkReach(place.landmark);
    case 'city':
      return Math.max(MIN_TOWN_EXTENT_METERS, 2 * estimateTownRadius(place.town.population));
    case 'country':
      return Number.POSITIVE_INFINITY;
  }
}

/** Says which places the surroundings of a query allow; null when they say nothing. */
export function createPlaceFilter(atlas: Atlas, { at, near, within }: SearchArea): PlaceFilter | null {
  if (at) return (place) => isWithin(atlas, place, at, getExtent(place));
  if (near) return (place) => isWithin(atlas, place, near, Math.max(MAX_NEARBY_METERS, getExtent(place)));
  return within === undefined ? null : createLocationFilter(atlas, within);
}

function isWithin(atlas: Atlas, place: AtlasPlace, position: Position, meters: number): boolean {
  const own = getPosition(place);
  return own === null
    ? isInCountry(atlas, getCountryCode(place), position)
    : getDistanceMeters(own, position) <= meters;
}

/** What a location in words allows: a country or region by its borders, a town or sight by nearness. */
function createLocationFilter(atlas: Atlas, location: string): PlaceFilter | null {
  const allowed: PlaceFilter[] = [];
  const country = findCountryByName(location);
  if (country !== null) allowed.push((place) => getCountryCode(place) === country);
  const [first = location, ...rest] = location.split(',').map((part) => part.trim());
  const outerCountry = rest.length === 0 ? null : findCountryByName(rest.at(-1)!);
  const regions = findRegionsByName(first).filter((region) => outerCountry === null || region.country === outerCountry);
  for (const { country: code, code: admin } of regions) {
    allowed.push((place) => {
      const own = getPosition(place);
      const town = own && atlas.gazetteer.findNearest(own, code)?.town;
      return getCountryCode(place) === code && town?.admin === admin;
    });
  }
  for (const { place: outerPlace, isExact } of resolvePlaceName(atlas, location)) {
    const center = getPosition(outerPlace);
    if (!isExact || center === null) continue;
    allowed.push((place) => {
      const own = getPosition(place);
      return own !== null && getDistanceMeters(own, center) <= Math.max(MAX_NEARBY_METERS, getExtent(outerPlace));
    });
  }
  return allowed.length === 0 ? null : (place) => allowed.some((matches) => matches(place));
}
