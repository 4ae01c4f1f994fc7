import type { Category } from '@placelore/contracts/places/categories.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { NO_COUNTRY, type PlaceType } from '@placelore/contracts/places/place-types.js';
import { findCountryByName } from '../countries/countries.js';
import { getWeightedRadius } from '../gazetteer/gazetteer.js';
import { toNameKey } from '../names/name-keys.js';
import type { Atlas } from './atlas.js';

/** A place with a location such as "Selfoss, Iceland", which names the town that travelers know. */
export interface LocatedSubject {
  title: string;
  location: string;
  category?: Category;
  /** Null for sights. */
  placeType: PlaceType | null;
  /** Degrees, also as text. */
  latitude?: number | string | null;
  longitude?: number | string | null;
}

/** Categories of sights that are hardly ever in a town. */
const NATURAL_CATEGORIES: ReadonlySet<Category> = new Set(['Natural Wonder', 'Mountain', 'Beach']);
/** Maximum distance in meters of a town that a location names. */
const MAX_TOWN_DISTANCE_METERS = 300_000;
/** A sight within this distance of a town's center, or this many times the town's radius, is in the town. */
const MIN_TOWN_REACH_METERS = 3_000;
const TOWN_REACH_RADII = 1.5;

/**
 * Returns the location as readers should see it if the sight is outside the town that its location names: "60 km from
 * Selfoss, Iceland". The location itself stays, because searches and lists group by it. Returns null if it is right as
 * it is. If the town is not in the gazetteer, a natural sight is "near" it.
 */
export function getLocationLabel(atlas: Atlas, subject: LocatedSubject): string | null {
  const { title, location, category, placeType, latitude = null, longitude = null } = subject;
  const [town, ...enclosing] = location.split(', ');
  const country = findCountryByName(enclosing.at(-1) ?? '');
  if (placeType !== null || latitude === null || longitude === null || !town) return null;
  if (country === null || country === NO_COUNTRY || toNameKey(town) === toNameKey(title)) return null;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  const found = atlas.findTown([town], country, position, MAX_TOWN_DISTANCE_METERS);
  if (!found) return category && NATURAL_CATEGORIES.has(category) ? `Near ${location}` : null;
  const distance = getDistanceMeters(position, found);
  if (distance <= Math.max(MIN_TOWN_REACH_METERS, TOWN_REACH_RADII * getWeightedRadius(found))) return null;
  return `${Math.round(distance / 1000)} km from ${location}`;
}
