import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { Address, Geocoding } from '@placelore/contracts/places/maps.js';
import { GEO, type Geo } from '../geo/provider-result.js';

const MAX_ALTERNATIVES = 8;

/** Finds the positions of names and the addresses of positions. */
@Injectable()
export class GeocodingService {
  constructor(@Inject(GEO) private readonly geo: Geo) {}

  /**
   * Returns the most likely place with a name and up to eight alternatives.
   * @throws ApiError PLACE_NOT_FOUND for an unknown name
   */
  async geocode(name: string): Promise<Geocoding> {
    const { value, ...source } = await this.geo.geocode(name);
    const [place, ...alternatives] = value;
    if (!place) throw new ApiError('PLACE_NOT_FOUND');
    return { ...place, ...source, alternatives: alternatives.slice(0, MAX_ALTERNATIVES) };
  }

  /** Returns the address of a position; all fields are null far out at sea. */
  async reverse(position: Position): Promise<Address> {
    const { value, ...source } = await this.geo.reverse(position);
    return { ...value, ...source };
  }
}
