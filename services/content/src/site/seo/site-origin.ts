import { invalidField } from '@placelore/contracts/core/errors.js';
import { requestOrigin } from '@placelore/contracts/core/request-origin.js';
import type { FastifyRequest } from 'fastify';

export interface SiteOrigin {
  /** `https://placelore.example` */
  origin: string;
  /** Whether it is configured, and thus the same for every caller. Otherwise it is the origin of this request. */
  isFixed: boolean;
}

/** Resolves the installation's origin for documents read by other sites. */
export class SiteOriginResolver {
  private readonly configuredOrigin: string | undefined;

  constructor(publicUrl: string | undefined) {
    this.configuredOrigin = publicUrl && new URL(publicUrl).origin;
  }

  /**
   * Returns the configured origin, or else the requested one as the gateway forwarded it.
   * @throws ApiError INVALID_INPUT when the requested host is invalid
   */
  resolve({ headers }: Pick<FastifyRequest, 'headers'>): SiteOrigin {
    if (this.configuredOrigin) return { origin: this.configuredOrigin, isFixed: true };
    const origin = requestOrigin(headers);
    if (origin === null) throw invalidField('host', 'must be a host name');
    return { origin, isFixed: false };
  }
}
