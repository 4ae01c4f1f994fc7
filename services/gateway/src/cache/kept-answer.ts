import { namesTag } from '@placelore/platform/http/entity-tag.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { skipCompressingSmall } from '../proxy/compression.js';
import type { Keeper, KeptAnswer, SharedAnswers } from './shared-answers.js';

/** How often a request waits for somebody else's before it asks by itself. */
const MAX_WAITS = 3;

/** Whether the caller may be given what any other guest was given. */
export function isForAnyGuest({ method, isGuest }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isGuest;
}

/**
 * Answers with what is kept under a key, or with what somebody else is asking for at this moment, or asks.
 * @param ask forwards the request; with a keeper, its answer is kept
 */
export async function answerShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { answers, key, ask }: { answers: SharedAnswers; key: string; ask(keep?: Keeper): FastifyReply },
): Promise<FastifyReply> {
  for (let wait = 0; wait < MAX_WAITS; wait++) {
    const kept = answers.read(key);
    if (kept) return answerKept(request, reply, kept);
    const flight = answers.join(key);
    if ('keeper' in flight) {
      reply.raw.once('close', () => flight.keeper.giveUp());
      return ask(flight.keeper);
    }
    const outcome = await flight.outcome;
    if (outcome === 'not shared') break;
    if (outcome !== 'failed') return answerKept(request, reply, outcome);
  }
  return ask();
}

/** Answers with what is kept, or 304 when the caller has that. */
function answerKept(request: FastifyRequest, reply: FastifyReply, { headers, body }: KeptAnswer): FastifyReply {
  const { etag, 'cache-control': cacheControl } = headers;
  if (isKnown(request, etag)) return reply.status(304).headers({ etag, 'cache-control': cacheControl }).send();
  skipCompressingSmall(request, { 'content-length': body.length });
  return reply.headers(headers).send(body);
}

/** Whether the caller has an answer with this tag already. */
export const isKnown = (request: FastifyRequest, etag: string | undefined): boolean =>
  etag !== undefined && namesTag(request.headers['if-none-match'], etag);
