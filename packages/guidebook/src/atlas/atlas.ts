import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { estimateTownRadius, Gazetteer, type Town } from '../gazetteer/gazetteer.js';
import { getTravelerName } from '../names/english-names.js';
import { toNameKey } from '../names/name-keys.js';
import { Guidebook, getNames } from './guidebook.js';
import type { CityRecord, LandmarkRecord } from './records.js';

/** Something a name can mean. A city is a gazetteer town, a guidebook destination, or both. */
export type AtlasPlace =
  | { kind: 'landmark'; landmark: LandmarkRecord }
  | { kind: 'city'; town: Town; city: CityRecord | null }
  | { kind: 'country'; country: string };

/** Maximum distance in meters between a guidebook city's position and its gazetteer town. */
const MAX_CITY_OFFSET_METERS = 30_000;

/** Joins guidebook and gazetteer: knows which gazetteer town is which guidebook city. */
export class Atlas {
  private static instance: Atlas | undefined;
  private readonly cityByTownId = new Map<number, CityRecord>();
  private readonly townByCityId = new Map<string, Town>();

  constructor(
    readonly guidebook: Guidebook,
    readonly gazetteer: Gazetteer,
  ) {
    for (const city of guidebook.cities) {
      const town = this.findTown(getNames(city), city.country, city, MAX_CITY_OFFSET_METERS);
      if (!town) continue;
      this.townByCityId.set(city.id, town);
      this.cityByTownId.set(town.id, city);
    }
  }

  /** Loads the data at the first call and shares it; takes about 0.3 s and 12 MB of heap and buffers. */
  static load(): Atlas {
    Atlas.instance ??= new Atlas(Guidebook.load(), Gazetteer.load());
    return Atlas.instance;
  }

  /** Returns the destination city for a town, or null. */
  getCity(town: Town): CityRecord | null {
    return this.cityByTownId.get(town.id) ?? null;
  }

  /** Returns the gazetteer town of a destination city, or null when the gazetteer lacks it. */
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
    const city = this.getCity(town);
    const names = [town.name, ...(city ? getNames(city) : [])].map(toNameKey);
    const distance = getDistanceMeters(landmark, town);
    return (
      (names.includes(toNameKey(landmark.city)) && distance <= MAX_NAMED_TOWN_DISTANCE_METERS) ||
      distance <= Math.max(MAX_NEARBY_TOWN_DISTANCE_METERS, 2 * estimateTownRadius(town.population))
    );
  }
}

/** Maximum distances in meters: to the town that a remote sight's record names, and to any other town. */
const MAX_NAMED_TOWN_DISTANCE_METERS = 200_000;
const MAX_NEARBY_TOWN_DISTANCE_METERS = 20_000;

/** Returns the position of a place; null for a country, which has none of its own. */
export function getPosition(place: AtlasPlace): Position | null {
  if (place.kind === 'landmark') return place.landmark;
  if (place.kind === 'country') return null;
  return place.city ?? place.town;
}

/** Returns the country code of a place. */
export function getCountryCode(place: AtlasPlace): string {
  if (place.kind === 'landmark') return place.landmark.country;
  return place.kind === 'city' ? place.town.country : place.country;
}

/** Returns a key that is equal for equal places. */
export function getPlaceKey(place: AtlasPlace): string {
  if (place.kind === 'landmark') return `landmark:${place.landmark.id}`;
  return place.kind === 'city' ? `city:${place.town.id}` : `country:${place.country}`;
}

/** Returns the name that travelers use. */
export function getDisplayName(place: AtlasPlace & { kind: 'landmark' | 'city' }): string {
  return place.kind === 'landmark' ? place.landmark.name : (place.city?.name ?? getTravelerName(place.town));
}
