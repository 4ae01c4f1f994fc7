import { calledOrigin } from '@placelore/contracts/called-origin.js';
import { invalidField } from '@placelore/contracts/errors.js';
import type { FastifyRequest } from 'fastify';

export interface Origin {
  /** `https://placelore.example` */
  origin: string;
  /** Whether it is configured, so the same for everybody. Otherwise it is how this one caller calls the installation. */
  isFixed: boolean;
}

/** How the installation is addressed in what is read elsewhere. */
export class SiteAddress {
  private readonly fixed: string | undefined;

  constructor(publicUrl: string | undefined) {
    this.fixed = publicUrl && new URL(publicUrl).origin;
  }

  /**
   * The configured address, or else the one that the gateway says was called.
   * @throws ApiError INVALID_INPUT when a caller's host is none
   */
  of({ headers }: Pick<FastifyRequest, 'headers'>): Origin {
    if (this.fixed) return { origin: this.fixed, isFixed: true };
    const origin = calledOrigin(headers);
    if (origin === null) throw invalidField('host', 'must be a host name');
    return { origin, isFixed: false };
  }
}
