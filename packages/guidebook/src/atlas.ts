import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { travellersName } from './english-names.js';
import { Gazetteer, type Town, townRadius } from './gazetteer.js';
import { Guidebook, namesOf } from './guidebook.js';
import { nameKey } from './names.js';
import type { CityRecord, LandmarkRecord } from './records.js';

/** Something a name can mean. A city is a town of the gazetteer, a destination of the guidebook, or both. */
export type AtlasPlace =
  | { kind: 'landmark'; landmark: LandmarkRecord }
  | { kind: 'city'; town: Town; city: CityRecord | null }
  | { kind: 'country'; country: string };

/** Farthest a guidebook city's position may be from the town it is in the gazetteer, in metres. */
const SAME_CITY = 30_000;

/** Guidebook and gazetteer, joined: knows which town of the one is which city of the other. */
export class Atlas {
  private static loaded: Atlas | undefined;
  private readonly cityOfTown = new Map<number, CityRecord>();
  private readonly townOfCity = new Map<string, Town>();

  constructor(
    readonly guidebook: Guidebook,
    readonly gazetteer: Gazetteer,
  ) {
    for (const city of guidebook.cities) {
      const town = this.findTown(namesOf(city), city.country, city, SAME_CITY);
      if (!town) continue;
      this.townOfCity.set(city.id, town);
      this.cityOfTown.set(town.id, city);
    }
  }

  /** Read once, at the first call; about 0.3 s and 12 MB of heap and buffers. */
  static load(): Atlas {
    Atlas.loaded ??= new Atlas(Guidebook.load(), Gazetteer.load());
    return Atlas.loaded;
  }

  /** The destination city a town is, or null. */
  cityOf(town: Town): CityRecord | null {
    return this.cityOfTown.get(town.id) ?? null;
  }

  /** The town a destination city is in the gazetteer; null when the gazetteer lacks it. */
  townOf(city: CityRecord): Town | null {
    return this.townOfCity.get(city.id) ?? null;
  }

  /** A town as a place, with its guidebook record where there is one. */
  cityPlace(town: Town): AtlasPlace & { kind: 'city' } {
    return { kind: 'city', town, city: this.cityOf(town) };
  }

  /** The largest town with one of `names` in a country within `radius` metres of a position, or null. */
  findTown(names: readonly string[], country: string, position: Position, radius: number): Town | null {
    const towns = names
      .flatMap((name) => this.gazetteer.named(name, country))
      .map(({ town }) => town)
      .filter((town) => distanceMetres(town, position) <= radius);
    return towns.sort((a, b) => b.population - a.population)[0] ?? null;
  }

  /** Whether a landmark belongs to a town: by the city its record names, or by standing in or right beside it. */
  belongsTo(landmark: LandmarkRecord, town: Town): boolean {
    if (landmark.country !== town.country) return false;
    const city = this.cityOf(town);
    const names = [town.name, ...(city ? namesOf(city) : [])].map(nameKey);
    const distance = distanceMetres(landmark, town);
    return (
      (names.includes(nameKey(landmark.city)) && distance <= BY_NAME) ||
      distance <= Math.max(BESIDE, 2 * townRadius(town.population))
    );
  }
}

/** Metres: a remote sight is told by a city up to this far away; any town within the second distance will do. */
const BY_NAME = 200_000;
const BESIDE = 20_000;

/** Where a place is: a country is shown at no position of its own. */
export function positionOf(place: AtlasPlace): Position | null {
  if (place.kind === 'landmark') return place.landmark;
  if (place.kind === 'country') return null;
  return place.city ?? place.town;
}

/** Country code of a place. */
export function countryOf(place: AtlasPlace): string {
  if (place.kind === 'landmark') return place.landmark.country;
  return place.kind === 'city' ? place.town.country : place.country;
}

/** Equal for equal places. */
export function identityOf(place: AtlasPlace): string {
  if (place.kind === 'landmark') return `landmark:${place.landmark.id}`;
  return place.kind === 'city' ? `city:${place.town.id}` : `country:${place.country}`;
}

/** The name travellers use. */
export function displayName(place: AtlasPlace & { kind: 'landmark' | 'city' }): string {
  return place.kind === 'landmark' ? place.landmark.name : (place.city?.name ?? travellersName(place.town));
}
