import { createHmac, timingSafeEqual } from 'node:crypto';

/** Ms for which a page may be put together on a visitor's behalf. */
const PROOF_TTL_MS = 60_000;

/**
 * Proofs of a visitor's network address, as `address expiry signature`: the gateway gives one to the frontend's server
 * with each request, and counts the calls that bring it back as that visitor's.
 */
export class IpProofs {
  constructor(private readonly secret: string) {}

  issue(address: string): string {
    const claim = `${address} ${Date.now() + PROOF_TTL_MS}`;
    return `${claim} ${this.sign(claim)}`;
  }

  /** The address that a proof is about; null when it is none of ours, or too old. */
  verify(proof: string | string[] | undefined): string | null {
    if (typeof proof !== 'string') return null;
    const [, claim = '', address = '', expiry, signature = ''] = /^((\S+) (\d+)) (\S+)$/.exec(proof) ?? [];
    const expected = Buffer.from(this.sign(claim));
    const actual = Buffer.from(signature);
    const isValid = expected.length === actual.length && timingSafeEqual(expected, actual);
    return isValid && Number(expiry) > Date.now() ? address : null;
  }

  private sign(claim: string): string {
    return createHmac('sha256', this.secret).update(`on behalf of ${claim}`).digest('base64url');
  }
}
