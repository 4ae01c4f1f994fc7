import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { Address, Geocoding } from '@placelore/contracts/places/maps.js';
import { GEO, type Geo } from '../geo/provider-result.js';

const MAX_ALTERNATIVES = 8;

/** Positions of names, and addresses of positions. */
@Injectable()
export class GeocodingService {
  constructor(@Inject(GEO) private readonly geo: Geo) {}

  /**
   * The likeliest place of a name, and up to eight others it can mean.
   * @throws ApiError PLACE_NOT_FOUND when nobody knows the name.
   */
  async geocode(name: string): Promise<Geocoding> {
    const { value, ...source } = await this.geo.geocode(name);
    const [place, ...alternatives] = value;
    if (!place) throw new ApiError('PLACE_NOT_FOUND');
    return { ...place, ...source, alternatives: alternatives.slice(0, MAX_ALTERNATIVES) };
  }

  /** The address of a position; all null far out at sea. */
  async reverse(position: Position): Promise<Address> {
    const { value, ...source } = await this.geo.reverse(position);
    return { ...value, ...source };
  }
}
