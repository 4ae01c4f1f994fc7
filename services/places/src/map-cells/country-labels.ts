import type { MapLabel } from '@placelore/contracts/places/map-cells.js';
import { findCountryAt, getCountryName } from '@placelore/guidebook/countries/countries.js';
import { World } from '../maps/world.js';

/** Area in steradians from which a country has its label at a zoom; below the last one it has it at zoom 6. */
const MIN_AREA_BY_ZOOM: readonly [zoom: number, area: number][] = [
  [2, 0.045],
  [3, 0.012],
  [4, 0.002],
  [5, 0.0003],
];
const LAST_ZOOM = 6;
/** Zoom levels over which a country's name is shown. */
const SHOWN_ZOOMS = 4;

/** Returns the names of countries, in the middle of their largest piece of land, each once. */
export function listCountryLabels(): MapLabel[] {
  const centers = World.listCountryCenters().sort((a, b) => b.area - a.area);
  const seenCodes = new Set<string>();
  return centers.flatMap(({ latitude, longitude, area }) => {
    const code = findCountryAt({ latitude, longitude });
    // The middle of a very small country lies in its neighbor, as drawn at this scale.
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

/** Middles of the oceans, where no coast is near. */
export const OCEAN_LABELS: readonly MapLabel[] = (
  [
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
  ] as const
).map(([name, lat, lng]) => ({ name, kind: 'sea', lat, lng, prominence: 11.5, minZoom: 1, maxZoom: 5 }));
