import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { SHARE_TOKEN_PATTERN } from '@placelore/contracts/content/trips/trips.js';

/** Bytes of each half of a secret. */
const HALF_BYTES = 16;
/** Characters of the random half in base64url. */
const ID_LENGTH = 22;

/**
 * Makes the secrets in the links of trips. A secret consists of 128 random bits, which the database stores, and 128
 * bits derived from them with a key. Therefore a copy of the database is not enough to open a link, but the owner can
 * be shown the link again.
 */
export class ShareTokens {
  private readonly key: Buffer;

  /** @param secret from which the key is derived (HKDF, RFC 5869), so that the key is used for nothing else */
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

  /** Returns the random half of a secret; null when this server did not make the secret. */
  parseId(token: string): string | null {
    if (!SHARE_TOKEN_PATTERN.test(token)) return null;
    const id = token.slice(0, ID_LENGTH);
    return timingSafeEqual(Buffer.from(token), Buffer.from(this.toToken(id))) ? id : null;
  }
}
