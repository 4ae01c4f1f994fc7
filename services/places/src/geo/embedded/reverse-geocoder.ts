import { type Position } from '@placelore/contracts/places/geography.js';
import { type Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { getLandmarkReach } from '@placelore/guidebook/atlas/guidebook.js';
import type { LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { findCountryAt, getCountryName } from '@placelore/guidebook/countries/countries.js';
import { getRegionName } from '@placelore/guidebook/countries/regions.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import type { PositionAddress } from '../geo-provider.js';
import { findTownAt, isOnLand, type TownAndCity } from './position-lookup.js';

const NO_ADDRESS: PositionAddress = { city: null, locality: null, region: null, country: null, countryCode: null };
/** Antarctica has a code, and belongs to no country. */
const ANTARCTICA_CODE = 'AQ';
/** Metres around a sight in which people say they are in the sight's city; all of the sight when it is wider. */
const MIN_SIGHT_VICINITY_METERS = 1_000;
const MAX_SIGHT_REACH_METERS = 3_000;
/** Farthest that a sight's city may be from it to be the town of that name, in metres. */
const MAX_CITY_DISTANCE_METERS = 60_000;

/** Tells the city people would name at a position. */
export class ReverseGeocoder {
  private readonly travelerNames = new Map<number, string>();

  constructor(private readonly atlas: Atlas) {
    for (const sight of atlas.guidebook.landmarks) {
      const town = atlas.findTown([sight.city], sight.country, sight, MAX_CITY_DISTANCE_METERS);
      if (town) this.travelerNames.set(town.id, sight.city);
    }
  }

  /**
   * Beside a sight of the guidebook the city its record names; elsewhere the city people name for the town of the
   * gazetteer (see `townAt`), by the name travellers use. The gazetteer's town is the locality where it is another one:
   * Manhattan in New York City. Far from every town only the country; all null at sea and in Antarctica.
   */
  getAddress(position: Position): PositionAddress {
    const sight = this.findSightAt(position);
    const borderCountry = findCountryAt(position);
    const found = findTownAt(this.atlas, position, borderCountry);
    if (found) return this.toTownAddress(found, sight);
    const country = sight?.country ?? borderCountry;
    if (country === null || country === ANTARCTICA_CODE) return NO_ADDRESS;
    // Borders on the map take in whole archipelagos with the ocean between the islands.
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

  /** The nearest sight one stands at or beside, on this side of the border. */
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
