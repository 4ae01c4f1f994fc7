import { setImmediate } from 'node:timers/promises';
import type { RegionCount } from '@placelore/contracts/content/articles/explore.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { DestinationKind, DestinationRecord } from '@placelore/guidebook/atlas/records.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { getInsideIds } from '../search/target/inside-records.js';

/** Kinds of destinations that travelers call a region. Single spots contain nothing. */
const REGION_KINDS: ReadonlySet<DestinationKind> = new Set([
  'region',
  'historic-region',
  'world-region',
  'constituent-country',
  'island',
  'archipelago',
  'peninsula',
  'coast',
  'lake',
  'range',
  'valley',
]);
/** Regions of the world that are too large; countries are listed by continent. */
const CONTINENT_IDS: ReadonlySet<string> = new Set(['africa', 'asia', 'europe', 'north-america', 'south-america']);
/**
 * Minimum prominence of regions that are counted; some thousand are less prominent. Nobody travels to Southern Europe,
 * but many do to the Balkans.
 */
const MIN_PROMINENCE = 6;
const MIN_WORLD_PROMINENCE = 9;
/** Number of regions between two pauses for other requests: about 10 ms of work. */
const REGIONS_PER_TURN = 20;

/**
 * Counts the published articles inside each well-known region, best known region first. The first call takes about half
 * a second of processor time, in small parts.
 * @param published ids of guidebook records that have an article
 */
export async function countRegions(atlas: Atlas, published: ReadonlySet<string>): Promise<RegionCount[]> {
  const destinations = atlas.destinations.records
    .filter(({ id, kind }) => REGION_KINDS.has(kind) && !CONTINENT_IDS.has(id))
    .filter(({ kind, prominence }) => prominence >= (kind === 'world-region' ? MIN_WORLD_PROMINENCE : MIN_PROMINENCE))
    .toSorted((a, b) => b.prominence - a.prominence || (a.id < b.id ? -1 : 1));
  const counts: RegionCount[] = [];
  for (const [index, destination] of destinations.entries()) {
    if (index % REGIONS_PER_TURN === 0) await setImmediate();
    const ids = getInsideIds(atlas, { kind: 'destination', destination });
    const count = ids.filter((id) => published.has(id)).length;
    if (count > 0) counts.push({ ...presentRegion(destination), count });
  }
  return counts;
}

function presentRegion({ id, name, countries }: DestinationRecord): Omit<RegionCount, 'count'> {
  const [country, ...others] = countries;
  return { slug: id, name, country: country !== undefined && others.length === 0 ? getCountryName(country) : '' };
}
