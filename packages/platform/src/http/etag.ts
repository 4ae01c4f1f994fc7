import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** The entity tag of an answer, made of its bytes. */
export const computeEtag = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether an `If-None-Match` header names the entity tag (RFC 9110, section 13.1.2: weak comparison). */
export function etagMatches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

/**
 * Names the entity tag of an answer.
 * @param header the caller's `If-None-Match`
 * @returns whether the caller has the answer already; it is 304 then, and to be sent without a body
 */
export function isNotModified(header: string | undefined, tag: string, reply: FastifyReply): boolean {
  reply.header('etag', tag);
  if (!etagMatches(header, tag)) return false;
  reply.status(304);
  return true;
}
