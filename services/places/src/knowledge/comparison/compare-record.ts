import type { GuidebookDifference } from '@placelore/contracts/places/facts.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { getBestClaims, getItemPosition, readQuantity, readTime } from '../wikidata/claims.js';
import { formatNumber, presentQuantity } from '../wikidata/quantities.js';
import { presentTime } from '../wikidata/times.js';
import { PROPERTIES, type WikidataItem } from '../wikidata/wikidata-item.js';
import { parsePeriod } from './period-years.js';
import { findStatedHeight } from './stated-height.js';

/** Permitted distance in meters: beyond the reach of a sight, and between two positions of a city. */
const POSITION_TOLERANCE_METERS = { landmark: 300, city: 5_000 };
/** Permitted number of years outside the period. */
const YEAR_TOLERANCE = { exact: 2, approximate: 25 };
/** Permitted difference as a share of the height, and minimum in meters for low sights. */
const HEIGHT_TOLERANCE = { exact: 0.03, approximate: 0.1, minMeters: 2 };

type Item = Pick<WikidataItem, 'claims'>;

/** Returns the differences between a guidebook record and its Wikidata item that exceed the tolerances. */
export function compareRecord(record: LandmarkRecord | CityRecord, item: Item): GuidebookDifference[] {
  const differences =
    'period' in record
      ? [comparePosition(record, item), comparePeriod(record, item), compareHeight(record, item)]
      : [comparePosition(record, item)];
  return differences.filter((difference) => difference !== null);
}

function comparePosition(record: LandmarkRecord | CityRecord, item: Item): GuidebookDifference | null {
  const position = getItemPosition(item);
  if (!position) return null;
  const distance = getDistanceMeters(record, position);
  const tolerance =
    'period' in record ? POSITION_TOLERANCE_METERS.landmark + getLandmarkReach(record) : POSITION_TOLERANCE_METERS.city;
  if (distance <= tolerance) return null;
  const format = ({ latitude, longitude }: typeof position) => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return {
    field: 'position',
    ours: format(record),
    theirs: `${format(position)} (${formatMetricDistance(distance)} away)`,
  };
}

/**
 * It suffices that one of the years in Wikidata is within the period, because inception and opening may be years apart.
 */
function comparePeriod({ period }: LandmarkRecord, item: Item): GuidebookDifference | null {
  const span = parsePeriod(period);
  const times = [PROPERTIES.inception, PROPERTIES.opening].flatMap((property) =>
    getBestClaims(item, property).flatMap(({ mainsnak }) => readTime(mainsnak) ?? []),
  );
  const years = times.flatMap((time) => {
    const iso = presentTime(time)?.iso;
    return iso ? [Number.parseInt(iso, 10)] : [];
  });
  if (!span || years.length === 0) return null;
  const tolerance = span.isApproximate ? YEAR_TOLERANCE.approximate : YEAR_TOLERANCE.exact;
  if (years.some((year) => year >= span.from - tolerance && year <= span.to + tolerance)) return null;
  const theirs = [...new Set(years)].map((year) => (year < 0 ? `${-year} BC` : String(year))).join(', ');
  return { field: 'date', ours: period, theirs: theirs.slice(0, 200) };
}

function compareHeight(record: LandmarkRecord, item: Item): GuidebookDifference | null {
  const stated = findStatedHeight(record);
  const property = record.category === 'Mountain' ? PROPERTIES.elevation : PROPERTIES.height;
  const heights = getBestClaims(item, property).flatMap(({ mainsnak }) => {
    const quantity = readQuantity(mainsnak);
    const presented = quantity && presentQuantity(quantity, 'length');
    return presented ? [Number(presented.value) * (presented.unit === 'km' ? 1_000 : 1)] : [];
  });
  if (!stated || heights.length === 0) return null;
  const share = stated.isApproximate ? HEIGHT_TOLERANCE.approximate : HEIGHT_TOLERANCE.exact;
  const tolerance = Math.max(HEIGHT_TOLERANCE.minMeters, stated.meters * share);
  if (heights.some((height) => Math.abs(height - stated.meters) <= tolerance)) return null;
  const format = (meters: number) => `${formatNumber(meters)} m`;
  return {
    field: 'height',
    ours: `${stated.isApproximate ? 'about ' : ''}${format(stated.meters)}`,
    theirs: heights.map(format).join(', ').slice(0, 200),
  };
}
