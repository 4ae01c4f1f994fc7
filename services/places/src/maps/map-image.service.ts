import { Inject, Injectable } from '@nestjs/common';
import type { StaticMapInput } from '@placelore/contracts/places/maps.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { VENDOR_MAP, type VendorMap, type VendorMapRequest } from '../geo/vendor-map.js';
import { StaticMapService } from './static-map.service.js';

/** An image with its source. */
export interface MapImage {
  png: Buffer;
  /** Strong, quoted; null for an image that must not be cached. */
  etag: string | null;
  provider: string;
  degraded: boolean;
  attribution: string;
}

/**
 * Provides map images from the chosen vendor, whose places must not be shown on another map. Without a vendor, images
 * are drawn here.
 */
@Injectable()
export class MapImageService {
  constructor(
    @Inject(VENDOR_MAP) private readonly vendor: VendorMap | null,
    private readonly staticMaps: StaticMapService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns the image for a query. If the vendor fails, returns a drawn image that is marked as degraded.
   * @throws ApiError as {@link StaticMapService.getImage}
   */
  async getImage(input: StaticMapInput): Promise<MapImage> {
    const request = toVendorRequest(input);
    if (this.vendor && request) {
      try {
        const { provider, attribution } = this.vendor;
        return { png: await this.vendor.fetchImage(request), etag: null, provider, degraded: false, attribution };
      } catch (thrown) {
        this.logger.warn({ err: thrown, provider: this.vendor.provider }, 'Map provider failed; using the drawn map');
      }
    }
    return { ...(await this.staticMaps.getImage(input)), provider: 'embedded', degraded: this.vendor !== null };
  }
}

/** Converts a query; returns null when it names no place. */
function toVendorRequest({ lat, lng, location, zoom, size, markers }: StaticMapInput): VendorMapRequest | null {
  // 0.00001 degrees are about one meter.
  const text = (latitude: number, longitude: number) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  const center = lat !== undefined && lng !== undefined ? text(lat, lng) : location;
  if (!center) return null;
  const markerTexts = markers?.map(({ latitude, longitude }) => text(latitude, longitude)) ?? [center];
  return { center, zoom, ...size, markers: markerTexts };
}
