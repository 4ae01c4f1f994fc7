import { type Position } from '@placelore/contracts/geography.js';
import { type Atlas, displayName } from '@placelore/guidebook/atlas.js';
import { countryAt, countryName } from '@placelore/guidebook/countries.js';
import type { Town } from '@placelore/guidebook/gazetteer.js';
import { landmarkReach } from '@placelore/guidebook/guidebook.js';
import { nameKey } from '@placelore/guidebook/names.js';
import type { LandmarkRecord } from '@placelore/guidebook/records.js';
import { regionName } from '@placelore/guidebook/regions.js';
import type { PositionAddress } from '../geo-provider.js';
import { isOnLand } from './land.js';
import { type TownAt, townAt } from './town-at.js';

const NOWHERE: PositionAddress = { city: null, locality: null, region: null, country: null, countryCode: null };
/** Antarctica has a code, and belongs to no country. */
const NO_COUNTRY = 'AQ';
/** Metres around a sight in which people say they are in the sight's city; all of the sight when it is wider. */
const BESIDE_A_SIGHT = 1_000;
const WIDEST_SIGHT = 3_000;
/** Farthest that a sight's city may be from it to be the town of that name, in metres. */
const CITY_WITHIN = 60_000;

/** Tells the city people would name at a position. */
export class ReverseGeocoder {
  private readonly namesForTravellers = new Map<number, string>();

  constructor(private readonly atlas: Atlas) {
    for (const sight of atlas.guidebook.landmarks) {
      const town = atlas.findTown([sight.city], sight.country, sight, CITY_WITHIN);
      if (town) this.namesForTravellers.set(town.id, sight.city);
    }
  }

  /**
   * Beside a sight of the guidebook the city its record names; elsewhere the city people name for the town of the
   * gazetteer (see `townAt`), by the name travellers use. The gazetteer's town is the locality where it is another one:
   * Manhattan in New York City. Far from every town only the country; all null at sea and in Antarctica.
   */
  addressAt(position: Position): PositionAddress {
    const sight = this.sightAt(position);
    const borders = countryAt(position);
    const found = townAt(this.atlas, position, borders);
    if (found) return this.inTown(found, sight);
    const country = sight?.country ?? borders;
    if (country === null || country === NO_COUNTRY) return NOWHERE;
    // Borders on the map take in whole archipelagos with the ocean between the islands.
    const isFarOut = !sight && !isOnLand(position) && !this.atlas.gazetteer.nearest(position, country);
    if (isFarOut) return NOWHERE;
    return { ...NOWHERE, city: sight?.city ?? null, country: countryName(country), countryCode: country };
  }

  private inTown({ town, city: around }: TownAt, sight: LandmarkRecord | null): PositionAddress {
    const own = this.nameOf(town);
    const city = sight && sight.country === town.country ? sight.city : this.nameOf(around);
    return {
      city,
      locality: nameKey(city) === nameKey(own) ? null : own,
      region: regionName(town.country, town.admin),
      country: countryName(town.country),
      countryCode: town.country,
    };
  }

  private nameOf(town: Town): string {
    return this.namesForTravellers.get(town.id) ?? displayName(this.atlas.cityPlace(town));
  }

  /** The nearest sight one stands at or beside, on this side of the border. */
  private sightAt(position: Position): LandmarkRecord | null {
    const country = countryAt(position);
    const near = this.atlas.guidebook.landmarksNear(position, WIDEST_SIGHT);
    const beside = near.find(
      ({ record, distance }) =>
        distance <= Math.max(BESIDE_A_SIGHT, landmarkReach(record)) && (country === null || country === record.country),
    );
    return beside?.record ?? null;
  }
}
