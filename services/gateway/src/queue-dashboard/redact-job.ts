import type { QueueJobJson } from '@bull-board/api/typings/app';
import { COVER_ID } from '@placelore/contracts/content/covers.js';
import { ERRORS } from '@placelore/contracts/core/errors.js';
import {
  DOMAIN_SERVICES,
  isJob,
  type JobName,
  type JobOutage,
  type JobPayload,
  jobEnvelope,
  jobProgress,
} from '@placelore/contracts/core/jobs.js';
import { z } from 'zod';

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
          jobRequestId: redactId(envelope.data.jobRequestId),
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

/** What may be shown of a field: a value of one of these kinds, how many there are, or nothing. */
type Visibility = 'id' | 'number' | 'word' | 'count' | 'hidden';

/** Values that tell nothing of a person, even if they came from somewhere they should not have. */
const VISIBLE_VALUES = {
  /** Ids that programs made: UUIDs, row numbers, hashes. */
  id: z.union([z.uuid(), z.number().int(), z.string().regex(/^[0-9a-f]{32}$/), z.string().regex(COVER_ID)]).nullable(),
  number: z.number().nullable(),
  /** One of the words the product itself has for something. */
  word: z.enum(['published', 'changed', 'withdrawn']),
} as const;

/**
 * What is shown of what a job carries. A job, or a field of one, that is missing here does not compile. Names, addresses,
 * positions, texts, titles and file names are hidden.
 */
const FIELD_VISIBILITY: { [J in JobName]: { [Field in keyof JobPayload<J>]-?: Visibility } } = {
  'photo.analyze': { analysisId: 'id' },
  'photo.correct': { analysisId: 'id', revision: 'number' },
  'analysis.deleted': { analysisId: 'id' },
  'analyses.purge': {},
  'discovery.create': { analysisId: 'id' },
  'guide.write': { guideRequestId: 'id' },
  'visitor.claim': { userId: 'id', username: 'hidden', visitorId: 'hidden' },
  'account.deleted': { userId: 'id', visitorId: 'hidden' },
  'article.write': { discoveryId: 'id' },
  'batch.run': { runId: 'id' },
  'batch.prices': {},
  'article.rewrite': { rewriteId: 'id' },
  'discovery.deleted': { analysisId: 'id', mediaKeys: 'count' },
  'discoveries.relocate': {},
  'media.deleted': { keys: 'count' },
  'media.sweep': {},
  'photos.moderate': {},
  'duplicates.refresh': {},
  'articles.purge': {},
  'article-index.update': {
    slug: 'hidden',
    change: 'word',
    title: 'hidden',
    latitude: 'hidden',
    longitude: 'hidden',
    updatedAt: 'hidden',
  },
  'article-index.rebuild': {},
  'cover.draw': { coverId: 'id' },
  'share.draw': { shareId: 'id', slug: 'hidden' },
  'places.purge': {},
};

/** What stands in place of what is not shown. */
export const HIDDEN = '(hidden)';

/** The payload of a job as the dashboard shows it. What the job's contract does not have is left out. */
export function redactPayload(job: JobName, payload: unknown): Record<string, unknown> {
  const fields = (payload ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries<Visibility>(FIELD_VISIBILITY[job])
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, visibility]) => [name, redactValue(visibility, fields[name])]),
  );
}

function redactValue(visibility: Visibility, value: unknown): unknown {
  if (visibility === 'hidden') return HIDDEN;
  if (visibility === 'count') return Array.isArray(value) ? `${value.length} in all` : HIDDEN;
  const parsed = VISIBLE_VALUES[visibility].safeParse(value);
  return parsed.success ? parsed.data : HIDDEN;
}
