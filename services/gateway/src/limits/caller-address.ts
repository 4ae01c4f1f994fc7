import { createHmac, timingSafeEqual } from 'node:crypto';

/** Ms for which a page may be put together on a visitor's behalf. */
const GOOD_FOR = 60_000;

/**
 * Proofs of a visitor's network address, as `address expiry signature`: the gateway gives one to the frontend's server
 * with each request, and counts the calls that bring it back as that visitor's.
 */
export class CallerAddress {
  constructor(private readonly secret: string) {}

  prove(address: string): string {
    const stated = `${address} ${Date.now() + GOOD_FOR}`;
    return `${stated} ${this.signature(stated)}`;
  }

  /** The address that a proof is about; null when it is none of ours, or too old. */
  read(proof: string | string[] | undefined): string | null {
    if (typeof proof !== 'string') return null;
    const [, stated = '', address = '', expiry, signature = ''] = /^((\S+) (\d+)) (\S+)$/.exec(proof) ?? [];
    const expected = Buffer.from(this.signature(stated));
    const given = Buffer.from(signature);
    const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
    return isOurs && Number(expiry) > Date.now() ? address : null;
  }

  private signature(stated: string): string {
    return createHmac('sha256', this.secret).update(`on behalf of ${stated}`).digest('base64url');
  }
}
