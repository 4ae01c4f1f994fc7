import { readdirSync, readFileSync } from 'node:fs';
import type { Category } from '@placelore/contracts/categories.js';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { CloseNames } from './close-names.js';
import { nameKey, nameKeys } from './names.js';
import { PositionIndex } from './position-index.js';
import type { CityRecord, HotelRecord, LandmarkRecord, RestaurantRecord } from './records.js';

export interface Near<T> {
  record: T;
  /** Metres. */
  distance: number;
}

export interface Named<T> {
  record: T;
  /** 1 for an exact name, after normalisation. */
  likeness: number;
}

/** A restaurant or hotel with the city it stands in. */
export interface CityVenue<T extends RestaurantRecord | HotelRecord> {
  venue: T;
  city: CityRecord;
}

/** Whether a venue is a restaurant; else it is a hotel. */
export const isRestaurant = (venue: RestaurantRecord | HotelRecord): venue is RestaurantRecord => 'cuisine' in venue;

const DATA = new URL('../data/', import.meta.url);

/** How far around its position a sight of a category reaches, in metres: who stands there, stands at the sight. */
const REACH: Record<Category, number> = {
  Landmark: 120,
  Museum: 120,
  Restaurant: 50,
  Park: 400,
  Beach: 500,
  Mountain: 3000,
  'Historical Site': 120,
  Architecture: 120,
  'Natural Wonder': 1500,
  'Cultural Site': 120,
  'Religious Site': 120,
  Shopping: 120,
  Entertainment: 120,
  Transportation: 120,
  Other: 100,
};

/** Two sights whose distances differ by less than this, in metres, are equally near; the better known one is meant. */
const EQUALLY_NEAR = 40;

/** A site that takes two hours to visit is wider than its category is as a rule: ruined cities, temple grounds. */
const LONG_VISIT = 120;
const WIDE_REACH = 400;
const MAY_BE_WIDE: ReadonlySet<Category> = new Set(['Historical Site', 'Cultural Site', 'Religious Site']);

/** Footprint radius of a landmark in metres. */
export function landmarkReach({ category, visitMinutes }: Pick<LandmarkRecord, 'category' | 'visitMinutes'>): number {
  return MAY_BE_WIDE.has(category) && visitMinutes >= LONG_VISIT ? WIDE_REACH : REACH[category];
}

/** All names of a record. */
export function namesOf(record: LandmarkRecord | CityRecord): string[] {
  return [record.name, ...(record.localName ? [record.localName] : []), ...record.aliases];
}

/** The bundled guidebook. */
export class Guidebook {
  private static loaded: Guidebook | undefined;
  private readonly landmarksByKey: Map<string, LandmarkRecord[]>;
  private readonly closeLandmarks: CloseRecords<LandmarkRecord>;
  private readonly citiesByKey: Map<string, CityRecord[]>;
  private readonly landmarksByPosition: RecordsByPosition<LandmarkRecord>;
  private readonly citiesByPosition: RecordsByPosition<CityRecord>;
  private readonly restaurants: RecordsByPosition<CityVenue<RestaurantRecord>>;
  private readonly hotels: RecordsByPosition<CityVenue<HotelRecord>>;
  private readonly venuesByKey: Map<string, CityVenue<RestaurantRecord | HotelRecord>[]>;
  private readonly landmarksById: Map<string, LandmarkRecord>;
  private readonly citiesById: Map<string, CityRecord>;

  constructor(
    readonly landmarks: readonly LandmarkRecord[],
    readonly cities: readonly CityRecord[],
  ) {
    this.landmarksByKey = byKey(landmarks);
    this.closeLandmarks = new CloseRecords(this.landmarksByKey);
    this.citiesByKey = byKey(cities);
    this.landmarksByPosition = new RecordsByPosition(landmarks, (landmark) => landmark);
    this.citiesByPosition = new RecordsByPosition(cities, (city) => city);
    this.restaurants = byPosition(cities, (city) => city.restaurants);
    this.hotels = byPosition(cities, (city) => city.hotels);
    this.venuesByKey = venuesByKey(cities);
    this.landmarksById = new Map(landmarks.map((record) => [record.id, record]));
    this.citiesById = new Map(cities.map((record) => [record.id, record]));
  }

  /** Read once, at the first call, from the package's data folder; the tests prove its records valid. */
  static load(): Guidebook {
    Guidebook.loaded ??= Guidebook.read();
    return Guidebook.loaded;
  }

  /** Read anew, for those who need it once and let it go again. */
  static read(): Guidebook {
    return new Guidebook(readFolder('landmarks') as LandmarkRecord[], readFolder('cities') as CityRecord[]);
  }

  landmark(id: string): LandmarkRecord | null {
    return this.landmarksById.get(id) ?? null;
  }

  city(id: string): CityRecord | null {
    return this.citiesById.get(id) ?? null;
  }

  /** Landmarks within `radius` metres, nearest first. */
  landmarksNear(position: Position, radius: number): Near<LandmarkRecord>[] {
    return this.landmarksByPosition.near(position, radius);
  }

  /**
   * Landmarks within whose reach a position lies: the nearest first, and of those equally near (40 m) the better known.
   */
  landmarksAt(position: Position): Near<LandmarkRecord>[] {
    const found = this.landmarksNear(position, Math.max(...Object.values(REACH)));
    return found
      .filter(({ record, distance }) => distance <= landmarkReach(record))
      .sort((a, b) =>
        Math.abs(a.distance - b.distance) < EQUALLY_NEAR
          ? b.record.popularity - a.record.popularity
          : a.distance - b.distance,
      );
  }

  /** Destination cities within `radius` metres, nearest first. */
  citiesNear(position: Position, radius: number): Near<CityRecord>[] {
    return this.citiesByPosition.near(position, radius);
  }

  /** Landmarks one of whose names is exactly so after normalisation, the best known first. */
  landmarksNamed(name: string, country?: string): LandmarkRecord[] {
    return exactly(this.landmarksByKey, name, country).sort((a, b) => b.popularity - a.popularity);
  }

  /** Landmarks one of whose names is nearly so, for typing errors; the most alike first. */
  landmarksNamedLike(name: string, country?: string): Named<LandmarkRecord>[] {
    return this.closeLandmarks.called(name, country);
  }

  /** Destination cities one of whose names is exactly so after normalisation. */
  citiesNamed(name: string, country?: string): CityRecord[] {
    return exactly(this.citiesByKey, name, country);
  }

  /** Restaurants of the guidebook within `radius` metres, nearest first. */
  restaurantsNear(position: Position, radius: number): Near<CityVenue<RestaurantRecord>>[] {
    return this.restaurants.near(position, radius);
  }

  /** Hotels of the guidebook within `radius` metres, nearest first. */
  hotelsNear(position: Position, radius: number): Near<CityVenue<HotelRecord>>[] {
    return this.hotels.near(position, radius);
  }

  /** Restaurants and hotels whose name is exactly so after normalisation. */
  venuesNamed(name: string): CityVenue<RestaurantRecord | HotelRecord>[] {
    return this.venuesByKey.get(nameKey(name)) ?? [];
  }
}

function readFolder(name: string): unknown[] {
  const folder = new URL(`${name}/`, DATA);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[]);
}

function byKey<T extends LandmarkRecord | CityRecord>(records: readonly T[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const record of records) {
    for (const key of new Set(namesOf(record).map(nameKey))) map.set(key, [...(map.get(key) ?? []), record]);
  }
  return map;
}

/** Records with an index of where they stand. */
class RecordsByPosition<T> {
  private readonly index: PositionIndex;

  constructor(
    private readonly records: readonly T[],
    private readonly positionOf: (record: T) => Position,
  ) {
    this.index = PositionIndex.of(records.map(positionOf));
  }

  /** Nearest first; of those equally far the first in the list. */
  near(position: Position, radius: number): Near<T>[] {
    return this.index
      .around(position, radius)
      .map((at) => ({ at, distance: distanceMetres(position, this.positionOf(this.records[at]!)) }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance || a.at - b.at)
      .map(({ at, distance }) => ({ record: this.records[at]!, distance }));
  }
}

function venuesByKey(cities: readonly CityRecord[]): Map<string, CityVenue<RestaurantRecord | HotelRecord>[]> {
  const map = new Map<string, CityVenue<RestaurantRecord | HotelRecord>[]>();
  for (const city of cities) {
    for (const venue of [...city.restaurants, ...city.hotels]) {
      const key = nameKey(venue.name);
      map.set(key, [...(map.get(key) ?? []), { venue, city }]);
    }
  }
  return map;
}

function byPosition<T extends RestaurantRecord | HotelRecord>(
  cities: readonly CityRecord[],
  venuesOf: (city: CityRecord) => readonly T[],
): RecordsByPosition<CityVenue<T>> {
  const venues = cities.flatMap((city) => venuesOf(city).map((venue) => ({ venue, city })));
  return new RecordsByPosition(venues, ({ venue }) => venue);
}

function exactly<T extends { country: string }>(
  index: ReadonlyMap<string, T[]>,
  name: string,
  country: string | undefined,
): T[] {
  const found = new Set(nameKeys(name).flatMap((key) => index.get(key) ?? []));
  return [...found].filter((record) => country === undefined || record.country === country);
}

/** Records with an index of their names by likeness. */
class CloseRecords<T extends { country: string }> {
  private readonly records: T[][];
  private readonly names: CloseNames;

  constructor(byKey: ReadonlyMap<string, T[]>) {
    this.records = [...byKey.values()];
    this.names = CloseNames.of([...byKey.keys()]);
  }

  /** The most alike first; of those equally alike the first in the list. */
  called(name: string, country: string | undefined): Named<T>[] {
    const best = new Map<T, Named<T> & { entry: number }>();
    for (const { entry, likeness } of this.names.find(nameKey(name))) {
      for (const record of this.records[entry]!) {
        if (country !== undefined && record.country !== country) continue;
        const known = best.get(record);
        const first = Math.min(entry, known?.entry ?? entry);
        best.set(record, { record, likeness: Math.max(likeness, known?.likeness ?? 0), entry: first });
      }
    }
    return [...best.values()]
      .sort((a, b) => b.likeness - a.likeness || a.entry - b.entry)
      .map(({ record, likeness }) => ({ record, likeness }));
  }
}
