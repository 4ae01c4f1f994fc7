import type { Person } from '@placelore/contracts/identity.js';
import type { FastifyReply } from 'fastify';

/** The tags of an If-None-Match header; weak ones count like strong ones, as the header is to be compared. */
const tagsOf = (header: string | undefined): string[] => header?.match(/"[\x21\x23-\x7E\x80-\xFF]*"/g) ?? [];

/** ETag of every list at one version of what is published. */
const listTag = (version: string): string => `"v${version}"`;

/** The versions of what is published whose answer a caller has. */
export const knownVersions = (header: string | undefined): string[] =>
  tagsOf(header).flatMap((tag) => /^"v(\d{1,18})"$/.exec(tag)?.[1] ?? []);

/**
 * Says how long an answer holds: until its owner is asked again, which is cheap. Guests' answers are everybody's.
 * @returns whether the caller has it already; then the answer is 304, without a body
 */
function answerFresh(actor: Person, header: string | undefined, tag: string, reply: FastifyReply): boolean {
  const scope = actor.userId === null ? 'public' : 'private';
  reply.header('cache-control', `${scope}, no-cache`).header('etag', tag);
  const known = tagsOf(header).includes(tag);
  if (known) reply.status(304);
  return known;
}

/** The same for a list. */
export const listIsKnown = (actor: Person, header: string | undefined, version: string, reply: FastifyReply): boolean =>
  answerFresh(actor, header, listTag(version), reply);

/** The same for one article. */
export const articleIsKnown = (
  actor: Person,
  header: string | undefined,
  article: { id: number; updatedAt: Date },
  reply: FastifyReply,
): boolean => answerFresh(actor, header, `"${article.id}-${article.updatedAt.getTime()}"`, reply);
