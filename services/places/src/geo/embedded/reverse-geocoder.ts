import { type Position } from '@placelore/contracts/places/geography.js';
import { type Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import type { LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { findCountryAt } from '@placelore/guidebook/countries/borders.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { getRegionName } from '@placelore/guidebook/countries/regions.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import type { PositionAddress } from '../geo-provider.js';
import { findTownAt, isOnLand, type TownAndCity } from './position-lookup.js';

const NO_ADDRESS: PositionAddress = { city: null, locality: null, region: null, country: null, countryCode: null };
/** Antarctica has a code but belongs to no country. */
const ANTARCTICA_CODE = 'AQ';
/**
 * Minimum distance in meters from a sight within which people name the sight's city; for a larger sight, its own reach
 * counts.
 */
const MIN_SIGHT_VICINITY_METERS = 1_000;
const MAX_SIGHT_REACH_METERS = 3_000;
/** Maximum distance in meters between a sight and the town named in its record. */
const MAX_CITY_DISTANCE_METERS = 60_000;

/** Finds the city that people would name at a position. */
export class ReverseGeocoder {
  private readonly travelerNames = new Map<number, string>();

  constructor(private readonly atlas: Atlas) {
    for (const sight of atlas.guidebook.landmarks) {
      const town = atlas.findTown([sight.city], sight.country, sight, MAX_CITY_DISTANCE_METERS);
      if (town) this.travelerNames.set(town.id, sight.city);
    }
  }

  /**
   * Returns the address of a position. Near a guidebook sight, the city is the one in its record; otherwise it is the
   * city that people name for the gazetteer town (see `findTownAt`), by the name that travelers use. A gazetteer town
   * that differs from the city is the locality: Manhattan in New York City. Far from every town only the country is
   * set. At sea and in Antarctica everything is null.
   */
  getAddress(position: Position): PositionAddress {
    const sight = this.findSightAt(position);
    const borderCountry = findCountryAt(position);
    const found = findTownAt(this.atlas, position, borderCountry);
    if (found) return this.toTownAddress(found, sight);
    const country = sight?.country ?? borderCountry;
    if (country === null || country === ANTARCTICA_CODE) return NO_ADDRESS;
    // Mapped borders enclose whole archipelagos, including the ocean between the islands.
    const isOpenSea = !sight && !isOnLand(position) && !this.atlas.gazetteer.findNearest(position, country);
    if (isOpenSea) return NO_ADDRESS;
    return { ...NO_ADDRESS, city: sight?.city ?? null, country: getCountryName(country), countryCode: country };
  }

  private toTownAddress({ town, city: namedCity }: TownAndCity, sight: LandmarkRecord | null): PositionAddress {
    const townName = this.getTownName(town);
    const city = sight && sight.country === town.country ? sight.city : this.getTownName(namedCity);
    return {
      city,
      locality: toNameKey(city) === toNameKey(townName) ? null : townName,
      region: getRegionName(town.country, town.admin),
      country: getCountryName(town.country),
      countryCode: town.country,
    };
  }

  private getTownName(town: Town): string {
    return this.travelerNames.get(town.id) ?? getDisplayName(this.atlas.toCityPlace(town));
  }

  /** Returns the nearest sight at or near a position, on the same side of the border. */
  private findSightAt(position: Position): LandmarkRecord | null {
    const country = findCountryAt(position);
    const nearby = this.atlas.guidebook.findLandmarksNear(position, MAX_SIGHT_REACH_METERS);
    const closest = nearby.find(
      ({ record, distance }) =>
        distance <= Math.max(MIN_SIGHT_VICINITY_METERS, getLandmarkReach(record)) &&
        (country === null || country === record.country),
    );
    return closest?.record ?? null;
  }
}
