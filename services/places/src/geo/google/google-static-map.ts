import { createHmac } from 'node:crypto';
import { ApiError } from '@placelore/contracts/errors.js';
import sharp from 'sharp';
import { Agent, request } from 'undici';
import { Refusal, refused } from '../../vendor-calls/vendor-faults.js';
import type { VendorMap, VendorMapRequest } from '../vendor-map.js';
import { type GoogleHost, TIMEOUT } from './google-calls.js';
import { NotReached, unreadable } from './google-faults.js';
import { GOOGLE } from './google-geo.js';
import { GOOGLE_ATTRIBUTION } from './present-google-place.js';

/** Pixels of the longest side at scale 1; larger pictures are asked at scale 2. */
const LARGEST_SIDE = 640;
/** Bytes of the largest picture that is read: far more than Google's PNG of 1280 × 1280. */
const LARGEST_PICTURE = 8 * 1024 * 1024;
/** Pixels of the largest picture that is decoded. */
const LARGEST_AREA = 1_280 * 1_280;

export interface StaticMapAccess {
  /** Without a closing slash. */
  url: string;
  key: string;
  signingSecret: string | null;
}

/** Pictures by Maps Static API, fetched here so that no browser sees the key, and never kept. */
export class GoogleStaticMap implements VendorMap {
  readonly provider = GOOGLE;
  readonly attribution = GOOGLE_ATTRIBUTION;
  private readonly agent = new Agent({ connect: { timeout: TIMEOUT }, maxResponseSize: LARGEST_PICTURE });

  constructor(
    private readonly host: GoogleHost,
    private readonly access: StaticMapAccess,
  ) {}

  /**
   * The picture as Google sent it, a PNG; of odd sizes above 640 pixels one pixel larger than asked for.
   * @throws ApiError as {@link GoogleHost.call}, PROVIDER_UNAVAILABLE also for what is no picture and for a place that
   *   Google does not find
   */
  picture(asked: VendorMapRequest): Promise<Buffer> {
    const query = queryOf(asked);
    return this.host.call({ sku: 'staticMaps', question: query, ask: (signal) => this.fetch(query, signal) });
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async fetch(query: string, signal: AbortSignal): Promise<Buffer> {
    const { statusCode, headers, body } = await request(this.addressOf(query), {
      dispatcher: this.agent,
      signal,
    }).catch((thrown) => {
      throw connectionFault(thrown, signal);
    });
    const bytes = await body.arrayBuffer().catch((thrown) => {
      throw connectionFault(thrown, signal);
    });
    if (statusCode !== 200) throw refused(new Refusal(statusCode));
    // A place it cannot find is told in a header, beside a picture of nowhere.
    if (headers['x-staticmap-api-warning'] !== undefined) throw unreadable();
    const picture = Buffer.from(bytes);
    if (!(await isPng(picture))) throw unreadable();
    return picture;
  }

  private addressOf(query: string): string {
    const { url, key, signingSecret } = this.access;
    const address = new URL(`${url}/maps/api/staticmap?${query}&key=${encodeURIComponent(key)}`);
    return signingSecret === null ? address.href : `${address.href}&signature=${signatureOf(address, signingSecret)}`;
  }
}

/**
 * Google's digital signature of an address: HMAC-SHA1 of path and query with the secret, all in base64 with - and _
 * (https://developers.google.com/maps/documentation/maps-static/digital-signature).
 */
export function signatureOf({ pathname, search }: URL, secret: string): string {
  const signature = createHmac('sha1', Buffer.from(secret, 'base64url')).update(`${pathname}${search}`);
  return signature.digest('base64').replaceAll('+', '-').replaceAll('/', '_');
}

/** At scale 2 a picture has twice the pixels of its `size`; one zoom level less then shows the same piece of land. */
function queryOf({ centre, zoom, width, height, markers }: VendorMapRequest): string {
  const scale = Math.max(width, height) > LARGEST_SIDE ? 2 : 1;
  const side = (pixels: number) => Math.ceil(pixels / scale);
  const query = new URLSearchParams({
    center: centre,
    zoom: String(Math.max(0, zoom - (scale - 1))),
    size: `${side(width)}x${side(height)}`,
    scale: String(scale),
    format: 'png',
    language: 'en',
  });
  if (markers.length > 0) query.set('markers', markers.map(plainPlace).join('|'));
  return query.toString();
}

/** A name with a bar or a colon could say more than where a marker is: which picture of whose address to show there. */
const plainPlace = (place: string) => place.replace(/[|:]/g, ' ');

async function isPng(picture: Buffer): Promise<boolean> {
  try {
    const { info } = await sharp(picture, { limitInputPixels: LARGEST_AREA })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { format } = await sharp(picture).metadata();
    return format === 'png' && info.width > 0;
  } catch {
    return false;
  }
}

/** The address that failed holds the key, and so may the error. */
function connectionFault(thrown: unknown, signal: AbortSignal): ApiError {
  if (signal.aborted) return new ApiError('TIMED_OUT');
  const { code } = (thrown ?? {}) as { code?: unknown };
  const wasReached = !['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'].includes(String(code));
  return wasReached ? unreadable() : new ApiError('PROVIDER_UNAVAILABLE', { cause: new NotReached() });
}
