import type { QueueJobJson } from '@bull-board/api/typings/app';
import { ERRORS } from '@placelore/contracts/errors.js';
import { DOMAIN_SERVICES, isJob, type JobOutage, jobEnvelope, jobProgress } from '@placelore/contracts/jobs.js';
import { z } from 'zod';
import { HIDDEN, redactPayload } from './shown-payload.js';

/** Sentences that say nothing of a person: those of the error table, and those of the queue about its own workings. */
const SAFE_MESSAGES: ReadonlySet<string> = new Set([
  ...Object.values(ERRORS).map(({ message }) => message),
  'job stalled more than allowable limit',
  'job started more than allowable limit',
]);

const jobOptions = z.object({
  attempts: z.number(),
  delay: z.number(),
  backoff: z.object({ type: z.enum(['exponential', 'fixed']), delay: z.number(), jitter: z.number() }).partial(),
});

/**
 * A job as the dashboard shows it: ids, counts, flags and times, by lists of what may be shown. Nothing of what people
 * wrote, are called or where they are, nor of what errors quote of it.
 */
export function redactJob(job: QueueJobJson): QueueJobJson {
  const envelope = jobEnvelope.safeParse(job.data);
  const isKnownJob = isJob(job.name);
  const reason = job.failedReason ? redactReason(job.failedReason) : job.failedReason;
  return {
    id: redactId(job.id),
    // Of another release, which may have called it anything.
    name: isKnownJob ? job.name : 'unknown job',
    data: envelope.success
      ? {
          workRequestId: redactId(envelope.data.workRequestId),
          requestId: redactId(envelope.data.requestId),
          payload: isJob(job.name) ? redactPayload(job.name, envelope.data.payload) : HIDDEN,
          ...(envelope.data.outage && { waitedFor: describeOutage(envelope.data.outage) }),
        }
      : HIDDEN,
    progress: getPercent(job.progress),
    failedReason: reason,
    // Its first line is the message, and the log has the rest.
    stacktrace: job.stacktrace?.length ? [reason || SEE_LOG_MESSAGE] : [],
    returnvalue: null,
    opts: redactOptions(job.opts),
    attemptsMade: job.attemptsMade,
    timestamp: job.timestamp,
    ...(job.delay !== undefined && { delay: job.delay }),
    ...(job.processedOn !== undefined && { processedOn: job.processedOn }),
    ...(job.finishedOn !== undefined && { finishedOn: job.finishedOn }),
    ...(job.attemptsStarted !== undefined && { attemptsStarted: job.attemptsStarted }),
    ...(job.stalledCounter !== undefined && { stalledCounter: job.stalledCounter }),
  };
}

/** Why a job was delayed although nothing failed. */
function describeOutage({ service, since, waits }: JobOutage): string {
  if (!DOMAIN_SERVICES.some((owner) => owner === service)) return HIDDEN;
  const times = waits === 1 ? 'once' : `${waits} times`;
  return `The service ${service} has given no answer since ${since}. The job has waited for it ${times}, which is no failed try.`;
}

const SEE_LOG_MESSAGE = 'The log of the worker says why, under the id of the work request.';

const redactReason = (reason: string): string => (SAFE_MESSAGES.has(reason) ? reason : SEE_LOG_MESSAGE);

/** Ids that this product made; others are what a caller wrote into a header. */
const redactId = (id: unknown): string => (z.uuid().safeParse(id).success ? String(id) : HIDDEN);

function getPercent(progress: unknown): number {
  const parsed = jobProgress.safeParse(progress);
  return parsed.success ? parsed.data.percent : 0;
}

function redactOptions(input: unknown): object {
  const shape = jobOptions.shape;
  const fields = (input ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const parsed = (schema as z.ZodType).safeParse(fields[name]);
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  );
}
