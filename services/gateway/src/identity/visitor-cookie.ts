import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { VISITOR_COOKIE } from '@placelore/contracts/core/identity.js';

/** Lifetime in seconds: a year, so that guests do not lose what they created. */
const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** Signed cookie that identifies an anonymous visitor: `uuid.signature`. */
export class VisitorCookie {
  private readonly attributes: string;

  constructor(
    private readonly secret: string,
    publicUrl: string | undefined,
  ) {
    const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** Returns the visitor a cookie names, or null when it is missing or not signed by us. */
  read(value: string | undefined): string | null {
    const [id, signature] = value?.split('.') ?? [];
    if (!id || !signature) return null;
    const expected = Buffer.from(this.sign(id));
    const actual = Buffer.from(signature);
    return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null;
  }

  /** Creates a new visitor and the Set-Cookie header that stores it in the browser. */
  issue(): { visitorId: string; header: string } {
    const visitorId = randomUUID();
    return {
      visitorId,
      header: `${VISITOR_COOKIE}=${visitorId}.${this.sign(visitorId)}; ${this.attributes}`,
    };
  }

  private sign(id: string): string {
    return createHmac('sha256', this.secret).update(id).digest('base64url');
  }
}
