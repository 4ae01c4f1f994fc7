import { readFileSync } from 'node:fs';
import type { Position } from '@placelore/contracts/places/geography.js';
import { Gazetteer } from '../gazetteer/gazetteer.js';
import { type LngLat, smoothLine } from './smooth-line.js';

const DATA_FOLDER = new URL('../../data/water/', import.meta.url);

/** Size class: 1 is among the largest of a continent, 2 of a country, 3 of a region. */
export type WaterRank = 1 | 2 | 3;

/** A river as recorded: towns on its banks ("Ulm DE") and points ("45.17,29.7"), from its source to its mouth. */
export interface RiverRecord {
  name: string;
  rank: WaterRank;
  course: string[];
}

/** A river within a city, as recorded: points in its middle, most of them on bridges, accurate to about 50 m. */
export interface CityRiverRecord {
  name: string;
  /** Typical width in meters. */
  width: number;
  /** "48.8639,2.3135" */
  course: string[];
}

/** A lake as recorded: its shore without repetition of the first point, in our own survey to about 3 km. */
export interface LakeRecord {
  name: string;
  rank: WaterRank;
  shore: LngLat[];
}

export interface River {
  name: string;
  rank: WaterRank;
  line: LngLat[];
}
export interface CityRiver {
  name: string;
  /** Typical width in meters. */
  width: number;
  line: LngLat[];
}
export interface Lake {
  name: string;
  rank: WaterRank;
  /** Closed ring, clockwise as spherical polygons require. */
  ring: LngLat[];
}

const TOWN = /^(.+) ([A-Z]{2})$/;
const POINT = /^(-?[\d.]+),(-?[\d.]+)$/;

/**
 * Large rivers and lakes, accurate enough for maps of a country or region but not of streets, and the rivers of famous
 * cities, accurate enough for both.
 */
export class Waters {
  private static instance: Waters | undefined;

  private constructor(
    readonly rivers: readonly River[],
    readonly lakes: readonly Lake[],
    readonly cityRivers: readonly CityRiver[],
  ) {}

  /** Loads the records at the first call and shares them; the tests prove that every town is found. */
  static load(): Waters {
    Waters.instance ??= new Waters(
      readRivers().map(({ name, rank, course }) => ({ name, rank, line: smoothLine(course.map(toLngLat)) })),
      readLakes().map(({ name, rank, shore }) => ({ name, rank, ring: toRing(shore) })),
      readCityRivers().map(({ name, width, course }) => ({ name, width, line: smoothLine(course.map(toLngLat)) })),
    );
    return Waters.instance;
  }
}

/** Reads the records of rivers. */
export const readRivers = (): RiverRecord[] => read('rivers.json') as RiverRecord[];
/** Reads the records of lakes. */
export const readLakes = (): LakeRecord[] => read('lakes.json') as LakeRecord[];

/** Reads the records of rivers within cities. */
export const readCityRivers = (): CityRiverRecord[] => read('city-rivers.json') as CityRiverRecord[];

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, DATA_FOLDER), 'utf8'));

/**
 * Returns the position of a waypoint: the most populous town of this name in the country, or the point itself.
 * @throws Error when the gazetteer lacks the town, which is a mistake in the record
 */
export function findWaypoint(waypoint: string): Position {
  const point = POINT.exec(waypoint);
  if (point) return { latitude: Number(point[1]), longitude: Number(point[2]) };
  const [, name, country] = TOWN.exec(waypoint) ?? [];
  const town = name && Gazetteer.load().findByName(name, country)[0]?.town;
  if (!town) throw new Error(`No town of a river's course has this name: ${waypoint}`);
  return town;
}

function toLngLat(waypoint: string): LngLat {
  const { latitude, longitude } = findWaypoint(waypoint);
  return [longitude, latitude];
}

/** Closes a shore; a counterclockwise ring would mean everything but the lake. */
function toRing(shore: LngLat[]): LngLat[] {
  const doubledArea = shore.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = shore[(index + 1) % shore.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  const ring = doubledArea > 0 ? shore.toReversed() : [...shore];
  return smoothLine([...ring, ring[0]!]);
}
