import { type AtlasPlace, getDisplayName } from '../atlas/atlas.js';
import type { Town } from '../gazetteer/gazetteer.js';
import { toNameKey } from '../names/name-keys.js';
import { WELL_KNOWN_CITIES } from './well-known-cities.js';

/** Prominence of a town of 1,000 people, and increase for ten times as many people. */
const SMALL_TOWN = 2;
const PER_TENFOLD_POPULATION = 1.7;
/** Capitals and cities that travelers know are meant more often than their population suggests. */
const CAPITAL_BONUS = 1.2;
const WELL_KNOWN_BONUS = 1.5;
/** All countries are equally well known by name. */
const COUNTRY = 9;
const MAX = 10;

/**
 * Returns how likely travelers mean a place by its name, 0 to 10: the stated prominence of destinations, the popularity
 * of sights, and for towns their population on a logarithmic scale (1,000: 2; 100,000: 5.4; a million: 7.1), more for
 * capitals and for destinations of the guidebook.
 */
export function getProminence(place: AtlasPlace): number {
  switch (place.kind) {
    case 'destination':
      return place.destination.prominence;
    case 'landmark':
      return place.landmark.popularity;
    case 'country':
      return COUNTRY;
    case 'city':
      return Math.min(MAX, getTownProminence(place.town) + (isWellKnown(place) ? WELL_KNOWN_BONUS : 0));
  }
}

/** Smaller towns that share the name of a well-known city of their country are other towns. */
const MIN_WELL_KNOWN_POPULATION = 10_000;

const isWellKnown = ({ town, city }: AtlasPlace & { kind: 'city' }): boolean =>
  city !== null ||
  (town.population >= MIN_WELL_KNOWN_POPULATION && WELL_KNOWN_CITIES[town.country]?.has(toNameKey(town.name)) === true);

function getTownProminence({ population, feature }: Town): number {
  const size = SMALL_TOWN + PER_TENFOLD_POPULATION * (Math.log10(Math.max(population, 200)) - 3);
  return size + (feature === 'PPLC' ? CAPITAL_BONUS : 0);
}

/** Orders places by prominence, and equal ones by name so that the order is always the same. */
export const compareProminence = (a: AtlasPlace, b: AtlasPlace): number =>
  getProminence(b) - getProminence(a) || getDisplayName(a).localeCompare(getDisplayName(b));
