import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { SHARE_TOKEN_PATTERN } from '@placelore/contracts/content/trips/trips.js';

/** Bytes of each half of a secret. */
const HALF_BYTES = 16;
/** Characters of the random half in base64url. */
const ID_LENGTH = 22;

/**
 * Makes the secrets of links to trips: 128 random bits, which the database stores, and 128 bits that prove them. Whoever
 * reads the database, or a copy of it, therefore cannot open a link, and the owner can still be shown theirs.
 */
export class ShareTokens {
  private readonly key: Buffer;

  /** @param secret from which the key is derived (HKDF, RFC 5869), so that it serves nothing else */
  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'placelore trip links', 32));
  }

  /** Returns a new random half. */
  createId(): string {
    return randomBytes(HALF_BYTES).toString('base64url');
  }

  /** Returns the whole secret for a random half. */
  toToken(id: string): string {
    return id + createHmac('sha256', this.key).update(id).digest().subarray(0, HALF_BYTES).toString('base64url');
  }

  /** Returns the random half of a secret, or null when this server did not make it. */
  parseId(token: string): string | null {
    if (!SHARE_TOKEN_PATTERN.test(token)) return null;
    const id = token.slice(0, ID_LENGTH);
    return timingSafeEqual(Buffer.from(token), Buffer.from(this.toToken(id))) ? id : null;
  }
}
