import { createHmac } from 'node:crypto';

const DAY_MS = 86_400_000;
/** Length in base64url characters; 96 bits are enough to distinguish networks. */
const HASH_LENGTH = 16;

/**
 * Hashes client networks for the services, which count jobs and spending per network. The keyed hash changes every day
 * (UTC), so that no service learns an address or can follow one from day to day.
 */
export class NetworkHasher {
  constructor(private readonly secret: string) {}

  /** @param network bucket in which limits count the caller, from `toNetwork` */
  hash(network: string, now = Date.now()): string {
    const day = Math.floor(now / DAY_MS);
    return createHmac('sha256', this.secret)
      .update(`network ${day} ${network}`)
      .digest('base64url')
      .slice(0, HASH_LENGTH);
  }
}
