import { type Identity, identity } from '@placelore/contracts/identity.js';
import { jwtVerify, SignJWT } from 'jose';

/** Seconds an identity is good for: long enough for a slow upload to reach its owner, short enough to be useless in a log. */
const LIFETIME = 60;
const ISSUER = 'placelore';

/** Signs and verifies the identity that travels with every call between processes (HS256). */
export class IdentityTokens {
  private readonly key: Uint8Array;

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
    try {
      const { payload } = await jwtVerify(token, this.key, {
        issuer: ISSUER,
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
      });
      const parsed = identity.safeParse(payload.who);
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }
}
