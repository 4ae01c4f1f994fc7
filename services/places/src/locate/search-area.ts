import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type Atlas, type AtlasPlace, getCountryCodes, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import { SPOT_KINDS } from '@placelore/guidebook/atlas/records.js';
import { findCountryByName } from '@placelore/guidebook/countries/countries.js';
import { findRegionsByName } from '@placelore/guidebook/countries/regions.js';
import { isInExtent } from '@placelore/guidebook/destinations/destinations.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { interpretName } from '@placelore/guidebook/resolver/interpret-name.js';
import type { PlaceFilter } from '@placelore/guidebook/resolver/resolve-query.js';
import { isInCountry } from '../geo/embedded/position-lookup.js';

/** Maximum distance in meters, beyond its own reach, between a sight and the requested position. */
const SIGHT_MARGIN_METERS = 1_000;
/** Minimum distance in meters around a town's center within which the town's name is used. */
const MIN_TOWN_EXTENT_METERS = 15_000;
/** Maximum distance in meters between a place and the place near which its name was found. */
const MAX_NEARBY_METERS = 50_000;

/** The area in which the words of a query were found. */
export interface SearchArea {
  /** Position of the place itself. */
  at?: Position | undefined;
  /** Position of another place nearby. */
  near?: Position | undefined;
  /** Location of that other place in words; ignored if a position is given. */
  within?: string | undefined;
}

/** Returns the distance in meters within which a place counts as being at its position, by its kind and size. */
export function getExtent(place: AtlasPlace): number {
  switch (place.kind) {
    case 'landmark':
      return SIGHT_MARGIN_METERS + getLandmarkReach(place.landmark);
    case 'city':
      return Math.max(MIN_TOWN_EXTENT_METERS, 2 * estimateTownRadius(place.town.population));
    case 'destination':
      return SPOT_KINDS.has(place.destination.kind) ? MIN_TOWN_EXTENT_METERS : Number.POSITIVE_INFINITY;
    case 'country':
      return Number.POSITIVE_INFINITY;
  }
}

/** Returns a filter for the places within the area of a query; null for no restriction. */
export function createPlaceFilter(atlas: Atlas, { at, near, within }: SearchArea): PlaceFilter | null {
  if (at) return (place) => isWithin(atlas, place, at, getExtent(place));
  if (near) return (place) => isWithin(atlas, place, near, Math.max(MAX_NEARBY_METERS, getExtent(place)));
  return within === undefined ? null : createLocationFilter(atlas, within);
}

const isArea = (place: AtlasPlace): place is AtlasPlace & { kind: 'destination' } =>
  place.kind === 'destination' && !SPOT_KINDS.has(place.destination.kind);

function isWithin(atlas: Atlas, place: AtlasPlace, position: Position, meters: number): boolean {
  if (isArea(place)) return isInExtent(place.destination, position);
  const own = getPosition(place);
  return own === null
    ? getCountryCodes(place).some((code) => isInCountry(atlas, code, position))
    : getDistanceMeters(own, position) <= meters;
}

/** Returns a filter for a location in words: by borders for a country or region, by distance for a town or sight. */
function createLocationFilter(atlas: Atlas, location: string): PlaceFilter | null {
  const allowed: PlaceFilter[] = [];
  const country = findCountryByName(location);
  if (country !== null) allowed.push((place) => getCountryCodes(place).includes(country));
  const [first = location, ...rest] = location.split(',').map((part) => part.trim());
  const outerCountry = rest.length === 0 ? null : findCountryByName(rest.at(-1)!);
  const regions = findRegionsByName(first).filter((region) => outerCountry === null || region.country === outerCountry);
  for (const { country: code, code: admin } of regions) {
    allowed.push((place) => {
      const own = getPosition(place);
      const town = own && atlas.gazetteer.findNearest(own, code)?.town;
      return getCountryCodes(place).includes(code) && town?.admin === admin;
    });
  }
  for (const { place: outerPlace, isExact } of interpretName(atlas, location)) {
    const center = getPosition(outerPlace);
    if (!isExact || center === null) continue;
    allowed.push((place) => {
      const own = getPosition(place);
      if (own !== null && isArea(outerPlace)) return isInExtent(outerPlace.destination, own);
      return own !== null && getDistanceMeters(own, center) <= Math.max(MAX_NEARBY_METERS, getExtent(outerPlace));
    });
  }
  return allowed.length === 0 ? null : (place) => allowed.some((matches) => matches(place));
}
