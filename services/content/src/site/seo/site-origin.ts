import { invalidField } from '@placelore/contracts/core/errors.js';
import { requestOrigin } from '@placelore/contracts/core/request-origin.js';
import type { FastifyRequest } from 'fastify';

export interface SiteOrigin {
  /** `https://placelore.example` */
  origin: string;
  /** Whether it is configured, so the same for everybody. Otherwise it is how this one caller calls the installation. */
  isFixed: boolean;
}

/** How the installation is addressed in what is read elsewhere. */
export class SiteOriginResolver {
  private readonly configuredOrigin: string | undefined;

  constructor(publicUrl: string | undefined) {
    this.configuredOrigin = publicUrl && new URL(publicUrl).origin;
  }

  /**
   * The configured address, or else the one that the gateway says was called.
   * @throws ApiError INVALID_INPUT when a caller's host is none
   */
  resolve({ headers }: Pick<FastifyRequest, 'headers'>): SiteOrigin {
    if (this.configuredOrigin) return { origin: this.configuredOrigin, isFixed: true };
    const origin = requestOrigin(headers);
    if (origin === null) throw invalidField('host', 'must be a host name');
    return { origin, isFixed: false };
  }
}
