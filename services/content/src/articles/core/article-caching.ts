import type { Actor } from '@placelore/contracts/core/identity.js';
import { isNotModified } from '@placelore/platform/http/etag.js';
import type { FastifyReply } from 'fastify';

/** ETag of every list at one version of what is published and, for a search, of the guides its reader asked for. */
const buildListEtag = (version: string): string => `"v${version}"`;

/** The versions of what is published whose answer a caller has. */
export const parseEtags = (header = ''): string[] =>
  Array.from(header.matchAll(/"v(\d{1,18}(?:\.[0-9a-f]{8})?)"/g), ([, version]) => version!);

/**
 * Says how long an answer holds: until its owner is asked again, which is cheap. Guests' answers are everybody's.
 * @returns whether the caller has it already; then the answer is 304, without a body
 */
function isResponseNotModified(
  isGuestCacheable: boolean,
  header: string | undefined,
  etag: string,
  reply: FastifyReply,
): boolean {
  const scope = isGuestCacheable ? 'public' : 'private';
  reply.header('cache-control', `${scope}, no-cache`);
  return isNotModified(header, etag, reply);
}

/** The same for a list. */
export const isListNotModified = (
  actor: Actor,
  header: string | undefined,
  version: string,
  reply: FastifyReply,
): boolean => isResponseNotModified(actor.userId === null, header, buildListEtag(version), reply);

/** The same for a search, which holds guides that its reader alone may find. */
export const isSearchNotModified = (
  actor: Actor,
  header: string | undefined,
  version: string,
  reply: FastifyReply,
): boolean =>
  isResponseNotModified(actor.userId === null && actor.visitorId === null, header, buildListEtag(version), reply);

/** The same for one article. */
export const isArticleNotModified = (
  actor: Actor,
  header: string | undefined,
  article: { id: number; updatedAt: Date },
  reply: FastifyReply,
): boolean =>
  isResponseNotModified(actor.userId === null, header, `"${article.id}-${article.updatedAt.getTime()}"`, reply);
