import type { MapLabel } from '@placelore/contracts/places/map/map-cells.js';
import type { Destinations } from '@placelore/guidebook/destinations/destinations.js';
import { type CityRiver, type River, type WaterRank, Waters } from '@placelore/guidebook/water/waters.js';

/** Zoom levels at which a river's name is shown, by rank. */
const RIVER_ZOOMS: Record<WaterRank, { minZoom: number; maxZoom: number }> = {
  1: { minZoom: 4, maxZoom: 9 },
  2: { minZoom: 5, maxZoom: 9 },
  3: { minZoom: 7, maxZoom: 10 },
};
const PROMINENCE: Record<WaterRank, number> = { 1: 6.5, 2: 5.5, 3: 4.5 };
/** Number of points along a course between two places for its name; a map uses the first place that is free. */
const POINTS_BETWEEN_NAMES = 13;
/** Zoom levels of lakes that are missing from the atlas. */
const LAKE_ZOOMS = { minZoom: 7, maxZoom: 12 } as const;

/** Zoom levels of the rivers of cities, and their prominence, which is that of a well-known sight. */
const CITY_RIVER_ZOOMS = { minZoom: 12, maxZoom: 19 } as const;
const CITY_RIVER_PROMINENCE = 7;
const CITY_RIVER_POINTS_BETWEEN_NAMES = 6;

/** Returns the names of rivers, along their courses, and of lakes that are not destinations. */
export function listWaterLabels(destinations: Destinations): MapLabel[] {
  const { rivers, lakes, cityRivers } = Waters.load();
  const otherLakes = lakes.filter(({ name }) => destinations.findByName(name).length === 0);
  return [
    ...rivers.flatMap(listRiverLabels),
    ...cityRivers.flatMap(listCityRiverLabels),
    ...otherLakes.map(({ name, rank, ring }): MapLabel => {
      const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
      const [lat, lng] = [getMiddle(lats), getMiddle(lngs)];
      return { name, kind: 'water', lat, lng, prominence: PROMINENCE[rank], ...LAKE_ZOOMS };
    }),
  ];
}

const getMiddle = (values: number[]): number => Number(((Math.min(...values) + Math.max(...values)) / 2).toFixed(3));

const listRiverLabels = ({ name, rank, line }: River): MapLabel[] =>
  line
    .filter((_, index) => index % POINTS_BETWEEN_NAMES === Math.min(8, Math.floor(line.length / 2)))
    .map(([lng, lat]) => ({ name, kind: 'water', lat, lng, prominence: PROMINENCE[rank], ...RIVER_ZOOMS[rank] }));

const listCityRiverLabels = ({ name, line }: CityRiver): MapLabel[] =>
  line
    .filter((_, index) => index % CITY_RIVER_POINTS_BETWEEN_NAMES === CITY_RIVER_POINTS_BETWEEN_NAMES / 2)
    .map(([lng, lat]) => ({ name, kind: 'water', lat, lng, prominence: CITY_RIVER_PROMINENCE, ...CITY_RIVER_ZOOMS }));
