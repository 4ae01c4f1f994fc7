import { type Identity, identity } from '@placelore/contracts/core/identity.js';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';

/**
 * Lifetime of an identity in milliseconds: long enough for a slow upload, short enough to make a leaked token useless.
 */
const LIFETIME_MS = 60_000;
const ISSUER = 'placelore';
/** Number of cached verified tokens. The token of unknown guests arrives thousands of times. */
const MAX_CACHED_TOKENS = 500;

const claims = z.object({ who: identity, exp: z.number() });

/**
 * Signs and verifies the identity that is sent with every call between processes (HS256). It runs in the calling
 * thread: handing such small inputs to another thread, as Web Crypto does, takes ten times as long.
 */
export class IdentityTokens {
  private readonly signClaims: (claims: object) => string;
  private readonly readClaims: (token: string) => unknown;
  /** Identities of verified tokens with their expiry in milliseconds, by token; oldest first. */
  private readonly cachedTokens = new Map<string, { actor: Readonly<Identity>; expiresAt: number }>();

  constructor(secret: string) {
    this.signClaims = createSigner({ key: secret, algorithm: 'HS256', iss: ISSUER, expiresIn: LIFETIME_MS });
    this.readClaims = createVerifier({
      key: secret,
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      requiredClaims: ['iss', 'exp'],
    });
  }

  sign(actor: Identity): string {
    return this.signClaims({ who: actor });
  }

  /** Returns the identity, or null when the token is missing, forged, expired or malformed. */
  verify(token: unknown): Identity | null {
    if (typeof token !== 'string') return null;
    const cached = this.cachedTokens.get(token);
    if (cached && Date.now() < cached.expiresAt) return cached.actor;
    try {
      const { who: actor, exp } = claims.parse(this.readClaims(token));
      this.cacheToken(token, { actor: Object.freeze(actor), expiresAt: exp * 1000 });
      return actor;
    } catch {
      return null;
    }
  }

  private cacheToken(token: string, cached: { actor: Readonly<Identity>; expiresAt: number }): void {
    const [oldest] = this.cachedTokens.keys();
    if (this.cachedTokens.size >= MAX_CACHED_TOKENS && oldest !== undefined) this.cachedTokens.delete(oldest);
    this.cachedTokens.set(token, cached);
  }
}
