import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Position } from '@placelore/contracts/geography.js';
import type { StaticMapInput } from '@placelore/contracts/maps.js';
import { Atlas, positionOf } from '@placelore/guidebook/atlas.js';
import { GAZETTEER_ATTRIBUTION } from '@placelore/guidebook/gazetteer.js';
import { meaningsOf } from '@placelore/guidebook/place-names.js';
import { entityTagOf } from '@placelore/platform/http/entity-tag.js';
import { invalidInput } from '@placelore/platform/http/route-input.js';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { DEEPEST_COAST } from './draw-map.js';
import type { MapRequest } from './map-request.js';
import { renderMap } from './render-map.js';
import { WORLD_ATTRIBUTION } from './world.js';

/** A finished picture. */
export interface Picture {
  png: Buffer;
  /** Strong, quoted. */
  etag: string;
  attribution: string;
}

/** Bytes of pictures kept. */
const KEPT = 24 * 1024 * 1024;
/** Pictures made at once, and asked for before new ones are turned away. */
const AT_ONCE = 2;
const MOST_WAITING = 60;

/** Maps as pictures, made here from coastlines, towns and the guidebook, without any network. */
@Injectable()
export class StaticMapService {
  private readonly kept = new LRUCache<string, Picture>({ maxSize: KEPT, sizeCalculation: ({ png }) => png.length });
  private readonly underway = new Map<string, Promise<Picture>>();
  private readonly turn = pLimit(AT_ONCE);

  constructor(private readonly atlas: Atlas) {}

  /**
   * The picture for a query; equal queries share one picture, and one drawing.
   * @throws ApiError INVALID_INPUT without position and name, PLACE_NOT_FOUND for an unknown name, UNAVAILABLE when
   * too many pictures are being waited for.
   */
  async picture(input: StaticMapInput): Promise<Picture> {
    const request = this.requestOf(input);
    const key = JSON.stringify(request);
    return this.kept.get(key) ?? this.underway.get(key) ?? this.make(key, request);
  }

  private make(key: string, request: MapRequest): Promise<Picture> {
    if (this.turn.pendingCount >= MOST_WAITING) throw new ApiError('UNAVAILABLE');
    const attribution = attributionAt(request.zoom);
    const made = this.turn(async () => {
      const png = await renderMap(request, attribution, this.atlas.guidebook);
      const picture = {
        png,
        etag: entityTagOf(png),
        attribution,
      };
      this.kept.set(key, picture);
      return picture;
    }).finally(() => this.underway.delete(key));
    this.underway.set(key, made);
    return made;
  }

  private requestOf({ lat, lng, location, zoom, size, markers }: StaticMapInput): MapRequest {
    const centre = lat !== undefined && lng !== undefined ? { latitude: lat, longitude: lng } : this.locate(location);
    // 0.00001 degrees are a metre, and a pixel at the deepest zoom is 0.15 m at most: near enough for one picture.
    const rounded = ({ latitude, longitude }: Position) => ({
      latitude: Number(latitude.toFixed(5)),
      longitude: Number(longitude.toFixed(5)),
    });
    return { centre: rounded(centre), zoom, ...size, markers: (markers ?? [centre]).map(rounded) };
  }

  private locate(location: string | undefined): Position {
    if (!location) throw invalidInput([{ field: 'location', message: 'is required without lat and lng' }]);
    for (const { place } of meaningsOf(this.atlas, location)) {
      const position =
        positionOf(place) ?? (place.kind === 'country' ? this.atlas.gazetteer.largest(place.country) : null);
      if (position) return position;
    }
    throw new ApiError('PLACE_NOT_FOUND');
  }
}

function attributionAt(zoom: number): string {
  return zoom < DEEPEST_COAST
    ? `${WORLD_ATTRIBUTION}, ${GAZETTEER_ATTRIBUTION}`
    : `Placelore, ${GAZETTEER_ATTRIBUTION}`;
}
