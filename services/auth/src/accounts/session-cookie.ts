import { SESSION_COOKIE, VISITOR_COOKIE } from '@placelore/contracts/core/identity.js';
import { SESSION_TTL_SECONDS } from '@placelore/platform/identity/session-cache.js';
import type { FastifyReply } from 'fastify';

/** Writes the session cookie, and clears both cookies; marked Secure when the installation's public URL is https. */
export class SessionCookie {
  private readonly attributes: string;

  constructor(publicUrl: string | undefined) {
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl?.startsWith('https:') ? '; Secure' : ''}`;
  }

  set(reply: FastifyReply, sessionId: string): void {
    reply.header('set-cookie', `${SESSION_COOKIE}=${sessionId}; Max-Age=${SESSION_TTL_SECONDS}; ${this.attributes}`);
  }

  clear(reply: FastifyReply): void {
    reply.header('set-cookie', `${SESSION_COOKIE}=; Max-Age=0; ${this.attributes}`);
  }

  /** Clears the visitor cookie, too, so that the browser becomes a new visitor. */
  clearVisitor(reply: FastifyReply): void {
    reply.header('set-cookie', `${VISITOR_COOKIE}=; Max-Age=0; ${this.attributes}`);
  }
}
