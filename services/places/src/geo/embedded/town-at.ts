import type { Position } from '@placelore/contracts/geography.js';
import type { Atlas } from '@placelore/guidebook/atlas.js';
import { cityOfBorough } from '@placelore/guidebook/boroughs.js';
import { type Town, townRadius } from '@placelore/guidebook/gazetteer.js';

/** Farther from the next town than this, in metres, only the country is named. */
const TOWN_FARTHEST = 50_000;
/** Off the coast, or on disputed ground, only a town this near is named, in metres. */
const OFF_BORDERS = 5_000;
/** Farthest a borough's centre is from its city's, in metres; beyond, it is a town that happens to be called so. */
const BOROUGH_WITHIN = 45_000;

/** Where one is: the town of the gazetteer, and the city people name there. The same, mostly. */
export interface TownAt {
  town: Town;
  city: Town;
}

/**
 * The town at a position in `country` (null off the coast and on disputed ground), and the city people name for it: for
 * a borough or quarter that the gazetteer has as a town of its own, the city it is in. Coyoacán is Mexico City, Wembley
 * London, Kowloon Hong Kong; Versailles stays Versailles, and Niterói, across the bay from Rio, Niterói. Null when no
 * town is near enough.
 */
export function townAt(atlas: Atlas, position: Position, country: string | null): TownAt | null {
  const { gazetteer } = atlas;
  const near = (country && gazetteer.nearest(position, country)) || gazetteer.nearest(position);
  if (!near) return null;
  const { town, distance } = near;
  const farthest = country ? TOWN_FARTHEST : Math.max(OFF_BORDERS, townRadius(town.population));
  if (distance > farthest) return null;
  return { town, city: cityOf(atlas, town) };
}

function cityOf(atlas: Atlas, town: Town): Town {
  const name = cityOfBorough(town);
  const city = name === null ? null : atlas.findTown([name], town.country, town, BOROUGH_WITHIN);
  return city ?? atlas.gazetteer.cityOfQuarter(town) ?? town;
}
