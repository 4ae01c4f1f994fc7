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
} from '@placelore/contracts/core/jobs/jobs.js';
import { z } from 'zod';

/** Messages that contain no personal data: those of the error table, and the queue's own. */
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
 * Converts a job for the dashboard: ids, counts, flags and times, by allowlists. The result contains no text, name or
 * position of a person, not even where an error message quotes one.
 */
export function redactJob(job: QueueJobJson): QueueJobJson {
  const envelope = jobEnvelope.safeParse(job.data);
  const isKnownJob = isJob(job.name);
  const reason = job.failedReason ? redactReason(job.failedReason) : job.failedReason;
  return {
    id: redactId(job.id),
    // Another release may have used any name.
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
    // The first line repeats the message, and the log has the rest.
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

/** Reason why a job was delayed without a failure. */
function describeOutage({ service, since, waits }: JobOutage): string {
  if (!DOMAIN_SERVICES.some((owner) => owner === service)) return HIDDEN;
  const times = waits === 1 ? 'once' : `${waits} times`;
  return `The service ${service} has given no answer since ${since}. The job has waited for it ${times}, which is no failed try.`;
}

const SEE_LOG_MESSAGE = 'The log of the worker says why, under the id of the work request.';

const redactReason = (reason: string): string => (SAFE_MESSAGES.has(reason) ? reason : SEE_LOG_MESSAGE);

/** Shows only ids that this product created; any other id came from a caller's header. */
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

/** Visible part of a field: a value of one of these kinds, a count, or nothing. */
type Visibility = 'id' | 'number' | 'word' | 'count' | 'hidden';

/** Values without personal data, even if they come from an unexpected source. */
const VISIBLE_VALUES = {
  /** Machine-made ids: UUIDs, row numbers, hashes. */
  id: z.union([z.uuid(), z.number().int(), z.string().regex(/^[0-9a-f]{32}$/), z.string().regex(COVER_ID)]).nullable(),
  number: z.number().nullable(),
  /** One of the product's own constants. */
  word: z.enum(['published', 'changed', 'withdrawn', 'day', 'dusk', 'photo', 'medium', 'thumbnail']),
} as const;

/**
 * Visible parts of every job's payload. A job or field that is missing here does not compile. Names, addresses,
 * positions, texts, titles and file names are hidden.
 */
const FIELD_VISIBILITY: { [J in JobName]: { [Field in keyof JobPayload<J>]-?: Visibility } } = {
  'photo.analyze': { analysisId: 'id', photoKey: 'hidden' },
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
  'media.deleted': { keys: 'count' },
  'media.sweep': {},
  'photo.moderate': { discoveryId: 'id', photoKey: 'hidden' },
  'photos.moderate': {},
  'photo.find': { articleId: 'id', replaced: 'hidden' },
  'guide-photo.find': { guideId: 'id', replaced: 'hidden' },
  'photos.refresh': {},
  'duplicates.refresh': {},
  'articles.purge': {},
  'error-reports.purge': {},
  'article-versions.purge': {},
  'batch-runs.purge': {},
  'article-index.update': {
    slug: 'hidden',
    change: 'word',
    title: 'hidden',
    latitude: 'hidden',
    longitude: 'hidden',
    thumbnailUrl: 'hidden',
    imageCredit: 'hidden',
    isVerified: 'hidden',
    updatedAt: 'hidden',
  },
  'article-index.rebuild': {},
  'search-index.update': { articleId: 'id' },
  'search-index.rebuild': {},
  'cover.draw': { coverId: 'id', light: 'word', size: 'word' },
  'share.draw': { shareId: 'id', slug: 'hidden' },
  'knowledge.refresh': { place: 'hidden' },
  'knowledge.update': {},
  'places.purge': {},
};

/** Placeholder for hidden values. */
export const HIDDEN = '(hidden)';

/** Converts a job's payload for the dashboard. Fields that the job's contract does not have are left out. */
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
