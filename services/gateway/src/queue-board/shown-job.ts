import type { QueueJobJson } from '@bull-board/api/typings/app';
import { ERRORS } from '@placelore/contracts/errors.js';
import { isJob, type JobOutage, jobEnvelope, jobProgress, OWNERS } from '@placelore/contracts/jobs.js';
import { z } from 'zod';
import { HIDDEN, shownPayload } from './shown-payload.js';

/** Sentences that say nothing of a person: those of the error table, and those of the queue about its own workings. */
const SENTENCES: ReadonlySet<string> = new Set([
  ...Object.values(ERRORS).map(({ message }) => message),
  'job stalled more than allowable limit',
  'job started more than allowable limit',
]);

const options = z.object({
  attempts: z.number(),
  delay: z.number(),
  backoff: z.object({ type: z.enum(['exponential', 'fixed']), delay: z.number(), jitter: z.number() }).partial(),
});

/**
 * A job as the dashboard shows it: ids, counts, flags and times, by lists of what may be shown. Nothing of what people
 * wrote, are called or where they are, nor of what errors quote of it.
 */
export function shownJob(job: QueueJobJson): QueueJobJson {
  const envelope = jobEnvelope.safeParse(job.data);
  const known = isJob(job.name);
  const reason = job.failedReason ? shownReason(job.failedReason) : job.failedReason;
  return {
    id: shownId(job.id),
    // Of another release, which may have called it anything.
    name: known ? job.name : 'unknown job',
    data: envelope.success
      ? {
          workRequestId: shownId(envelope.data.workRequestId),
          requestId: shownId(envelope.data.requestId),
          payload: isJob(job.name) ? shownPayload(job.name, envelope.data.payload) : HIDDEN,
          ...(envelope.data.outage && { waitedFor: shownOutage(envelope.data.outage) }),
        }
      : HIDDEN,
    progress: jobProgressShown(job.progress),
    failedReason: reason,
    // Its first line is the message, and the log has the rest.
    stacktrace: job.stacktrace?.length ? [reason || SEE_LOG] : [],
    returnvalue: null,
    opts: shownOptions(job.opts),
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
function shownOutage({ service, since, waits }: JobOutage): string {
  if (!OWNERS.some((owner) => owner === service)) return HIDDEN;
  const times = waits === 1 ? 'once' : `${waits} times`;
  return `The service ${service} has given no answer since ${since}. The job has waited for it ${times}, which is no failed try.`;
}

const SEE_LOG = 'The log of the worker says why, under the id of the work request.';

const shownReason = (reason: string): string => (SENTENCES.has(reason) ? reason : SEE_LOG);

/** Ids that this product made; others are what a caller wrote into a header. */
const shownId = (id: unknown): string => (z.uuid().safeParse(id).success ? String(id) : HIDDEN);

function jobProgressShown(progress: unknown): number {
  const parsed = jobProgress.safeParse(progress);
  return parsed.success ? parsed.data.percent : 0;
}

function shownOptions(given: unknown): object {
  const shape = options.shape;
  const fields = (given ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const parsed = (schema as z.ZodType).safeParse(fields[name]);
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  );
}
