import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import { MAX_PHOTO_BYTES } from '@placelore/contracts/places/photos.internal.js';
import { withTimeout } from '@placelore/platform/concurrency/with-timeout.js';
import { measureVendorCall } from '@placelore/platform/telemetry/measure-call.js';
import type { Redis } from 'ioredis';
import { Agent, request } from 'undici';
import { HostRateLimiter } from '../../http/host-rate-limiter.js';
import { parseRetryAfter, RETRY_AFTER_SECONDS } from '../../http/retry-after.js';
import {
  toVendorApiError,
  toVendorOutcome,
  VendorHttpError,
  vendorStatusToApiError,
} from '../../http/vendor-errors.js';

/** Hosts that serve the originals and renditions of the public server. */
const PUBLIC_MEDIA_HOSTS = ['upload.wikimedia.org', 'thumb.wikimedia.org'];
/** Maximum duration of a download in ms, including its waiting time, and maximum waiting time. */
const DOWNLOAD_TIMEOUT_MS = 60_000;
const MAX_WAIT_MS = 40_000;

export interface PhotoDownloadOptions {
  /** URL of the API; the operator's own server also serves the files. */
  commonsUrl: string;
  isPublicServer: boolean;
  userAgent: string;
}

/** Downloads photos from Wikimedia Commons, one at a time over all processes. */
export class PhotoDownload {
  private readonly agent = new Agent({ maxResponseSize: MAX_PHOTO_BYTES });
  private readonly rateLimiter: HostRateLimiter;

  constructor(
    redis: Redis,
    private readonly options: PhotoDownloadOptions,
  ) {
    this.rateLimiter = new HostRateLimiter(redis, `${new URL(options.commonsUrl).host}:media`, { kind: 'oneAtATime' });
  }

  /**
   * Returns the bytes of a photo. Does not follow redirects.
   * @throws ApiError INVALID_INPUT for a URL of another host; IMAGE_TOO_LARGE beyond 6 MB; PROVIDER_REJECTED for 3xx
   * and 4xx; PROVIDER_UNAVAILABLE for 429, 5xx and broken connections; TIMED_OUT after a minute
   */
  async download(url: string): Promise<Buffer> {
    this.assertAllowed(new URL(url));
    try {
      return await withTimeout(DOWNLOAD_TIMEOUT_MS, (signal) =>
        this.rateLimiter.schedule(MAX_WAIT_MS, DOWNLOAD_TIMEOUT_MS, () =>
          measureVendorCall('commons-files', toVendorOutcome, () => this.fetch(url, signal)),
        ),
      );
    } catch (thrown) {
      throw toVendorApiError(thrown);
    }
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private assertAllowed({ protocol, host }: URL): void {
    const { commonsUrl, isPublicServer } = this.options;
    const isAllowed = isPublicServer
      ? protocol === 'https:' && PUBLIC_MEDIA_HOSTS.includes(host)
      : host === new URL(commonsUrl).host;
    if (!isAllowed) throw invalidField('url', 'must be a file of Wikimedia Commons');
  }

  private async fetch(url: string, signal: AbortSignal): Promise<Buffer> {
    const headers = { 'user-agent': this.options.userAgent, accept: 'image/jpeg, image/png, image/webp' };
    const response = await request(url, { dispatcher: this.agent, signal, headers }).catch((cause) => {
      throw new ApiError(signal.aborted ? 'TIMED_OUT' : 'PROVIDER_UNAVAILABLE', { cause });
    });
    if (response.statusCode !== 200) {
      await response.body.dump();
      const stated = parseRetryAfter(response.headers['retry-after']);
      if (response.statusCode === 429) await this.rateLimiter.pause(stated ?? RETRY_AFTER_SECONDS.default);
      throw vendorStatusToApiError(new VendorHttpError(response.statusCode));
    }
    return Buffer.from(
      await response.body.arrayBuffer().catch((cause) => {
        throw toBodyError(signal, cause);
      }),
    );
  }
}

function toBodyError(signal: AbortSignal, cause: unknown): ApiError {
  if (signal.aborted) return new ApiError('TIMED_OUT', { cause });
  const isTooLarge = (cause as NodeJS.ErrnoException | null)?.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
  return new ApiError(isTooLarge ? 'IMAGE_TOO_LARGE' : 'PROVIDER_UNAVAILABLE', { cause });
}
