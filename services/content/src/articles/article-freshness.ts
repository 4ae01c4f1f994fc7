import type { Person } from '@placelore/contracts/identity.js';
import { isKnown } from '@placelore/platform/http/entity-tag.js';
import type { FastifyReply } from 'fastify';

/** ETag of every list at one version of what is published and, for a search, of the guides its reader asked for. */
const listTag = (version: string): string => `"v${version}"`;

/** The versions of what is published whose answer a caller has. */
export const knownVersions = (header = ''): string[] =>
  Array.from(header.matchAll(/"v(\d{1,18}(?:\.[0-9a-f]{8})?)"/g), ([, version]) => version!);

/**
 * Says how long an answer holds: until its owner is asked again, which is cheap. Guests' answers are everybody's.
 * @returns whether the caller has it already; then the answer is 304, without a body
 */
function answerFresh(isAnybodys: boolean, header: string | undefined, tag: string, reply: FastifyReply): boolean {
  const scope = isAnybodys ? 'public' : 'private';
  reply.header('cache-control', `${scope}, no-cache`);
  return isKnown(header, tag, reply);
}

/** The same for a list. */
export const listIsKnown = (actor: Person, header: string | undefined, version: string, reply: FastifyReply): boolean =>
  answerFresh(actor.userId === null, header, listTag(version), reply);

/** The same for a search, which holds guides that its reader alone may find. */
export const searchIsKnown = (
  actor: Person,
  header: string | undefined,
  version: string,
  reply: FastifyReply,
): boolean => answerFresh(actor.userId === null && actor.visitorId === null, header, listTag(version), reply);

/** The same for one article. */
export const articleIsKnown = (
  actor: Person,
  header: string | undefined,
  article: { id: number; updatedAt: Date },
  reply: FastifyReply,
): boolean => answerFresh(actor.userId === null, header, `"${article.id}-${article.updatedAt.getTime()}"`, reply);
