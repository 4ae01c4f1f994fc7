import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { type Atlas, type AtlasPlace, getDisplayName } from '../atlas/atlas.js';
import type { CityRecord, DestinationRecord, LandmarkRecord } from '../atlas/records.js';
import { isInExtent } from '../destinations/destinations.js';
import { estimateTownRadius, type Town } from '../gazetteer/gazetteer.js';
import { toNameKey } from '../names/name-keys.js';
import { isInOutline } from '../outlines/outline.js';
import { findOutline } from '../outlines/outlines.js';
import { getProminence } from './prominence.js';

/** Radius in meters around a region in which the towns of its highlights are searched by name. */
const MAX_HIGHLIGHT_DISTANCE_METERS = 1_000_000;
/** Minimum number of highlights that must be towns of one first-level region to identify the region. */
const MIN_HIGHLIGHTS = 2;

/**
 * Returns the sights of the guidebook inside a country, destination or town, the best known first.
 * @param landmarks the landmarks to test
 */
export function findLandmarksInside(
  atlas: Atlas,
  area: AtlasPlace,
  landmarks: readonly LandmarkRecord[] = atlas.guidebook.landmarks,
): LandmarkRecord[] {
  const inside = landmarks.filter(createAreaTest(atlas, area));
  return sortByProminence(inside, ({ popularity }) => popularity);
}

/** Returns the cities of the guidebook inside a country or destination, or the city of a town, the best known first. */
export function findCitiesInside(atlas: Atlas, area: AtlasPlace): CityRecord[] {
  return sortByProminence(atlas.guidebook.cities.filter(createAreaTest(atlas, area)), (city) => {
    const town = atlas.getTown(city);
    return town ? getProminence({ kind: 'city', town, city }) : 0;
  });
}

/** Returns the destinations inside a country or another destination, the best known first; none inside a town. */
export function findDestinationsInside(atlas: Atlas, area: AtlasPlace): DestinationRecord[] {
  if (area.kind !== 'country' && area.kind !== 'destination') return [];
  const name = toNameKey(getDisplayName(area));
  // Excludes destinations that are the area itself, as the island of Iceland is the country. Names are compared last,
  // because reading one takes long.
  const inside = atlas.destinations.records.filter(
    (destination) => isDestinationInside(atlas, destination, area) && toNameKey(destination.name) !== name,
  );
  return sortByProminence(inside, ({ prominence }) => prominence);
}

/** Returns a test for records of the guidebook: whether they lie in an area. */
function createAreaTest(atlas: Atlas, area: AtlasPlace): (record: LandmarkRecord | CityRecord) => boolean {
  switch (area.kind) {
    case 'country':
      return ({ country }) => country === area.country;
    case 'destination':
      return (record) => isInDestination(atlas, area.destination, record, record.country);
    case 'city':
      return (record) => isInTown(atlas, area.town, record);
    case 'landmark':
      return () => false;
  }
}

/**
 * Checks whether a position lies in a destination: in its countries, and in its outline or else in its box and, if it is a
 * region, within it.
 */
function isInDestination(atlas: Atlas, destination: DestinationRecord, position: Position, country: string): boolean {
  const { countries } = destination;
  if (countries.length > 0 && !countries.includes(country)) return false;
  const outline = findOutline(destination.id);
  if (outline) return isInOutline(outline, position);
  if (!isInExtent(destination, position)) return false;
  const code = getRegionCode(atlas, destination);
  return code === null || atlas.gazetteer.findNearest(position, country)?.town.admin === code;
}

/**
 * Whether a record is in a town. Sights beyond a border belong to a town that surrounds them: Vatican City and Rome.
 */
function isInTown(atlas: Atlas, town: Town, record: LandmarkRecord | CityRecord): boolean {
  if (!('popularity' in record)) return atlas.getTown(record)?.id === town.id;
  return (
    atlas.isLandmarkOfTown(record, town) || getDistanceMeters(record, town) <= estimateTownRadius(town.population) / 2
  );
}

function isDestinationInside(
  atlas: Atlas,
  destination: DestinationRecord,
  area: Extract<AtlasPlace, { kind: 'country' | 'destination' }>,
): boolean {
  const [country, ...otherCountries] = destination.countries;
  if (country === undefined || otherCountries.length > 0) return false;
  if (area.kind === 'country') return country === area.country;
  if (!isSmaller(destination, area.destination)) return false;
  // The town nearest to a park may lie beyond the border of its region: Death Valley.
  return (
    destination.within.includes(area.destination.id) || isInDestination(atlas, area.destination, destination, country)
  );
}

function isSmaller(a: DestinationRecord, b: DestinationRecord): boolean {
  const [sizeA, sizeB] = [a, b].map(({ extent: [west, south, east, north] }) => {
    const width = west <= east ? east - west : east - west + 360;
    return width * (north - south);
  });
  return sizeA! < sizeB!;
}

const regionCodes = new WeakMap<DestinationRecord, string | null>();

/**
 * Returns the code of the first-level region that a destination is, or null. The gazetteer has codes without names, so
 * the towns among its highlights identify it: those of Tuscany all have one code.
 */
function getRegionCode(atlas: Atlas, destination: DestinationRecord): string | null {
  const known = regionCodes.get(destination);
  if (known !== undefined) return known;
  const code = findRegionCode(atlas, destination);
  regionCodes.set(destination, code);
  return code;
}

function findRegionCode(atlas: Atlas, destination: DestinationRecord): string | null {
  const [country, ...otherCountries] = destination.countries;
  if (country === undefined || otherCountries.length > 0) return null;
  if (destination.kind !== 'region' && destination.kind !== 'constituent-country') return null;
  const towns = destination.highlights.flatMap((name) => {
    const town = atlas.findTown([name], country, destination, MAX_HIGHLIGHT_DISTANCE_METERS);
    return town && isInExtent(destination, town) ? [town] : [];
  });
  const codes = new Set(towns.map(({ admin }) => admin));
  return towns.length >= MIN_HIGHLIGHTS && codes.size === 1 ? towns[0]!.admin : null;
}

/** Equally well-known records are in the order of their ids. */
function sortByProminence<T extends { id: string }>(records: readonly T[], getScore: (record: T) => number): T[] {
  return records
    .map((record) => ({ record, score: getScore(record) }))
    .sort((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1))
    .map(({ record }) => record);
}
