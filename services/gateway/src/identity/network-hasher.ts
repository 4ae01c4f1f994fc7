import { createHmac } from 'node:crypto';

const DAY_MS = 86_400_000;
/** Characters of base64url; 96 bits are enough to tell networks apart. */
const HASH_LENGTH = 16;

/**
 * Names networks for the owners, who count what each starts and spends: by a keyed hash that changes every day (UTC), so
 * that nobody behind the gateway learns an address or can follow one from day to day.
 */
export class NetworkHasher {
  constructor(private readonly secret: string) {}

  /** @param network as limits count it */
  hash(network: string, now = Date.now()): string {
    const day = Math.floor(now / DAY_MS);
    return createHmac('sha256', this.secret)
      .update(`network ${day} ${network}`)
      .digest('base64url')
      .slice(0, HASH_LENGTH);
  }
}
