import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { JobProgress } from '@placelore/contracts/jobs.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Shutdown } from '../bootstrap/shutdown.js';
import { ProgressFeed } from '../queues/progress-feed.js';

/** Ms between comments that keep proxies from closing a quiet stream. */
const HEARTBEAT = 15_000;
/** Ms a client waits before it connects again. */
const RECONNECT = 1_000;

/** Work somebody follows. */
export interface FollowedWork {
  /** Null when there is nothing to wait for: only the end is told. */
  workRequestId: string | null;
  /** How many steps the work has; their ordinals are the ids of the events, and the end has the next one. */
  steps: number;
  /** A job's progress as the client sees it; null when it is none of the steps. */
  present(progress: JobProgress | null): { ordinal: number } | null;
  /** How it ends. @throws ApiError as the waiting request would; a retryable one only ends the stream. */
  result(signal: AbortSignal): Promise<object>;
}

/** Progress of work as server-sent events: `progress`, then one of `done` and `failed`. */
@Injectable()
export class ProgressStream {
  constructor(
    private readonly feed: ProgressFeed,
    private readonly shutdown: Shutdown,
  ) {}

  /** Streams until the work is settled, the client goes, or the process stops (the client then comes back). */
  async send(work: FollowedWork, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const lastId = work.steps + 1;
    const lastEventId = lastEventIdOf(request);
    if (lastEventId >= lastId) {
      // A client that has heard the end is told to stop connecting again.
      await reply.status(204).send();
      return;
    }
    const gone = new AbortController();
    reply.raw.on('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, this.shutdown.signal]);
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    if (request.method === 'HEAD') {
      out.end();
      return;
    }
    out.write(`retry: ${RECONNECT}\n\n`);
    const heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT);
    const unfollow = this.sendProgress(work, lastEventId, out);
    try {
      out.write(eventOf(lastId, 'done', await work.result(signal)));
    } catch (thrown) {
      // A stream that merely ends is taken up again by the client; only a failure is told.
      if (thrown instanceof ApiError && !thrown.retryable) {
        out.write(eventOf(lastId, 'failed', { code: thrown.code, message: thrown.message }));
      }
    } finally {
      clearInterval(heartbeat);
      unfollow();
      out.end();
    }
  }

  /** Sends what is known and what comes, never a step the client already has, never backwards. */
  private sendProgress(work: FollowedWork, lastEventId: number, out: NodeJS.WritableStream): () => void {
    const { workRequestId } = work;
    if (workRequestId === null) return () => {};
    let last = lastEventId;
    const send = (progress: JobProgress | null) => {
      const step = work.present(progress);
      if (!step || step.ordinal <= last) return;
      last = step.ordinal;
      out.write(eventOf(step.ordinal, 'progress', step));
    };
    send(this.feed.current(workRequestId));
    return this.feed.follow(workRequestId, send);
  }
}

/** The last event a client that comes back has had; 0 for one that is new. */
function lastEventIdOf(request: FastifyRequest): number {
  return Number(request.headers['last-event-id'] ?? 0) || 0;
}

function eventOf(id: number, name: string, data: object): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
