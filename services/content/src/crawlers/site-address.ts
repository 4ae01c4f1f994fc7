import { invalidField } from '@placelore/contracts/errors.js';
import type { FastifyRequest } from 'fastify';

/** A host name or address with or without a port, and nothing an address or a header could be broken with. */
const HOST = /^(?=.{1,260}$)([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

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
   * The configured address, or else the one that the gateway says was called. Whoever calls may choose the latter: an
   * answer made with it must not be given to others.
   * @throws ApiError INVALID_INPUT when a caller's host is none
   */
  of({ headers }: Pick<FastifyRequest, 'headers'>): Origin {
    if (this.fixed) return { origin: this.fixed, isFixed: true };
    const host = headers['x-forwarded-host'] ?? headers.host;
    if (typeof host !== 'string' || !HOST.test(host)) throw invalidField('host', 'must be a host name');
    const protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
    return { origin: `${protocol}://${host.toLowerCase()}`, isFixed: false };
  }
}
