import type { MapLabel, MapLabelKind } from '@placelore/contracts/places/map/map-cells.js';
import { type DestinationKind, type DestinationRecord, SPOT_KINDS } from '@placelore/guidebook/atlas/records.js';

/**
 * How the names of destinations are drawn; kinds without an entry are omitted, because they have no single location.
 */
const LABEL_KINDS: Partial<Record<DestinationKind, MapLabelKind>> = {
  region: 'region',
  'historic-region': 'region',
  'constituent-country': 'region',
  territory: 'island',
  island: 'island',
  archipelago: 'island',
  peninsula: 'range',
  coast: 'range',
  range: 'range',
  desert: 'range',
  lake: 'water',
  bay: 'sea',
  valley: 'nature',
  mountain: 'nature',
  'national-park': 'nature',
  forest: 'nature',
  waterfall: 'nature',
  cave: 'nature',
  town: 'town',
  village: 'town',
  oasis: 'town',
  resort: 'town',
  'ghost-town': 'town',
  beach: 'nature',
  'hot-spring': 'nature',
  monastery: 'sight',
  ruins: 'sight',
  'base-camp': 'sight',
};

/** Minimum and maximum width in pixels of a destination on the map for its name to be shown. */
const SHOWN_WIDTHS_PX = { min: 60, max: 2_400 } as const;
/** Kinds whose names mark a spot; these are also shown at the deepest zoom. */
const SPOTS: ReadonlySet<DestinationKind> = new Set([...SPOT_KINDS, 'mountain', 'waterfall', 'cave']);
const DEEPEST_ZOOM = 19;
const MIN_ZOOM = 3;
/** Number of zoom levels by which the least prominent destination is shown later than the most prominent one. */
const MAX_DELAY = 2.5;
/** Factor for the prominence of names of large areas, because people mainly search for towns. */
const BROAD_SHARE = 0.85;
const WORLD_SIZE_PX = 256;

/** Converts a destination to a label, at the zoom levels that suit its size; returns null for one without a label. */
export function toDestinationLabel(record: DestinationRecord): MapLabel | null {
  const kind = LABEL_KINDS[record.kind];
  if (!kind) return null;
  const { name, latitude: lat, longitude: lng, prominence } = record;
  const [west, south, east, north] = record.extent;
  const size = Math.max((east - west + 360) % 360, north - south, 0.004);
  const toZoom = (pixels: number) => Math.log2((pixels / WORLD_SIZE_PX) * (360 / size));
  const delay = ((10 - prominence) / 10) * MAX_DELAY;
  const minZoom = Math.min(13, Math.max(MIN_ZOOM, Math.ceil(toZoom(SHOWN_WIDTHS_PX.min) + delay)));
  const maxZoom = SPOTS.has(record.kind)
    ? DEEPEST_ZOOM
    : Math.max(minZoom + 1, Math.floor(toZoom(SHOWN_WIDTHS_PX.max)));
  return { name, kind, lat, lng, prominence: prominence * BROAD_SHARE, minZoom, maxZoom };
}
