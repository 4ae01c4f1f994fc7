import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { estimateTownRadius, Gazetteer, type Town } from '../gazetteer/gazetteer.js';
import { getTravelerName } from '../names/english-names.js';
import { toNameKey } from '../names/name-keys.js';
import { Guidebook, getNames } from './guidebook.js';
import type { CityRecord, LandmarkRecord } from './records.js';

/** Something a name can mean. A city is a town of the gazetteer, a destination of the guidebook, or both. */
export type AtlasPlace =
  | { kind: 'landmark'; landmark: LandmarkRecord }
  | { kind: 'city'; town: Town; city: CityRecord | null }
  | { kind: 'country'; country: string };

/** Farthest a guidebook city's position may be from the town it is in the gazetteer, in metres. */
const MAX_CITY_OFFSET_METERS = 30_000;

/** Guidebook and gazetteer, joined: knows which town of the one is which city of the other. */
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

  /** Read once, at the first call; about 0.3 s and 12 MB of heap and buffers. */
  static load(): Atlas {
    Atlas.instance ??= new Atlas(Guidebook.load(), Gazetteer.load());
    return Atlas.instance;
  }

  /** The destination city a town is, or null. */
  getCity(town: Town): CityRecord | null {
    return this.cityByTownId.get(town.id) ?? null;
  }

  /** The town a destination city is in the gazetteer; null when the gazetteer lacks it. */
  getTown(city: CityRecord): Town | null {
    return this.townByCityId.get(city.id) ?? null;
  }

  /** A town as a place, with its guidebook record where there is one. */
  toCityPlace(town: Town): AtlasPlace & { kind: 'city' } {
    return { kind: 'city', town, city: this.getCity(town) };
  }

  /** The largest town with one of `names` in a country within `radius` metres of a position, or null. */
  findTown(names: readonly string[], country: string, position: Position, radius: number): Town | null {
    const towns = names
      .flatMap((name) => this.gazetteer.findByName(name, country))
      .map(({ town }) => town)
      .filter((town) => getDistanceMeters(town, position) <= radius);
    return towns.sort((a, b) => b.population - a.population)[0] ?? null;
  }

  /** Whether a landmark belongs to a town: by the city its record names, or by standing in or right beside it. */
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

/** Metres: a remote sight is told by a city up to this far away; any town within the second distance will do. */
const MAX_NAMED_TOWN_DISTANCE_METERS = 200_000;
const MAX_NEARBY_TOWN_DISTANCE_METERS = 20_000;

/** Where a place is: a country is shown at no position of its own. */
export function getPosition(place: AtlasPlace): Position | null {
  if (place.kind === 'landmark') return place.landmark;
  if (place.kind === 'country') return null;
  return place.city ?? place.town;
}

/** Country code of a place. */
export function getCountryCode(place: AtlasPlace): string {
  if (place.kind === 'landmark') return place.landmark.country;
  return place.kind === 'city' ? place.town.country : place.country;
}

/** Equal for equal places. */
export function getPlaceKey(place: AtlasPlace): string {
  if (place.kind === 'landmark') return `landmark:${place.landmark.id}`;
  return place.kind === 'city' ? `city:${place.town.id}` : `country:${place.country}`;
}

/** The name travellers use. */
export function getDisplayName(place: AtlasPlace & { kind: 'landmark' | 'city' }): string {
  return place.kind === 'landmark' ? place.landmark.name : (place.city?.name ?? getTravelerName(place.town));
}
