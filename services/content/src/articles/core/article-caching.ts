import type { Actor } from '@placelore/contracts/core/identity.js';
import { isNotModified } from '@placelore/platform/http/etag.js';
import type { FastifyReply } from 'fastify';

/**
 * Builds the ETag of a list. `version` identifies the published content and, for a search, also the reader's guides and
 * the matches of a search engine.
 */
const buildListEtag = (version: string): string => `"v${version}"`;

/** Returns the versions of published content that the caller already has, from `If-None-Match`. */
export const parseEtags = (header = ''): string[] =>
  Array.from(header.matchAll(/"v(\d{1,18}(?:\.[0-9a-f]{8})?(?:\.e[0-9a-f]{8})?)"/g), ([, version]) => version!);

/**
 * Sets caching headers. Clients revalidate each time, which is cheap; responses for guests may be shared.
 * @returns whether the caller already has the response, which is then 304 without a body
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

/** Does this for a list. */
export const isListNotModified = (
  actor: Actor,
  header: string | undefined,
  version: string,
  reply: FastifyReply,
): boolean => isResponseNotModified(actor.userId === null, header, buildListEtag(version), reply);

/** Does this for a search, whose results include guides that only this reader can find. */
export const isSearchNotModified = (
  actor: Actor,
  header: string | undefined,
  version: string,
  reply: FastifyReply,
): boolean =>
  isResponseNotModified(actor.userId === null && actor.visitorId === null, header, buildListEtag(version), reply);

/** Does this for an article. @param isPhotoPending whether a photo is being searched for, which the response states */
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
