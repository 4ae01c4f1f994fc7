import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { type Atlas, type AtlasPlace, countryOf, positionOf } from '@placelore/guidebook/atlas.js';
import { countryNamed } from '@placelore/guidebook/countries.js';
import { townRadius } from '@placelore/guidebook/gazetteer.js';
import { landmarkReach } from '@placelore/guidebook/guidebook.js';
import { meaningsOf, type PlaceFilter } from '@placelore/guidebook/place-names.js';
import { regionsNamed } from '@placelore/guidebook/regions.js';
import { isInCountry } from '../geo/embedded/in-country.js';

/** Meters between a sight and the position it is asked for with, beside its own reach. */
const AT_SIGHT = 1_000;
/** Meters around the center of a town, at least, in which its name is used. */
const AT_TOWN = 15_000;
/** Meters between a place and the one near which its name was found. */
const NEAR = 50_000;

/** Where the words of a query were found. */
export interface Surroundings {
  /** Where the place itself stands. */
  at?: Position | undefined;
  /** Another place, near which it is. */
  near?: Position | undefined;
  /** The location of that other place in words; without a meaning when a position is given. */
  within?: string | undefined;
}

/** Meters from its position within which a place counts as being there: by its kind, and by its size. */
export function extentOf(place: AtlasPlace): number {
  switch (place.kind) {
    case 'landmark':
      return AT_SIGHT + landmarkReach(place.landmark);
    case 'city':
      return Math.max(AT_TOWN, 2 * townRadius(place.town.population));
    case 'country':
      return Number.POSITIVE_INFINITY;
  }
}

/** Says which places the surroundings of a query allow; null when they say nothing. */
export function filterOf(atlas: Atlas, { at, near, within }: Surroundings): PlaceFilter | null {
  if (at) return (place) => isAround(atlas, place, at, extentOf(place));
  if (near) return (place) => isAround(atlas, place, near, Math.max(NEAR, extentOf(place)));
  return within === undefined ? null : filterOfLocation(atlas, within);
}

function isAround(atlas: Atlas, place: AtlasPlace, position: Position, meters: number): boolean {
  const own = positionOf(place);
  return own === null ? isInCountry(atlas, countryOf(place), position) : distanceMetres(own, position) <= meters;
}

/** What a location in words allows: a country or region by its borders, a town or sight by nearness. */
function filterOfLocation(atlas: Atlas, location: string): PlaceFilter | null {
  const allowed: PlaceFilter[] = [];
  const country = countryNamed(location);
  if (country !== null) allowed.push((place) => countryOf(place) === country);
  const [first = location, ...rest] = location.split(',').map((part) => part.trim());
  const outer = rest.length === 0 ? null : countryNamed(rest.at(-1)!);
  const regions = regionsNamed(first).filter((region) => outer === null || region.country === outer);
  for (const { country: code, code: admin } of regions) {
    allowed.push((place) => {
      const own = positionOf(place);
      const town = own && atlas.gazetteer.nearest(own, code)?.town;
      return countryOf(place) === code && town?.admin === admin;
    });
  }
  for (const { place: around, exact } of meaningsOf(atlas, location)) {
    const center = positionOf(around);
    if (!exact || center === null) continue;
    allowed.push((place) => {
      const own = positionOf(place);
      return own !== null && distanceMetres(own, center) <= Math.max(NEAR, extentOf(around));
    });
  }
  return allowed.length === 0 ? null : (place) => allowed.some((fits) => fits(place));
}
