import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { VISITOR_COOKIE } from '@placelore/contracts/core/identity.js';

/** Seconds: a year, so that what a guest made stays theirs. */
const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** The signed cookie that names an anonymous visitor: `uuid.signature`. */
export class VisitorCookie {
  private readonly attributes: string;

  constructor(
    private readonly secret: string,
    publicUrl: string | undefined,
  ) {
    const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The visitor a cookie names, or null when it is missing or not ours. */
  read(value: string | undefined): string | null {
    const [id, signature] = value?.split('.') ?? [];
    if (!id || !signature) return null;
    const expected = Buffer.from(this.sign(id));
    const actual = Buffer.from(signature);
    return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null;
  }

  /** A new visitor, and the Set-Cookie header that makes the browser remember it. */
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
