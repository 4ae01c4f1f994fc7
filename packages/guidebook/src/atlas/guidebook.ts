import { readdirSync, readFileSync } from 'node:fs';
import type { Category } from '@placelore/contracts/places/categories.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { PositionIndex } from '../gazetteer/position-index.js';
import { FuzzyNameIndex } from '../names/fuzzy-name-index.js';
import { addToGroup } from '../names/group.js';
import { toNameKey, toNameKeys } from '../names/name-keys.js';
import type { CityRecord, HotelRecord, LandmarkRecord, RestaurantRecord } from './records.js';
import type { StoryRecord } from './story-records.js';

export interface NearbyRecord<T> {
  record: T;
  /** Meters. */
  distance: number;
}

export interface NamedRecord<T> {
  record: T;
  /** 1 for an exact name after normalization. */
  similarity: number;
}

/** A restaurant or hotel with its city. */
export interface CityVenue<T extends RestaurantRecord | HotelRecord> {
  venue: T;
  city: CityRecord;
}

/** Checks whether a venue is a restaurant and not a hotel. */
export const isRestaurant = (venue: RestaurantRecord | HotelRecord): venue is RestaurantRecord => 'cuisine' in venue;

const DATA_FOLDER = new URL('../../data/', import.meta.url);

/** Radius in meters around the position of a sight, by category, within which a visitor is at the sight. */
const REACH_METERS: Record<Category, number> = {
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

/**
 * Sights whose distances differ by less than this, in meters, count as equally near; the better known one comes first.
 */
const EQUAL_DISTANCE_METERS = 40;

/** Visit length from which a site is wider than is usual for its category: ruined cities, temple grounds. */
const LONG_VISIT_MINUTES = 120;
const WIDE_REACH_METERS = 400;
const WIDE_CATEGORIES: ReadonlySet<Category> = new Set(['Historical Site', 'Cultural Site', 'Religious Site']);

/** Returns the footprint radius of a landmark in meters. */
export function getLandmarkReach({
  category,
  visitMinutes,
}: Pick<LandmarkRecord, 'category' | 'visitMinutes'>): number {
  return WIDE_CATEGORIES.has(category) && visitMinutes >= LONG_VISIT_MINUTES
    ? WIDE_REACH_METERS
    : REACH_METERS[category];
}

/** Returns all names of a record. */
export function getNames(record: LandmarkRecord | CityRecord): string[] {
  return [record.name, ...(record.localName ? [record.localName] : []), ...record.aliases];
}

/** The bundled guidebook. */
export class Guidebook {
  private static instance: Guidebook | undefined;
  private readonly landmarksByKey: Map<string, LandmarkRecord[]>;
  private readonly fuzzyLandmarks: FuzzyRecords<LandmarkRecord>;
  private readonly citiesByKey: Map<string, CityRecord[]>;
  private readonly landmarksByPosition: RecordsByPosition<LandmarkRecord>;
  private readonly citiesByPosition: RecordsByPosition<CityRecord>;
  private readonly restaurants: RecordsByPosition<CityVenue<RestaurantRecord>>;
  private readonly hotels: RecordsByPosition<CityVenue<HotelRecord>>;
  private readonly venuesByKey: Map<string, CityVenue<RestaurantRecord | HotelRecord>[]>;
  private readonly landmarksById: Map<string, LandmarkRecord>;
  private readonly citiesById: Map<string, CityRecord>;
  private storiesById: Map<string, StoryRecord> | undefined;

  /** @param readStories called for the first story, since most processes need none */
  constructor(
    readonly landmarks: readonly LandmarkRecord[],
    readonly cities: readonly CityRecord[],
    private readonly readStories: () => readonly StoryRecord[] = () => [],
  ) {
    this.landmarksByKey = groupByNameKey(landmarks);
    this.fuzzyLandmarks = new FuzzyRecords(this.landmarksByKey);
    this.citiesByKey = groupByNameKey(cities);
    this.landmarksByPosition = new RecordsByPosition(landmarks, (getLandmark) => getLandmark);
    this.citiesByPosition = new RecordsByPosition(cities, (getCity) => getCity);
    this.restaurants = indexVenuesByPosition(cities, (city) => city.restaurants);
    this.hotels = indexVenuesByPosition(cities, (city) => city.hotels);
    this.venuesByKey = groupVenuesByNameKey(cities);
    this.landmarksById = new Map(landmarks.map((record) => [record.id, record]));
    this.citiesById = new Map(cities.map((record) => [record.id, record]));
  }

  /**
   * Loads the guidebook from the package's data folder at the first call and shares it. Tests validate its records.
   */
  static load(): Guidebook {
    Guidebook.instance ??= Guidebook.read();
    return Guidebook.instance;
  }

  /** Reads the guidebook without sharing it, for callers that need it once and then release it. */
  static read(): Guidebook {
    return new Guidebook(
      readFolder('landmarks') as LandmarkRecord[],
      readFolder('cities') as CityRecord[],
      () => readFolder('stories') as StoryRecord[],
    );
  }

  landmark(id: string): LandmarkRecord | null {
    return this.landmarksById.get(id) ?? null;
  }

  city(id: string): CityRecord | null {
    return this.citiesById.get(id) ?? null;
  }

  /** Returns the written story of a landmark or city, or null when it has none. */
  story(id: string): StoryRecord | null {
    this.storiesById ??= new Map(this.readStories().map((record) => [record.id, record]));
    return this.storiesById.get(id) ?? null;
  }

  /** Returns landmarks within `radius` meters, nearest first. */
  findLandmarksNear(position: Position, radius: number): NearbyRecord<LandmarkRecord>[] {
    return this.landmarksByPosition.findNear(position, radius);
  }

  /**
   * Returns landmarks whose reach covers a position: nearest first; among equally near ones (40 m) the better known
   * first.
   */
  findLandmarksAt(position: Position): NearbyRecord<LandmarkRecord>[] {
    const found = this.findLandmarksNear(position, Math.max(...Object.values(REACH_METERS)));
    return found
      .filter(({ record, distance }) => distance <= getLandmarkReach(record))
      .sort((a, b) =>
        Math.abs(a.distance - b.distance) < EQUAL_DISTANCE_METERS
          ? b.record.popularity - a.record.popularity
          : a.distance - b.distance,
      );
  }

  /** Returns destination cities within `radius` meters, nearest first. */
  findCitiesNear(position: Position, radius: number): NearbyRecord<CityRecord>[] {
    return this.citiesByPosition.findNear(position, radius);
  }

  /** Returns landmarks with exactly this name after normalization, best known first. */
  findLandmarksByName(name: string, country?: string): LandmarkRecord[] {
    return findExact(this.landmarksByKey, name, country).sort((a, b) => b.popularity - a.popularity);
  }

  /** Returns landmarks with a similar name, to tolerate typing errors; most similar first. */
  findLandmarksBySimilarName(name: string, country?: string): NamedRecord<LandmarkRecord>[] {
    return this.fuzzyLandmarks.findSimilar(name, country);
  }

  /** Returns destination cities with exactly this name after normalization. */
  findCitiesByName(name: string, country?: string): CityRecord[] {
    return findExact(this.citiesByKey, name, country);
  }

  /** Returns guidebook restaurants within `radius` meters, nearest first. */
  findRestaurantsNear(position: Position, radius: number): NearbyRecord<CityVenue<RestaurantRecord>>[] {
    return this.restaurants.findNear(position, radius);
  }

  /** Returns guidebook hotels within `radius` meters, nearest first. */
  findHotelsNear(position: Position, radius: number): NearbyRecord<CityVenue<HotelRecord>>[] {
    return this.hotels.findNear(position, radius);
  }

  /** Returns restaurants and hotels with exactly this name after normalization. */
  findVenuesByName(name: string): CityVenue<RestaurantRecord | HotelRecord>[] {
    return this.venuesByKey.get(toNameKey(name)) ?? [];
  }
}

function readFolder(name: string): unknown[] {
  const folder = new URL(`${name}/`, DATA_FOLDER);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[]);
}

function groupByNameKey<T extends LandmarkRecord | CityRecord>(records: readonly T[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const record of records) {
    for (const key of new Set(getNames(record).map(toNameKey))) addToGroup(map, key, record);
  }
  return map;
}

/** Records with an index of their positions. */
class RecordsByPosition<T> {
  private readonly index: PositionIndex;

  constructor(
    private readonly records: readonly T[],
    private readonly getPosition: (record: T) => Position,
  ) {
    this.index = PositionIndex.fromPositions(records.map(getPosition));
  }

  /** Returns records within a radius, nearest first; equally near ones in list order. */
  findNear(position: Position, radius: number): NearbyRecord<T>[] {
    return this.index
      .findAround(position, radius)
      .map((index) => ({ index, distance: getDistanceMeters(position, this.getPosition(this.records[index]!)) }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance || a.index - b.index)
      .map(({ index, distance }) => ({ record: this.records[index]!, distance }));
  }
}

function groupVenuesByNameKey(cities: readonly CityRecord[]): Map<string, CityVenue<RestaurantRecord | HotelRecord>[]> {
  const map = new Map<string, CityVenue<RestaurantRecord | HotelRecord>[]>();
  for (const city of cities) {
    for (const venue of [...city.restaurants, ...city.hotels]) {
      addToGroup(map, toNameKey(venue.name), { venue, city });
    }
  }
  return map;
}

function indexVenuesByPosition<T extends RestaurantRecord | HotelRecord>(
  cities: readonly CityRecord[],
  getVenues: (city: CityRecord) => readonly T[],
): RecordsByPosition<CityVenue<T>> {
  const venues = cities.flatMap((city) => getVenues(city).map((venue) => ({ venue, city })));
  return new RecordsByPosition(venues, ({ venue }) => venue);
}

function findExact<T extends { country: string }>(
  index: ReadonlyMap<string, T[]>,
  name: string,
  country: string | undefined,
): T[] {
  const found = new Set(toNameKeys(name).flatMap((key) => index.get(key) ?? []));
  return [...found].filter((record) => country === undefined || record.country === country);
}

/**
 * Records with an index of similar names, which is built for the first typing error, since many processes need none.
 */
class FuzzyRecords<T extends { country: string }> {
  private readonly records: T[][];
  private names: FuzzyNameIndex | undefined;

  constructor(private readonly recordsByKey: ReadonlyMap<string, T[]>) {
    this.records = [...recordsByKey.values()];
  }

  /** Returns the most similar records first; equally similar ones in list order. */
  findSimilar(name: string, country: string | undefined): NamedRecord<T>[] {
    this.names ??= FuzzyNameIndex.fromKeys([...this.recordsByKey.keys()]);
    const best = new Map<T, NamedRecord<T> & { entry: number }>();
    for (const { entry, similarity } of this.names.find(toNameKey(name))) {
      for (const record of this.records[entry]!) {
        if (country !== undefined && record.country !== country) continue;
        const previous = best.get(record);
        const firstEntry = Math.min(entry, previous?.entry ?? entry);
        best.set(record, { record, similarity: Math.max(similarity, previous?.similarity ?? 0), entry: firstEntry });
      }
    }
    return [...best.values()]
      .sort((a, b) => b.similarity - a.similarity || a.entry - b.entry)
      .map(({ record, similarity }) => ({ record, similarity }));
  }
}
