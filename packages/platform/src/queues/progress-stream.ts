import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobProgress } from '@placelore/contracts/core/jobs/jobs.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Shutdown } from '../bootstrap/shutdown.js';
import { markAsStream } from '../logging/request-context.js';
import { ProgressFeed } from './progress-feed.js';

/** Milliseconds between comments that keep proxies from closing an idle stream. */
const HEARTBEAT_INTERVAL_MS = 15_000;
/** Milliseconds a client waits before it reconnects. */
const RECONNECT_DELAY_MS = 1_000;

/** Job whose progress a client follows. */
export interface FollowedJob {
  /** Null if there is nothing to wait for; then only the end is sent. */
  jobRequestId: string | null;
  /** Number of steps. Their ordinals are the event ids, and the end has the next id. */
  steps: number;
  /** Converts progress to the client's form; null if it is no visible step. */
  present(progress: JobProgress | null): { ordinal: number } | null;
  /** Returns the result. @throws ApiError like a waiting request; a retryable one only ends the stream. */
  result(signal: AbortSignal): Promise<object>;
}

/** Streams the progress of a job as server-sent events: `progress`, then `done` or `failed`. */
@Injectable()
export class ProgressStream {
  constructor(
    private readonly feed: ProgressFeed,
    private readonly shutdown: Shutdown,
  ) {}

  /** Streams until the job finishes, the client disconnects, or the process stops (the client then reconnects). */
  async send(job: FollowedJob, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const lastId = job.steps + 1;
    const lastEventId = getLastEventId(request);
    if (lastEventId >= lastId) {
      // A 204 keeps a client that has received the end from reconnecting.
      await reply.status(204).send();
      return;
    }
    const disconnected = new AbortController();
    reply.raw.on('close', () => disconnected.abort());
    const signal = AbortSignal.any([disconnected.signal, this.shutdown.streamsSignal]);
    reply.hijack();
    markAsStream();
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
      // Only a final failure is sent. Otherwise the stream ends without an event, and the client reconnects.
      if (thrown instanceof ApiError && !thrown.retryable) {
        output.write(formatEvent(lastId, 'failed', { code: thrown.code, message: thrown.message }));
      }
    } finally {
      clearInterval(heartbeat);
      unfollow();
      output.end();
    }
  }

  /** Sends the latest and all new progress, except steps that the client already has, and never an earlier step. */
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

/** Returns the id of the last event a reconnecting client received; 0 for a new one. */
function getLastEventId(request: FastifyRequest): number {
  return Number(request.headers['last-event-id'] ?? 0) || 0;
}

function formatEvent(id: number, name: string, data: object): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
