import { type Identity, identity } from '@placelore/contracts/identity.js';
import { jwtVerify, SignJWT } from 'jose';

/** Seconds an identity is good for: long enough for a slow upload to reach its owner, short enough to be useless in a log. */
const LIFETIME = 60;
const ISSUER = 'placelore';
/** Verified tokens that are remembered: that of guests without a name comes thousands of times. */
const REMEMBERED = 500;

/** Signs and verifies the identity that travels with every call between processes (HS256). */
export class IdentityTokens {
  private readonly key: Uint8Array;
  /** What verified tokens said, by the token, with the ms at which each expires; the oldest first. */
  private readonly verified = new Map<string, { who: Readonly<Identity>; until: number }>();

  constructor(secret: string) {
    this.key = new TextEncoder().encode(secret);
  }

  sign(who: Identity): Promise<string> {
    return new SignJWT({ who })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setExpirationTime(Math.floor(Date.now() / 1000) + LIFETIME)
      .sign(this.key);
  }

  /** The identity, or null when the token is missing, forged, expired or malformed. */
  async verify(token: unknown): Promise<Identity | null> {
    if (typeof token !== 'string') return null;
    const known = this.verified.get(token);
    if (known && Date.now() < known.until) return known.who;
    try {
      const { payload } = await jwtVerify(token, this.key, {
        issuer: ISSUER,
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
      });
      const parsed = identity.safeParse(payload.who);
      if (!parsed.success) return null;
      this.remember(token, { who: Object.freeze(parsed.data), until: payload.exp! * 1000 });
      return parsed.data;
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
