import { z } from 'zod';
import { COVER_ID, coverVariant } from '../../content/covers.js';
import { articleIndexChange, locatedPlace } from '../../places/places.js';
import { deletedAccount, requester } from '../identity.js';
import type { QuotaName } from '../quotas.js';
import type { ServiceName } from '../route.js';

/**
 * Queues by resource profile: slow and quick jobs for which a user waits; CPU-bound image rendering; background
 * generation; admin batch runs; events, schedules and expiry. Quick jobs have their own queue, so that they never wait
 * for slow ones.
 */
export const QUEUES = ['interactive', 'quick', 'rendering', 'writing', 'batch', 'maintenance'] as const;
export type QueueName = (typeof QUEUES)[number];

export type DomainServiceName = Extract<ServiceName, 'auth' | 'content' | 'analysis' | 'places'>;
/** All domain services, in the order of lists. */
export const DOMAIN_SERVICES = [
  'auth',
  'content',
  'analysis',
  'places',
] as const satisfies readonly DomainServiceName[];

interface JobDefinition {
  queue: QueueName;
  /** Service that owns the job request and finishes it. */
  service: DomainServiceName;
  payload: z.ZodType;
  /** Scheduled jobs only: hours between two runs. The payload is empty. */
  everyHours?: number;
  /** Payload fields with personal data; deleted from table and queue after the job. */
  personal?: readonly string[];
  /** Quota of requests for this job. When it is used up, the response is 429 and no job starts. */
  quota?: QuotaName;
}

/** All jobs. A service requests a job, the outbox relay queues it, and the job handler of the same name runs it. */
export const JOBS = {
  /** Turns a photo into a result and, when identified, a discovery. */
  'photo.analyze': {
    queue: 'interactive',
    service: 'analysis',
    payload: z.object({
      analysisId: z.uuid(),
      /** Storage key of a photo that most likely becomes a discovery, because its position is known. */
      photoKey: z.string().optional(),
    }),
    quota: 'analyses',
  },
  /** Rewrites result and discovery for the place the owner chose. */
  'photo.correct': {
    queue: 'interactive',
    service: 'analysis',
    payload: z.object({
      analysisId: z.uuid(),
      /** Number of this correction, from 1. */
      revision: z.number().int().positive(),
    }),
    quota: 'analyses',
  },
  /** Deletes the discovery of an analysis that its owner deleted. */
  'analysis.deleted': { queue: 'maintenance', service: 'analysis', payload: z.object({ analysisId: z.uuid() }) },
  /** Deletes guest analyses unused for 30 days, and stored files without an analysis. */
  'analyses.purge': { queue: 'maintenance', service: 'analysis', payload: z.object({}), everyHours: 6 },
  /** Creates the discovery of an analysis whose job stopped after the decision. */
  'discovery.create': { queue: 'maintenance', service: 'analysis', payload: z.object({ analysisId: z.uuid() }) },
  /** Writes a guide for a query. Later requesters wait for the same job. */
  'guide.write': {
    queue: 'quick',
    service: 'content',
    payload: z.object({ guideRequestId: z.uuid() }),
    quota: 'guides',
  },
  /** Transfers a guest's content to the account with which they signed in. */
  'visitor.claim': {
    queue: 'maintenance',
    service: 'auth',
    payload: z.object({ userId: z.number().int(), username: z.string(), visitorId: z.uuid() }),
    personal: ['username', 'visitorId'],
  },
  /** Deletes the content of a deleted account. */
  'account.deleted': { queue: 'maintenance', service: 'auth', payload: deletedAccount, personal: ['visitorId'] },
  /** Writes the article of a published discovery. */
  'article.write': { queue: 'writing', service: 'content', payload: z.object({ discoveryId: z.number().int() }) },
  /** Processes the items of a batch run. */
  'batch.run': { queue: 'batch', service: 'content', payload: z.object({ runId: z.uuid() }) },
  /** Rewrites an article while an admin waits. */
  'article.rewrite': {
    queue: 'interactive',
    service: 'content',
    payload: z.object({ rewriteId: z.uuid() }),
    quota: 'rewrites',
  },
  /** Reads the prices of the active providers, for the estimate of a run. */
  'batch.prices': { queue: 'interactive', service: 'content', payload: z.object({}) },
  /** Deletes the images and the analysis of a deleted discovery. */
  'discovery.deleted': {
    queue: 'maintenance',
    service: 'content',
    payload: z.object({ analysisId: z.uuid().nullable(), mediaKeys: z.array(z.string()) }),
  },
  /** Deletes the upload of an article image that was replaced. */
  'media.deleted': { queue: 'maintenance', service: 'content', payload: z.object({ keys: z.array(z.string()) }) },
  /** Deletes unreferenced files from storage. */
  'media.sweep': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 6 },
  /** Moderates the photo of a discovery that may become public, with the models on this server. */
  'photo.moderate': {
    queue: 'writing',
    service: 'content',
    payload: z.object({ discoveryId: z.number().int(), photoKey: z.string() }),
  },
  /** Moderates photos that were not checked at first, with the models on this server. */
  'photos.moderate': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 6 },
  /** Searches Wikimedia Commons for a photo of an article's place. */
  'photo.find': {
    queue: 'maintenance',
    service: 'content',
    payload: z.object({
      articleId: z.number().int(),
      /** Hash of the photo to be replaced; null when the article has none. */
      replaced: z.string().nullable(),
    }),
  },
  /** Searches Wikimedia Commons for a photo of a guide's place. */
  'guide-photo.find': {
    queue: 'maintenance',
    service: 'content',
    payload: z.object({
      guideId: z.number().int(),
      /** Hash of the photo to be replaced; null when the guide has none. */
      replaced: z.string().nullable(),
    }),
  },
  /** Checks photos of Wikimedia Commons whose license was not checked for 90 days. */
  'photos.refresh': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 24 },
  /** Compares changed articles with all others, so that the duplicate report is fast. */
  'duplicates.refresh': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 1 },
  /** Permanently deletes articles that can no longer be restored, with their images. */
  'articles.purge': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 6 },
  /** Deletes readers' reports that were closed 90 days ago. */
  'error-reports.purge': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 24 },
  /** Deletes former states of articles that were replaced long ago. */
  'article-versions.purge': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 24 },
  /** Deletes batch runs that ended long ago, with their items. */
  'batch-runs.purge': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 24 },
  /** Updates places' article index after an article was published, changed or withdrawn. */
  'article-index.update': {
    queue: 'maintenance',
    service: 'content',
    payload: articleIndexChange,
    personal: ['slug', 'title', 'latitude', 'longitude', 'thumbnailUrl', 'imageCredit'],
  },
  /** Rebuilds places' article index from all published articles. */
  'article-index.rebuild': { queue: 'maintenance', service: 'content', payload: z.object({}) },
  /** Updates the search index after an article was published, changed or withdrawn; only with a search engine. */
  'search-index.update': {
    queue: 'maintenance',
    service: 'content',
    payload: z.object({ articleId: z.number().int() }),
  },
  /** Rebuilds the search index from all published articles. */
  'search-index.rebuild': { queue: 'maintenance', service: 'content', payload: z.object({}) },
  /** Draws the cover of an article that a visitor opened before it existed. */
  'cover.draw': {
    queue: 'rendering',
    service: 'content',
    payload: coverVariant.extend({ coverId: z.string().regex(COVER_ID) }),
  },
  /** Draws the share image of a link that was opened before it existed. */
  'share.draw': {
    queue: 'rendering',
    service: 'content',
    payload: z.object({ shareId: z.string(), slug: z.string() }),
    personal: ['slug'],
  },
  /** Completes the facts of open sources about a place after some of them did not answer in time. */
  'knowledge.refresh': {
    queue: 'maintenance',
    service: 'places',
    payload: z.object({ place: locatedPlace }),
    personal: ['place'],
  },
  /** Compares known places with their open sources, within a budget of calls. */
  'knowledge.update': { queue: 'maintenance', service: 'places', payload: z.object({}), everyHours: 6 },
  /** Deletes provider positions that may be stored for 30 days only, and old click counts. */
  'places.purge': { queue: 'maintenance', service: 'places', payload: z.object({}), everyHours: 6 },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof JOBS;

/** Checks whether this release knows the job, because tables and queues outlive releases. */
export const isJob = (name: string): name is JobName => Object.hasOwn(JOBS, name);

/** Returns the jobs of a queue. */
export const getQueueJobs = (queue: QueueName): JobName[] =>
  (Object.keys(JOBS) as JobName[]).filter((job) => JOBS[job].queue === queue);

/** {@link JobDefinition.personal} fields of the payload, by job. */
export const PERSONAL_FIELDS = Object.fromEntries(
  Object.entries<JobDefinition>(JOBS).map(([job, { personal = [] }]) => [job, personal]),
) as Readonly<Record<JobName, readonly string[]>>;
export type JobPayload<J extends JobName> = z.output<(typeof JOBS)[J]['payload']>;

/** Returns the quota of requests for a job, or undefined if it has none. */
export const getJobQuota = (job: JobName): QuotaName | undefined => (JOBS[job] as JobDefinition).quota;

/** Outage for which a job waits without having failed: a service it needs does not respond. */
export const jobOutage = z.object({
  service: z.string(),
  since: z.iso.datetime(),
  /** Number of waits since the last progress. */
  waits: z.number().int().positive(),
  /** Number of those waits that followed a call interrupted after it was sent. */
  interruptions: z.number().int().nonnegative(),
});
export type JobOutage = z.infer<typeof jobOutage>;

const failedResult = z.object({ status: z.literal('failed'), code: z.string(), message: z.string() });

/** Data of a queued job. The worker adds the outage for which the job waits. */
export const jobEnvelope = z.object({
  jobRequestId: z.uuid(),
  /** Id of the HTTP request that caused the job. */
  requestId: z.string(),
  payload: z.unknown(),
  /** Requester of the job, if any. */
  requester: requester.optional(),
  /** Place in the trace of that request, as a W3C `traceparent`. */
  traceparent: z.string().optional(),
  outage: jobOutage.optional(),
  /** Final failure, stored here until its service can be notified. */
  failure: failedResult.optional(),
});
export type JobEnvelope = z.infer<typeof jobEnvelope>;

/** Progress of a job, as reported by the worker and published by the service. */
export const jobProgress = z.object({
  ordinal: z.number().int().positive(),
  step: z.string(),
  percent: z.number().min(0).max(100),
});
export type JobProgress = z.infer<typeof jobProgress>;

/** Result of a job request. */
export const jobResult = z.discriminatedUnion('status', [z.object({ status: z.literal('done') }), failedResult]);
export type JobResult = z.infer<typeof jobResult>;
