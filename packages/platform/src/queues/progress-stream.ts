import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobProgress } from '@placelore/contracts/core/jobs.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Shutdown } from '../bootstrap/shutdown.js';
import { ProgressFeed } from './progress-feed.js';

/** Ms between comments that keep proxies from closing a quiet stream. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** Ms a client waits before it connects again. */
const RECONNECT_DELAY_MS = 1_000;

/** Work somebody follows. */
export interface FollowedJob {
  /** Null when there is nothing to wait for: only the end is told. */
  jobRequestId: string | null;
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
  async send(job: FollowedJob, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const lastId = job.steps + 1;
    const lastEventId = getLastEventId(request);
    if (lastEventId >= lastId) {
      // A client that has heard the end is told to stop connecting again.
      await reply.status(204).send();
      return;
    }
    const disconnected = new AbortController();
    reply.raw.on('close', () => disconnected.abort());
    const signal = AbortSignal.any([disconnected.signal, this.shutdown.signal]);
    reply.hijack();
    const output = reply.raw;
    output.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    if (request.method === 'HEAD') {
      output.end();
      return;
    }
    output.write(`retry: ${RECONNECT_DELAY_MS}\n\n`);
    const heartbeat = setInterval(() => output.write(': still here\n\n'), HEARTBEAT_INTERVAL_MS);
    const unfollow = this.sendProgress(job, lastEventId, output);
    try {
      output.write(formatEvent(lastId, 'done', await job.result(signal)));
    } catch (thrown) {
      // A stream that merely ends is taken up again by the client; only a failure is told.
      if (thrown instanceof ApiError && !thrown.retryable) {
        output.write(formatEvent(lastId, 'failed', { code: thrown.code, message: thrown.message }));
      }
    } finally {
      clearInterval(heartbeat);
      unfollow();
      output.end();
    }
  }

  /** Sends what is known and what comes, never a step the client already has, never backwards. */
  private sendProgress(job: FollowedJob, lastEventId: number, output: NodeJS.WritableStream): () => void {
    const { jobRequestId } = job;
    if (jobRequestId === null) return () => {};
    let lastOrdinal = lastEventId;
    const send = (progress: JobProgress | null) => {
      const step = job.present(progress);
      if (!step || step.ordinal <= lastOrdinal) return;
      lastOrdinal = step.ordinal;
      output.write(formatEvent(step.ordinal, 'progress', step));
    };
    send(this.feed.getLatest(jobRequestId));
    return this.feed.follow(jobRequestId, send);
  }
}

/** The last event a client that comes back has had; 0 for one that is new. */
function getLastEventId(request: FastifyRequest): number {
  return Number(request.headers['last-event-id'] ?? 0) || 0;
}

function formatEvent(id: number, name: string, data: object): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
