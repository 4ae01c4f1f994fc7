import { type Identity, identity } from '@placelore/contracts/identity.js';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';

/** Ms an identity is good for: long enough for a slow upload to reach its owner, short enough to be useless in a log. */
const LIFETIME = 60_000;
const ISSUER = 'placelore';
/** Verified tokens that are remembered: that of guests without a name comes thousands of times. */
const REMEMBERED = 500;

const claims = z.object({ who: identity, exp: z.number() });

/**
 * Signs and verifies the identity that travels with every call between processes (HS256). In the thread that asks: to
 * hand so little to another one, as Web Crypto does, takes ten times as long.
 */
export class IdentityTokens {
  private readonly signed: (claims: object) => string;
  private readonly read: (token: string) => unknown;
  /** What verified tokens said, by the token, with the ms at which each expires; the oldest first. */
  private readonly verified = new Map<string, { who: Readonly<Identity>; until: number }>();

  constructor(secret: string) {
    this.signed = createSigner({ key: secret, algorithm: 'HS256', iss: ISSUER, expiresIn: LIFETIME });
    this.read = createVerifier({
      key: secret,
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      requiredClaims: ['iss', 'exp'],
    });
  }

  sign(who: Identity): string {
    return this.signed({ who });
  }

  /** The identity, or null when the token is missing, forged, expired or malformed. */
  verify(token: unknown): Identity | null {
    if (typeof token !== 'string') return null;
    const known = this.verified.get(token);
    if (known && Date.now() < known.until) return known.who;
    try {
      const { who, exp } = claims.parse(this.read(token));
      this.remember(token, { who: Object.freeze(who), until: exp * 1000 });
      return who;
    } catch {
      return null;
    }
  }

  private remember(token: string, known: { who: Readonly<Identity>; until: number }): void {
    const [oldest] = this.verified.keys();
    if (this.verified.size >= REMEMBERED && oldest !== undefined) this.verified.delete(oldest);
    this.verified.set(token, known);
  }
}
