import type { Actor } from '@placelore/contracts/core/identity.js';
import { isNotModified } from '@placelore/platform/http/etag.js';
import type { FastifyReply } from 'fastify';

/**
 * Builds the ETag of every list at one version of the published content and, for a search, of the reader's guides and of
 * what a search engine found.
 */
const buildListEtag = (version: string): string => `"v${version}"`;

/** Returns the versions of published content whose responses a caller has. */
export const parseEtags = (header = ''): string[] =>
  Array.from(header.matchAll(/"v(\d{1,18}(?:\.[0-9a-f]{8})?(?:\.e[0-9a-f]{8})?)"/g), ([, version]) => version!);

/**
 * Sets caching headers: clients revalidate each time, which is cheap. Responses for guests may be shared.
 * @returns whether the caller has the response already; then it is 304, without a body
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

/** Does the same for a list. */
export const isListNotModified = (
  actor: Actor,
  header: string | undefined,
  version: string,
  reply: FastifyReply,
): boolean => isResponseNotModified(actor.userId === null, header, buildListEtag(version), reply);

/** Does the same for a search, which includes guides that only its reader may find. */
export const isSearchNotModified = (
  actor: Actor,
  header: string | undefined,
  version: string,
  reply: FastifyReply,
): boolean =>
  isResponseNotModified(actor.userId === null && actor.visitorId === null, header, buildListEtag(version), reply);

/** Does the same for one article. @param isPhotoPending whether a photo is being looked for, which the response says */
export const isArticleNotModified = (
  actor: Actor,
  header: string | undefined,
  article: { id: number; updatedAt: Date },
  isPhotoPending: boolean,
  reply: FastifyReply,
): boolean => {
  const etag = `"${article.id}-${article.updatedAt.getTime()}${isPhotoPending ? '-pending' : ''}"`;
  return isResponseNotModified(actor.userId === null, header, etag, reply);
};
