import { Inject, Injectable } from '@nestjs/common';
import type { StaticMapInput } from '@placelore/contracts/maps.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { VENDOR_MAP, type VendorMap, type VendorMapRequest } from '../geo/vendor-map.js';
import { StaticMapService } from './static-map.service.js';

/** A picture, and whose it is. */
export interface ShownMap {
  png: Buffer;
  /** Strong, quoted; null for a picture nobody may keep. */
  etag: string | null;
  provider: string;
  degraded: boolean;
  attribution: string;
}

/** Maps as pictures: the chosen vendor's, for places of one vendor must stand on no other's map; else drawn here. */
@Injectable()
export class ShownMapService {
  constructor(
    @Inject(VENDOR_MAP) private readonly vendor: VendorMap | null,
    private readonly drawn: StaticMapService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The picture for a query; when the vendor fails, the one drawn here, and it is said so.
   * @throws ApiError as {@link StaticMapService.picture}
   */
  async picture(input: StaticMapInput): Promise<ShownMap> {
    const asked = vendorRequest(input);
    if (this.vendor && asked) {
      try {
        const { provider, attribution } = this.vendor;
        return { png: await this.vendor.picture(asked), etag: null, provider, degraded: false, attribution };
      } catch (thrown) {
        this.logger.warn(
          { err: thrown, provider: this.vendor.provider },
          'a vendor’s map failed; a drawn one stands in',
        );
      }
    }
    return { ...(await this.drawn.picture(input)), provider: 'embedded', degraded: this.vendor !== null };
  }
}

/** Null for a query that names no place at all. */
function vendorRequest({ lat, lng, location, zoom, size, markers }: StaticMapInput): VendorMapRequest | null {
  // 0.00001 degrees are a metre.
  const text = (latitude: number, longitude: number) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  const centre = lat !== undefined && lng !== undefined ? text(lat, lng) : location;
  if (!centre) return null;
  const marked = markers?.map(({ latitude, longitude }) => text(latitude, longitude)) ?? [centre];
  return { centre, zoom, ...size, markers: marked };
}
