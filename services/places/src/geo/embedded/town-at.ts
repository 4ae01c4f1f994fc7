import type { Position } from '@placelore/contracts/geography.js';
import type { Atlas } from '@placelore/guidebook/atlas.js';
import { findCityOfBorough } from '@placelore/guidebook/boroughs.js';
import { estimateTownRadius, type Town } from '@placelore/guidebook/gazetteer.js';

/** Farther from the next town than this, in metres, only the country is named. */
const MAX_TOWN_DISTANCE_METERS = 50_000;
/** Off the coast, or on disputed ground, only a town this near is named, in metres. */
const MAX_OFF_BORDER_DISTANCE_METERS = 5_000;
/** Farthest a borough's centre is from its city's, in metres; beyond, it is a town that happens to be called so. */
const MAX_BOROUGH_DISTANCE_METERS = 45_000;

/** Where one is: the town of the gazetteer, and the city people name there. The same, mostly. */
export interface TownAndCity {
  town: Town;
  city: Town;
}

/**
 * The town at a position in `country` (null off the coast and on disputed ground), and the city people name for it: for
 * a borough or quarter that the gazetteer has as a town of its own, the city it is in. Coyoacán is Mexico City, Wembley
 * London, Kowloon Hong Kong; Versailles stays Versailles, and Niterói, across the bay from Rio, Niterói. Null when no
 * town is near enough.
 */
export function findTownAt(atlas: Atlas, position: Position, country: string | null): TownAndCity | null {
  const { gazetteer } = atlas;
  const nearest = (country && gazetteer.findNearest(position, country)) || gazetteer.findNearest(position);
  if (!nearest) return null;
  const { town, distance } = nearest;
  const maxDistance = country
    ? MAX_TOWN_DISTANCE_METERS
    : Math.max(MAX_OFF_BORDER_DISTANCE_METERS, estimateTownRadius(town.population));
  if (distance > maxDistance) return null;
  return { town, city: findCity(atlas, town) };
}

function findCity(atlas: Atlas, town: Town): Town {
  const name = findCityOfBorough(town);
  const city = name === null ? null : atlas.findTown([name], town.country, town, MAX_BOROUGH_DISTANCE_METERS);
  return city ?? atlas.gazetteer.findCityOfQuarter(town) ?? town;
}
