import { createHmac } from 'node:crypto';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import sharp from 'sharp';
import { Agent, request } from 'undici';
import { VendorHttpError, vendorStatusToApiError } from '../../http/vendor-errors.js';
import type { VendorMap, VendorMapRequest } from '../vendor-map.js';
import { createUnreadableError, NotReachedError } from './google-errors.js';
import { CALL_TIMEOUT_MS, type GoogleHost } from './google-host.js';
import { GOOGLE_ATTRIBUTION } from './google-place.js';

/** Maximum side in pixels at scale 1; larger images are requested at scale 2. */
const MAX_SIDE_PIXELS = 640;
/** Maximum size of an image in bytes: far more than Google's PNG of 1280 × 1280 needs. */
const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
/** Maximum number of decoded pixels. */
const MAX_IMAGE_PIXELS = 1_280 * 1_280;

export interface StaticMapAccess {
  /** Without a trailing slash. */
  url: string;
  key: string;
  signingSecret: string | null;
}

/** Fetches images from the Maps Static API on the server, so that no browser sees the key. Never stores them. */
export class GoogleStaticMap implements VendorMap {
  readonly provider = GOOGLE_PROVIDER;
  readonly attribution = GOOGLE_ATTRIBUTION;
  private readonly agent = new Agent({ connect: { timeout: CALL_TIMEOUT_MS }, maxResponseSize: MAX_IMAGE_BYTES });

  constructor(
    private readonly host: GoogleHost,
    private readonly access: StaticMapAccess,
  ) {}

  /**
   * Returns Google's unchanged PNG; for odd sizes above 640 pixels it is one pixel larger than requested.
   * @throws ApiError as {@link GoogleHost.call}; PROVIDER_UNAVAILABLE also for invalid images and for a place that
   * Google does not find
   */
  fetchImage(mapRequest: VendorMapRequest): Promise<Buffer> {
    const query = buildQuery(mapRequest);
    return this.host.call({ sku: 'staticMaps', coalescingKey: query, request: (signal) => this.fetch(query, signal) });
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async fetch(query: string, signal: AbortSignal): Promise<Buffer> {
    const { statusCode, headers, body } = await request(this.buildUrl(query), {
      dispatcher: this.agent,
      signal,
    }).catch((thrown) => {
      throw toConnectionError(thrown, signal);
    });
    const bytes = await body.arrayBuffer().catch((thrown) => {
      throw toConnectionError(thrown, signal);
    });
    if (statusCode !== 200) throw vendorStatusToApiError(new VendorHttpError(statusCode));
    // Google reports an unknown place in a header and still returns an image.
    if (headers['x-staticmap-api-warning'] !== undefined) throw createUnreadableError();
    const image = Buffer.from(bytes);
    if (!(await isPng(image))) throw createUnreadableError();
    return image;
  }

  private buildUrl(query: string): string {
    const { url, key, signingSecret } = this.access;
    const requestUrl = new URL(`${url}/maps/api/staticmap?${query}&key=${encodeURIComponent(key)}`);
    return signingSecret === null
      ? requestUrl.href
      : `${requestUrl.href}&signature=${signUrl(requestUrl, signingSecret)}`;
  }
}

/**
 * Returns Google's digital signature of a URL: HMAC-SHA1 of path and query with the secret, all in base64 with - and _
 * (https://developers.google.com/maps/documentation/maps-static/digital-signature).
 */
export function signUrl({ pathname, search }: URL, secret: string): string {
  const signature = createHmac('sha1', Buffer.from(secret, 'base64url')).update(`${pathname}${search}`);
  return signature.digest('base64').replaceAll('+', '-').replaceAll('/', '_');
}

/**
 * Returns the query. At scale 2 an image has twice as many pixels as its `size`, so one zoom level less shows the same
 * area.
 */
function buildQuery({ center, zoom, width, height, markers }: VendorMapRequest): string {
  const scale = Math.max(width, height) > MAX_SIDE_PIXELS ? 2 : 1;
  const side = (pixels: number) => Math.ceil(pixels / scale);
  const query = new URLSearchParams({
    center: center,
    zoom: String(Math.max(0, zoom - (scale - 1))),
    size: `${side(width)}x${side(height)}`,
    scale: String(scale),
    format: 'png',
    language: 'en',
  });
  if (markers.length > 0) query.set('markers', markers.map(stripSeparators).join('|'));
  return query.toString();
}

/**
 * Removes vertical bars and colons from a name, because they could add marker options, such as an icon from another
 * URL.
 */
const stripSeparators = (place: string) => place.replace(/[|:]/g, ' ');

async function isPng(image: Buffer): Promise<boolean> {
  try {
    const { info } = await sharp(image, { limitInputPixels: MAX_IMAGE_PIXELS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { format } = await sharp(image).metadata();
    return format === 'png' && info.width > 0;
  } catch {
    return false;
  }
}

/**
 * Converts a connection error without passing it on, because the failed URL, and possibly the error, contains the key.
 */
function toConnectionError(thrown: unknown, signal: AbortSignal): ApiError {
  if (signal.aborted) return new ApiError('TIMED_OUT');
  const { code } = (thrown ?? {}) as { code?: unknown };
  const wasReached = !['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'].includes(String(code));
  return wasReached ? createUnreadableError() : new ApiError('PROVIDER_UNAVAILABLE', { cause: new NotReachedError() });
}
