import { SESSION_COOKIE } from '@placelore/contracts/identity.js';
import { namesTag } from '@placelore/platform/http/entity-tag.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { skipCompressingSmall } from '../proxy/compression.js';
import type { KeptAnswer } from './shared-answers.js';

/** Whether the caller may be given what any other guest was given. */
export function isAnybodys({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    !headers.cookie?.includes(`${SESSION_COOKIE}=`) &&
    headers.authorization === undefined &&
    headers.range === undefined &&
    !/no-cache|no-store/.test(headers['cache-control'] ?? '')
  );
}

/** Answers with what is kept, or 304 when the caller has that. */
export function answerKept(request: FastifyRequest, reply: FastifyReply, { headers, body }: KeptAnswer): FastifyReply {
  const { etag, 'cache-control': cacheControl } = headers;
  if (etag && namesTag(request.headers['if-none-match'], etag)) {
    return reply.status(304).headers({ etag, 'cache-control': cacheControl }).send();
  }
  skipCompressingSmall(request, { 'content-length': body.length });
  return reply.headers(headers).send(body);
}
