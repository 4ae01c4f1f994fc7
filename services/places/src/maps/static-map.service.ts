import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { StaticMapInput } from '@placelore/contracts/places/maps.js';
import { Atlas, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { GAZETTEER_ATTRIBUTION } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { interpretName } from '@placelore/guidebook/resolver/interpret-name.js';
import { computeEtag } from '@placelore/platform/http/etag.js';
import { invalidInput } from '@placelore/platform/http/route-input.js';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { MapRequest } from './draw-map.js';
import { STREET_ZOOM } from './draw-map.js';
import { chooseOrientationZoom } from './orientation-zoom.js';
import { renderMap } from './render-map.js';
import { WORLD_ATTRIBUTION } from './world.js';

/** A finished image. */
export interface StaticMapImage {
  png: Buffer;
  /** Strong, quoted. */
  etag: string;
  attribution: string;
}

/** Maximum total size of cached images in bytes. */
const MAX_CACHED_BYTES = 24 * 1024 * 1024;
/** Maximum number of images drawn concurrently, and of waiting requests before new ones are rejected. */
const MAX_CONCURRENT_DRAWINGS = 2;
const MAX_QUEUED_DRAWINGS = 60;

/** Draws map images from coastlines, towns and the guidebook, without network access. */
@Injectable()
export class StaticMapService {
  private readonly cache = new LRUCache<string, StaticMapImage>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ png }) => png.length,
  });
  private readonly inProgress = new Map<string, Promise<StaticMapImage>>();
  private readonly limit = pLimit(MAX_CONCURRENT_DRAWINGS);

  constructor(private readonly atlas: Atlas) {}

  /**
   * Returns the image for a query; equal queries share one image and one drawing.
   * @throws ApiError INVALID_INPUT without a position and a name, PLACE_NOT_FOUND for an unknown name, UNAVAILABLE when
   * too many requests are waiting
   */
  async getImage(input: StaticMapInput): Promise<StaticMapImage> {
    const request = this.toMapRequest(input);
    const key = JSON.stringify(request);
    return this.cache.get(key) ?? this.inProgress.get(key) ?? this.draw(key, request);
  }

  private draw(key: string, request: MapRequest): Promise<StaticMapImage> {
    if (this.limit.pendingCount >= MAX_QUEUED_DRAWINGS) throw new ApiError('UNAVAILABLE');
    const attribution = getAttribution(request.zoom);
    const drawing = this.limit(async () => {
      const png = await renderMap(request, attribution, this.atlas);
      const image = {
        png,
        etag: computeEtag(png),
        attribution,
      };
      this.cache.set(key, image);
      return image;
    }).finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, drawing);
    return drawing;
  }

  private toMapRequest({ lat, lng, location, zoom, size, markers }: StaticMapInput): MapRequest {
    const center = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : this.locate(location);
    // 0.00001 degrees are about one meter, and a pixel at the deepest zoom is at most 0.15 m: precise enough for one
    // image.
    const rounded = ({ latitude, longitude }: Position) => ({
      latitude: Number(latitude.toFixed(5)),
      longitude: Number(longitude.toFixed(5)),
    });
    const request = { center: rounded(center), zoom, ...size, markers: (markers ?? [center]).map(rounded) };
    // Without streets, a place alone in its view tells nothing.
    const orientationZoom = chooseOrientationZoom(request, this.atlas);
    return orientationZoom < STREET_ZOOM && zoom >= STREET_ZOOM
      ? { ...request, zoom: orientationZoom, isForOrientation: true }
      : { ...request, zoom: orientationZoom };
  }

  private locate(location: string | undefined): Position {
    if (!location) throw invalidInput([{ field: 'location', message: 'is required without lat and lng' }]);
    for (const { place } of interpretName(this.atlas, location)) {
      const position =
        getPosition(place) ?? (place.kind === 'country' ? this.atlas.gazetteer.findLargest(place.country) : null);
      if (position) return position;
    }
    throw new ApiError('PLACE_NOT_FOUND');
  }
}

function getAttribution(zoom: number): string {
  return zoom < STREET_ZOOM ? `${WORLD_ATTRIBUTION}, ${GAZETTEER_ATTRIBUTION}` : `Placelore, ${GAZETTEER_ATTRIBUTION}`;
}
