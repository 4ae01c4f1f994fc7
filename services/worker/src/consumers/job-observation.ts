import { ApiError } from '@placelore/contracts/core/errors.js';
import { isJob, JOBS, type JobEnvelope } from '@placelore/contracts/core/jobs/jobs.js';
import { startJobSpan } from '@placelore/platform/telemetry/job-span.js';
import { areMetricsEnabled, metrics } from '@placelore/platform/telemetry/metrics.js';
import { recordJobEnd } from '@placelore/platform/telemetry/signals.js';
import { parseTraceparent, type TraceContext } from '@placelore/platform/telemetry/trace-context.js';
import { DelayedError, type Job, UnrecoverableError, WaitingError } from 'bullmq';

const OUTCOMES = ['completed', 'retried', 'failed', 'delayed', 'abandoned'] as const;
/** How an attempt ended. `delayed`: it waits for an unavailable service; `abandoned`: another worker runs the job. */
export type JobOutcome = (typeof OUTCOMES)[number];

interface JobObservation {
  /** Trace context under which everything that the job does is recorded. */
  trace: TraceContext;
  end(outcome: JobOutcome, error?: Error): void;
}

/** Exports each job and outcome with 0, because Prometheus sees no increase in a counter that did not exist before. */
export function startJobCounters(): void {
  if (!areMetricsEnabled()) return;
  metrics.retries.inc({ target: 'job' }, 0);
  for (const job of [...Object.keys(JOBS), 'unknown'])
    for (const outcome of OUTCOMES) metrics.jobs.inc({ job_name: job, outcome }, 0);
}

/** Returns how an attempt ended, from the error that is thrown to the queue. */
export function toJobOutcome(ending: unknown): JobOutcome {
  if (ending instanceof DelayedError) return 'delayed';
  if (ending instanceof WaitingError) return 'abandoned';
  return ending instanceof UnrecoverableError ? 'failed' : 'retried';
}

/** Starts to measure and trace an attempt, as a child of the request that caused the job. */
export function startJobObservation(job: Job, { requestId, traceparent }: JobEnvelope): JobObservation {
  const startedAt = performance.now();
  // The name may be unknown: another release may have enqueued the job.
  const name = isJob(job.name) ? job.name : 'unknown';
  const queue = isJob(job.name) ? JOBS[job.name].queue : 'unknown';
  const traced = { job: name, queue, id: job.id ?? '' };
  const parent = { trace: parseTraceparent(traceparent), requestId };
  const span = startJobSpan('process', traced, parent, { 'placelore.attempt': job.attemptsMade + 1 });
  if (job.attemptsStarted <= 1)
    metrics.jobWaitSeconds.observe({ queue }, Math.max(0, Date.now() - job.timestamp) / 1_000);
  return {
    trace: span.context,
    end: (outcome, error) => {
      metrics.jobs.inc({ job_name: name, outcome });
      metrics.jobSeconds.observe({ job_name: name }, (performance.now() - startedAt) / 1_000);
      if (outcome === 'retried') metrics.retries.inc({ target: 'job' });
      if (outcome === 'completed' || outcome === 'failed') recordJobEnd(outcome === 'completed');
      const code = error instanceof ApiError ? error.code : error && 'INTERNAL';
      span.end({ 'placelore.outcome': outcome }, outcome === 'failed' || outcome === 'retried' ? code : undefined);
    },
  };
}
