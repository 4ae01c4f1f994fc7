import { isInExtent } from '../destinations/destinations.js';
import type { Town } from '../gazetteer/gazetteer.js';
import type { Atlas } from './atlas.js';
import type { DestinationRecord } from './records.js';

/** Number of a region's well-known towns that must be in an administrative area before the area counts as its part. */
const MIN_TOWNS = 3;
/** Meters around the middle of a region within which its towns are. */
const MAX_TOWN_METERS = 400_000;

/** Regions by administrative area of one country. */
type RegionsByArea = ReadonlyMap<string, DestinationRecord>;

const regionsByCountry = new WeakMap<Atlas, Map<string, RegionsByArea>>();

/**
 * Returns the region that a town is in, such as Tuscany; null where that is not certain. The gazetteer has codes of
 * administrative areas without names. An area is part of the only region that names several towns in it.
 */
export function findTownRegion(atlas: Atlas, { country, admin, ...position }: Town): DestinationRecord | null {
  const byCountry = regionsByCountry.get(atlas) ?? new Map<string, RegionsByArea>();
  regionsByCountry.set(atlas, byCountry);
  const areas = byCountry.get(country) ?? readAreas(atlas, country);
  byCountry.set(country, areas);
  const region = areas.get(admin);
  return region && isInExtent(region, position) ? region : null;
}

function readAreas(atlas: Atlas, country: string): RegionsByArea {
  const counts = new Map<string, Map<DestinationRecord, number>>();
  const regions = atlas.destinations.records.filter(
    ({ kind, countries }) => kind === 'region' && countries.length === 1 && countries[0] === country,
  );
  for (const region of regions) {
    for (const name of region.highlights) {
      const town = atlas.findTown([name], country, region, MAX_TOWN_METERS);
      if (!town) continue;
      const ofArea = counts.get(town.admin) ?? new Map<DestinationRecord, number>();
      counts.set(town.admin, ofArea.set(region, (ofArea.get(region) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].flatMap(([admin, ofArea]) => {
      const region = findOnlyRegion(ofArea);
      return region ? [[admin, region] as const] : [];
    }),
  );
}

/** Returns the region with enough towns of an area if every other with more than one of them is a part of it. */
function findOnlyRegion(counts: ReadonlyMap<DestinationRecord, number>): DestinationRecord | null {
  const named = [...counts].filter(([, count]) => count > 1).map(([region]) => region);
  const wide = named.filter((region) => !named.some(({ id }) => region.within.includes(id)));
  const [only] = wide;
  return only && wide.length === 1 && counts.get(only)! >= MIN_TOWNS ? only : null;
}

/** Names that follow an article in a sentence, such as "the Basque Country". */
const NEEDS_ARTICLE =
  /^(Canton|Community|Region|State|Bay|Republic) of |(Community|Country|Valley|Region|Cape|Bank|Triangle|Coast|Highlands)$/;

/** Returns the name of a region in a sentence, with an article if it has one. */
export const formatRegionName = ({ name, aliases, summary }: DestinationRecord): string =>
  aliases.includes(`The ${name}`) || summary.startsWith(`The ${name} `) || NEEDS_ARTICLE.test(name)
    ? `the ${name}`
    : name;

/** Returns a sentence about what a region is; null if its summary makes none. */
export function describeRegion(region: DestinationRecord): string | null {
  const { summary } = region;
  const name = formatRegionName(region);
  const start = name.charAt(0).toUpperCase() + name.slice(1);
  if (summary.startsWith(`${start} `)) return summary;
  return /^(The|An?|One) /.test(summary) ? `${start} is ${summary.charAt(0).toLowerCase()}${summary.slice(1)}` : null;
}
