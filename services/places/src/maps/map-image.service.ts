import { Inject, Injectable } from '@nestjs/common';
import type { StaticMapInput } from '@placelore/contracts/places/maps.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { VENDOR_MAP, type VendorMap, type VendorMapRequest } from '../geo/vendor-map.js';
import { StaticMapService } from './static-map.service.js';

/** A picture, and whose it is. */
export interface MapImage {
  png: Buffer;
  /** Strong, quoted; null for a picture nobody may keep. */
  etag: string | null;
  provider: string;
  degraded: boolean;
  attribution: string;
}

/** Maps as pictures: the chosen vendor's, for places of one vendor must stand on no other's map; else drawn here. */
@Injectable()
export class MapImageService {
  constructor(
    @Inject(VENDOR_MAP) private readonly vendor: VendorMap | null,
    private readonly staticMaps: StaticMapService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * The picture for a query; when the vendor fails, the one drawn here, and it is said so.
   * @throws ApiError as {@link StaticMapService.getImage}
   */
  async getImage(input: StaticMapInput): Promise<MapImage> {
    const request = toVendorRequest(input);
    if (this.vendor && request) {
      try {
        const { provider, attribution } = this.vendor;
        return { png: await this.vendor.fetchImage(request), etag: null, provider, degraded: false, attribution };
      } catch (thrown) {
        this.logger.warn(
          { err: thrown, provider: this.vendor.provider },
          'a vendor’s map failed; a drawn one stands in',
        );
      }
    }
    return { ...(await this.staticMaps.getImage(input)), provider: 'embedded', degraded: this.vendor !== null };
  }
}

/** Null for a query that names no place at all. */
function toVendorRequest({ lat, lng, location, zoom, size, markers }: StaticMapInput): VendorMapRequest | null {
  // 0.00001 degrees are a metre.
  const text = (latitude: number, longitude: number) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  const center = lat !== undefined && lng !== undefined ? text(lat, lng) : location;
  if (!center) return null;
  const markerTexts = markers?.map(({ latitude, longitude }) => text(latitude, longitude)) ?? [center];
  return { center, zoom, ...size, markers: markerTexts };
}
