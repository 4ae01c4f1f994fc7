import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const UUID_AT_END_PATTERN = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Signs URLs of the product that accept one upload. Whoever has such a URL may use it until it expires. */
export class UploadUrlSigner {
  private readonly key: Buffer;
  private readonly origin: string;

  /**
   * @param secret from which the signing key is derived (HKDF, RFC 5869), so that the key is used for nothing else
   * @param publicUrl the product's URL; without it, the URLs are paths
   */
  constructor(secret: string, publicUrl: string | undefined) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'placelore upload addresses', 32));
    this.origin = publicUrl === undefined ? '' : new URL(publicUrl).origin;
  }

  sign(id: string, expiresAt: Date): string {
    const expires = toUnixSeconds(expiresAt);
    return `${this.origin}/objects/uploads/${id}?expires=${expires}&token=${this.computeToken(id, expires)}`;
  }

  /** Whether a token was signed for this upload and this expiry (in seconds since 1970). */
  isSigned(id: string, expires: number, token: string): boolean {
    const [received, expected] = [Buffer.from(token), Buffer.from(this.computeToken(id, expires))];
    return received.length === expected.length && timingSafeEqual(received, expected);
  }

  private computeToken(id: string, expires: number): string {
    return createHmac('sha256', this.key).update(`${id}\n${expires}`).digest('base64url');
  }
}

/** Converts a date to whole seconds since 1970. */
export const toUnixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/**
 * Splits a URL for storage: the URL without its query, and a hash of the whole URL. The query is what permits the
 * upload, so it is not stored.
 */
export function parseUploadUrl(url: string): { id: string | null; location: string; hash: string; hasQuery: boolean } {
  const end = url.indexOf('?');
  const location = end === -1 ? url : url.slice(0, end);
  return {
    id: UUID_AT_END_PATTERN.exec(location)?.[0] ?? null,
    location,
    hash: createHash('sha256').update(url).digest('hex'),
    hasQuery: end !== -1,
  };
}
