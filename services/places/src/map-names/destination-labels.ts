import type { MapLabel, MapLabelKind } from '@placelore/contracts/places/map/map-cells.js';
import { type DestinationKind, type DestinationRecord, SPOT_KINDS } from '@placelore/guidebook/atlas/records.js';

/** How the names of destinations are drawn; those without an entry are left out, because they have no one place. */
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

/** Widths in pixels of a destination on the map between which its name is shown. */
const SHOWN_WIDTHS_PX = { min: 60, max: 2_400 } as const;
/** Kinds whose name marks a spot, which the closest view shows too. */
const SPOTS: ReadonlySet<DestinationKind> = new Set([...SPOT_KINDS, 'mountain', 'waterfall', 'cave']);
const DEEPEST_ZOOM = 19;
const MIN_ZOOM = 3;
/** Zoom levels by which a destination of no prominence is shown later than one of the highest. */
const MAX_DELAY = 2.5;
/** Share by which the prominence of broad names counts, because towns are what people look for. */
const BROAD_SHARE = 0.85;
const WORLD_SIZE_PX = 256;

/** Converts a destination to a label, at the zoom levels that suit its size; null for one that has no label. */
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
