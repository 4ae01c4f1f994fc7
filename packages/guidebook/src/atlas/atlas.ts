import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { getCountryName } from '../countries/countries.js';
import { Destinations } from '../destinations/destinations.js';
import { estimateTownRadius, Gazetteer, type Town } from '../gazetteer/gazetteer.js';
import { getTravelerName } from '../names/english-names.js';
import { addToGroup } from '../names/group.js';
import { normalizeName, toNameKey } from '../names/name-keys.js';
import { Guidebook, getNames } from './guidebook.js';
import type { CityRecord, DestinationRecord, LandmarkRecord } from './records.js';
import { PLACE_TYPE_WORDS } from './signs/sign-words.js';

/** Something a name can mean. A city is a gazetteer town, a guidebook destination, or both. */
export type AtlasPlace =
  | { kind: 'landmark'; landmark: LandmarkRecord }
  | { kind: 'city'; town: Town; city: CityRecord | null }
  | { kind: 'destination'; destination: DestinationRecord }
  | { kind: 'country'; country: string };

/** Maximum distance in meters between a guidebook city's position and its gazetteer town. */
const MAX_CITY_OFFSET_METERS = 30_000;

/**
 * Minimum prominence of places that are found by the first words of their names, and minimum letters of these words.
 */
const MIN_SHORT_NAME_PROMINENCE = 6;
const MIN_SHORT_NAME_LETTERS = 6;

/** A name to search for when only the index matters. */
const ANY_NAME = 'similar';

/** Joins the guidebook, the gazetteer and the destinations, and links guidebook cities to gazetteer towns. */
export class Atlas {
  private static instance: Atlas | undefined;
  private readonly cityByTownId = new Map<number, CityRecord>();
  private readonly townByCityId = new Map<string, Town>();
  private readonly placesByFirstWords = new Map<string, AtlasPlace[]>();

  constructor(
    readonly guidebook: Guidebook,
    readonly gazetteer: Gazetteer,
    readonly destinations: Destinations = Destinations.load(),
  ) {
    for (const city of guidebook.cities) {
      const town = this.findTown(getNames(city), city.country, city, MAX_CITY_OFFSET_METERS);
      if (!town) continue;
      this.townByCityId.set(city.id, town);
      this.cityByTownId.set(town.id, city);
    }
    for (const landmark of guidebook.landmarks)
      if (landmark.popularity >= MIN_SHORT_NAME_PROMINENCE)
        this.addFirstWords({ kind: 'landmark', landmark }, [landmark.name, landmark.localName ?? '']);
    for (const destination of destinations.records)
      if (destination.prominence >= MIN_SHORT_NAME_PROMINENCE)
        this.addFirstWords({ kind: 'destination', destination }, [destination.name, ...destination.localNames]);
  }

  /**
   * Indexes the first words of names, not of aliases, which may begin with another place ("Hallstatt in
   * Salzkammergut").
   */
  private addFirstWords(place: AtlasPlace, names: readonly string[]): void {
    const keys = names.flatMap((name) => {
      const words = normalizeName(name).split(' ');
      return words
        .slice(1)
        .map((_, index) => words.slice(0, index + 1))
        .filter((first) => !first.every((word) => PLACE_TYPE_WORDS.has(word) || word.length < 3))
        .map((first) => first.join(''));
    });
    for (const key of new Set(keys)) {
      if (key.length < MIN_SHORT_NAME_LETTERS) continue;
      addToGroup(this.placesByFirstWords, key, place);
    }
  }

  /** Loads the data at the first call and shares it. Takes about 0.3 s and 12 MB of heap and buffers. */
  static load(): Atlas {
    Atlas.instance ??= new Atlas(Guidebook.load(), Gazetteer.load());
    return Atlas.instance;
  }

  /**
   * Builds the indexes of similar names, which the first misspelled name would otherwise wait for: one at each step, in
   * about 20 ms and 4 MB in all.
   */
  *prepareSimilarNames(): Generator<undefined> {
    this.guidebook.findLandmarksBySimilarName(ANY_NAME);
    yield;
    this.destinations.findBySimilarName(ANY_NAME);
    yield;
  }

  /**
   * Returns the well-known sights and destinations whose names begin with these words: "Notre Dame", "Yosemite". Words
   * that many names begin with, such as "Grand", find nothing.
   */
  findByFirstWords(name: string): AtlasPlace[] {
    return this.placesByFirstWords.get(toNameKey(name)) ?? [];
  }

  /** Returns the destination city for a town, or null. */
  getCity(town: Town): CityRecord | null {
    return this.cityByTownId.get(town.id) ?? null;
  }

  /** Returns the gazetteer town of a destination city, or null if the gazetteer does not have it. */
  getTown(city: CityRecord): Town | null {
    return this.townByCityId.get(city.id) ?? null;
  }

  /** Converts a town to a place, with its guidebook record if one exists. */
  toCityPlace(town: Town): AtlasPlace & { kind: 'city' } {
    return { kind: 'city', town, city: this.getCity(town) };
  }

  /** Returns the largest town with one of `names` in a country within `radius` meters of a position, or null. */
  findTown(names: readonly string[], country: string, position: Position, radius: number): Town | null {
    const towns = names
      .flatMap((name) => this.gazetteer.findByName(name, country))
      .map(({ town }) => town)
      .filter((town) => getDistanceMeters(town, position) <= radius);
    return towns.sort((a, b) => b.population - a.population)[0] ?? null;
  }

  /** Checks whether a landmark belongs to a town: its record names the town, or it lies in or right beside it. */
  isLandmarkOfTown(landmark: LandmarkRecord, town: Town): boolean {
    if (landmark.country !== town.country) return false;
    const distance = getDistanceMeters(landmark, town);
    if (distance <= Math.max(MAX_NEARBY_TOWN_DISTANCE_METERS, 2 * estimateTownRadius(town.population))) return true;
    if (distance > MAX_NAMED_TOWN_DISTANCE_METERS) return false;
    // Names are compared last, because that takes longer than measuring the distance.
    const city = this.getCity(town);
    const names = [town.name, ...(city ? getNames(city) : [])].map(toNameKey);
    return names.includes(toNameKey(landmark.city));
  }
}

/** Maximum distances in meters: to the town that a remote sight's record names, and to any other town. */
const MAX_NAMED_TOWN_DISTANCE_METERS = 200_000;
const MAX_NEARBY_TOWN_DISTANCE_METERS = 20_000;

/** Returns the position of a place; null for a country. */
export function getPosition(place: AtlasPlace): Position | null {
  switch (place.kind) {
    case 'landmark':
      return place.landmark;
    case 'city':
      return place.city ?? place.town;
    case 'destination':
      return place.destination;
    case 'country':
      return null;
  }
}

/** Returns the codes of the countries in which a place lies: none for a sea, several for a mountain range. */
export function getCountryCodes(place: AtlasPlace): readonly string[] {
  switch (place.kind) {
    case 'landmark':
      return [place.landmark.country];
    case 'city':
      return [place.town.country];
    case 'destination':
      return place.destination.countries;
    case 'country':
      return [place.country];
  }
}

/** Returns a key that is equal for equal places. */
export function getPlaceKey(place: AtlasPlace): string {
  switch (place.kind) {
    case 'landmark':
      return `landmark:${place.landmark.id}`;
    case 'city':
      return `city:${place.town.id}`;
    case 'destination':
      return `destination:${place.destination.id}`;
    case 'country':
      return `country:${place.country}`;
  }
}

/** Returns the name that travelers use. */
export function getDisplayName(place: AtlasPlace): string {
  switch (place.kind) {
    case 'landmark':
      return place.landmark.name;
    case 'city':
      return place.city?.name ?? getTravelerName(place.town);
    case 'destination':
      return place.destination.name;
    case 'country':
      return getCountryName(place.country);
  }
}
