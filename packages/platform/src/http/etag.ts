import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Returns the entity tag of a response, computed from its bytes. */
export const computeEtag = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Checks whether an `If-None-Match` header contains the entity tag (RFC 9110, section 13.1.2: weak comparison). */
export function etagMatches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

/**
 * Sets the entity tag of a response.
 * @param header the caller's `If-None-Match`
 * @returns whether the caller has this response already; the status is then 304, and no body must be sent
 */
export function isNotModified(header: string | undefined, tag: string, reply: FastifyReply): boolean {
  reply.header('etag', tag);
  if (!etagMatches(header, tag)) return false;
  reply.status(304);
  return true;
}
