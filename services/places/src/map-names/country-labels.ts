import type { MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import { findCountryAt } from '@placelore/guidebook/countries/borders.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { World } from '../maps/world.js';

/**
 * Minimum area in steradians for a country to have its label from a zoom on; smaller countries have it at the last
 * zoom.
 */
const MIN_AREA_BY_ZOOM: readonly [zoom: number, area: number][] = [
  [2, 0.045],
  [3, 0.012],
  [4, 0.002],
  [5, 0.0003],
  [6, 0.00003],
];
const LAST_ZOOM = 8;
/** Number of zoom levels at which a country's name is shown. */
const SHOWN_ZOOMS = 3;

/** Returns the names of countries, each once, in the middle of its largest land area. */
export function listCountryLabels(): MapLabel[] {
  const centers = World.listCountryCenters().sort((a, b) => b.area - a.area);
  const seenCodes = new Set<string>();
  return centers.flatMap(({ latitude, longitude, area }) => {
    const code = findCountryAt({ latitude, longitude });
    // At this scale, the middle of a very small country may be inside its neighbor.
    if (code === null || seenCodes.has(code)) return [];
    seenCodes.add(code);
    const minZoom = MIN_AREA_BY_ZOOM.find(([, min]) => area >= min)?.[0] ?? LAST_ZOOM;
    return {
      name: getCountryName(code),
      kind: 'country' as const,
      lat: round(latitude),
      lng: round(longitude),
      prominence: 14 - minZoom,
      minZoom,
      maxZoom: minZoom + SHOWN_ZOOMS,
    };
  });
}

/** Rounds to about 100 m. */
const round = (degrees: number): number => Number(degrees.toFixed(3));

/** Middles of the oceans, and of seas that are not destinations. */
const OCEANS: readonly (readonly [name: string, lat: number, lng: number])[] = [
  ['North Atlantic Ocean', 34, -42],
  ['South Atlantic Ocean', -26, -14],
  ['North Pacific Ocean', 32, -160],
  ['North Pacific Ocean', 26, 165],
  ['South Pacific Ocean', -28, -125],
  ['Indian Ocean', -22, 80],
  ['Southern Ocean', -61, 60],
  ['Southern Ocean', -62, -130],
  ['Arctic Ocean', 80, -150],
  ['Arctic Ocean', 83, 60],
];
const SEAS: typeof OCEANS = [
  ['Mediterranean Sea', 34.5, 18.5],
  ['Norwegian Sea', 67.5, 2],
  ['Barents Sea', 73.5, 38],
  ['Bering Sea', 58, -177],
  ['Gulf of Alaska', 56.5, -145],
  ['East China Sea', 28.5, 125],
  ['Philippine Sea', 18, 133],
  ['Coral Sea', -17, 153],
  ['Tasman Sea', -39, 160],
];

const toSeaLabel =
  (prominence: number, minZoom: number, maxZoom: number) =>
  ([name, lat, lng]: (typeof OCEANS)[number]): MapLabel => ({
    name,
    kind: 'sea',
    lat,
    lng,
    prominence,
    minZoom,
    maxZoom,
  });

/** Names on open water. */
export const OCEAN_LABELS: readonly MapLabel[] = [
  ...OCEANS.map(toSeaLabel(11.5, 1, 5)),
  ...SEAS.map(toSeaLabel(9.5, 3, 6)),
];
