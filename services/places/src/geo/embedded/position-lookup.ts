import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findCountryAt } from '@placelore/guidebook/countries/borders.js';
import { findCityOfBorough } from '@placelore/guidebook/gazetteer/boroughs.js';
import { estimateTownRadius, type Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Distance in meters from the coast within which a position belongs to the country. */
const MAX_OFFSHORE_METERS = 50_000;

/** Whether a position is inside a country's borders or, where borders do not decide, near its towns. */
export function isInCountry(atlas: Atlas, country: string, position: Position): boolean {
  const positionCountry = findCountryAt(position);
  if (positionCountry !== null) return positionCountry === country;
  const nearest = atlas.gazetteer.findNearest(position, country);
  return nearest !== null && nearest.distance <= MAX_OFFSHORE_METERS;
}

let landFeature: ReturnType<typeof feature> | undefined;

/**
 * Whether a position is on a continent or large island, by Natural Earth's coastline at 1:110,000,000, which is precise
 * to about 10 km and lacks small islands. Takes less than a millisecond; the first call reads the coastline.
 */
export function isOnLand({ latitude, longitude }: Position): boolean {
  landFeature ??= readLand();
  return geoContains(landFeature, [longitude, latitude]);
}

function readLand(): ReturnType<typeof feature> {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land);
}

/** Distance in meters from the nearest town beyond which only the country is named. */
const MAX_TOWN_DISTANCE_METERS = 50_000;
/** Maximum distance in meters to a named town off the coast or in disputed territory. */
const MAX_OFF_BORDER_DISTANCE_METERS = 5_000;
/**
 * Maximum distance in meters between the centers of a borough and its city; a more distant town only has the same name.
 */
const MAX_BOROUGH_DISTANCE_METERS = 45_000;

/** The gazetteer town at a position and the city that people name there, usually the same. */
export interface TownAndCity {
  town: Town;
  city: Town;
}

/**
 * Returns the town at a position in `country` (null off the coast and in disputed territory), and the city that people
 * name there. For a borough or quarter that the gazetteer lists as a town, that is the city to which it belongs: Mexico
 * City for Coyoacán, London for Wembley, Hong Kong for Kowloon. Versailles is its own city, and so is Niterói, across
 * the bay from Rio. Returns null when no town is near enough.
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
