import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import type { JobProgress } from '@placelore/contracts/jobs.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnalysesService } from './analyses.service.js';
import type { Analysis } from './analysis.entity.js';
import { presentProgress } from './analysis.presenter.js';

/** Ms between comments that keep proxies from closing a quiet stream. */
const HEARTBEAT = 15_000;
/** Ms a client waits before it connects again. */
const RECONNECT = 1_000;
/** Id of the last event; those of progress are the steps' ordinals. */
const LAST_ID = 9;

/** Progress of an analysis as server-sent events. */
@Injectable()
export class AnalysisEvents {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly feed: ProgressFeed,
    private readonly shutdown: Shutdown,
  ) {}

  /** Streams until the analysis is settled, the client goes, or the process stops (the client then comes back). */
  async stream(analysis: Analysis, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const lastEventId = Number(request.headers['last-event-id'] ?? 0) || 0;
    if (lastEventId >= LAST_ID) {
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
    const unfollow = this.sendProgress(analysis, lastEventId, out);
    try {
      const result = await this.analyses.result(analysis, signal);
      out.write(eventOf(LAST_ID, 'done', result));
    } catch (thrown) {
      // A stream that merely ends is taken up again by the client; only a failure is told.
      if (thrown instanceof ApiError && !thrown.retryable) {
        out.write(eventOf(LAST_ID, 'failed', { code: thrown.code, message: thrown.message }));
      }
    } finally {
      clearInterval(heartbeat);
      unfollow();
      out.end();
    }
  }

  /** Sends what is known and what comes, never a step the client already has, never backwards. */
  private sendProgress(analysis: Analysis, lastEventId: number, out: NodeJS.WritableStream): () => void {
    let last = lastEventId;
    const send = (progress: JobProgress | null) => {
      const step = presentProgress(progress);
      if (!step || step.ordinal <= last) return;
      last = step.ordinal;
      out.write(eventOf(step.ordinal, 'progress', step));
    };
    send(this.feed.current(analysis.workRequestId));
    return this.feed.follow(analysis.workRequestId, send);
  }
}

function eventOf(id: number, name: string, data: object): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
