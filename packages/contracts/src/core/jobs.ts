import { z } from 'zod';
import { COVER_ID } from '../content/covers.js';
import { articleIndexChange } from '../places/places.js';
import { deletedAccount, requester } from './identity.js';
import type { QuotaName } from './quotas.js';
import type { ServiceName } from './route.js';

/**
 * Queues by resource profile: somebody waits; pictures are drawn, which takes a processor; background generation; admin
 * runs; events, schedules and expiry.
 */
export const QUEUES = ['interactive', 'rendering', 'writing', 'batch', 'maintenance'] as const;
export type QueueName = (typeof QUEUES)[number];

export type DomainServiceName = Extract<ServiceName, 'auth' | 'content' | 'analysis' | 'places'>;
/** Every owner, as lists over all of them go. */
export const DOMAIN_SERVICES = [
  'auth',
  'content',
  'analysis',
  'places',
] as const satisfies readonly DomainServiceName[];

interface JobDefinition {
  queue: QueueName;
  /** The owner whose work request this is, and which it is settled with. */
  service: DomainServiceName;
  payload: z.ZodType;
  /** Of regular work: hours from one turn to the next. Its payload is empty. */
  everyHours?: number;
  /** Fields of the payload that say something of a person: deleted from table and queue once the work is done. */
  personal?: readonly string[];
  /** What a request for it counts as; whoever has used up that quota gets 429, and no work is started. */
  quota?: QuotaName;
}

/** Every job there is. An owner requests it, the relay queues it, the worker's flow of the same name does it. */
export const JOBS = {
  /** A photo becomes a result and, when identified, a discovery. */
  'photo.analyze': {
    queue: 'interactive',
    service: 'analysis',
    payload: z.object({ analysisId: z.uuid() }),
    quota: 'analyses',
  },
  /** Its owner says which place the photo of an analysis shows: result and discovery are written for that one. */
  'photo.correct': {
    queue: 'interactive',
    service: 'analysis',
    payload: z.object({
      analysisId: z.uuid(),
      /** Counts the corrections of the analysis, from 1. */
      revision: z.number().int().positive(),
    }),
    quota: 'analyses',
  },
  /** Its owner deleted an analysis: its discovery is deleted, too. */
  'analysis.deleted': { queue: 'maintenance', service: 'analysis', payload: z.object({ analysisId: z.uuid() }) },
  /** Analyses of guests that nobody has used for 30 days are deleted, and stored files of no analysis. */
  'analyses.purge': { queue: 'maintenance', service: 'analysis', payload: z.object({}), everyHours: 6 },
  /** The work of an analysis stopped between its decision and its discovery: the discovery is made. */
  'discovery.create': { queue: 'maintenance', service: 'analysis', payload: z.object({ analysisId: z.uuid() }) },
  /** A text somebody asked a guide for becomes one. Always `interactive`: whoever asks next waits for the same work. */
  'guide.write': {
    queue: 'interactive',
    service: 'content',
    payload: z.object({ guideRequestId: z.uuid() }),
    quota: 'guides',
  },
  /** A visitor signed up or in: what they made as a guest becomes theirs. */
  'visitor.claim': {
    queue: 'maintenance',
    service: 'auth',
    payload: z.object({ userId: z.number().int(), username: z.string(), visitorId: z.uuid() }),
    personal: ['username', 'visitorId'],
  },
  /** An account was deleted: what it made goes, too. */
  'account.deleted': { queue: 'maintenance', service: 'auth', payload: deletedAccount, personal: ['visitorId'] },
  /** A discovery was published and has no article yet. */
  'article.write': { queue: 'writing', service: 'content', payload: z.object({ discoveryId: z.number().int() }) },
  /** A batch run of an admin goes through its items. */
  'batch.run': { queue: 'batch', service: 'content', payload: z.object({ runId: z.uuid() }) },
  /** An admin has an article written anew and waits for it. */
  'article.rewrite': {
    queue: 'interactive',
    service: 'content',
    payload: z.object({ rewriteId: z.uuid() }),
    quota: 'rewrites',
  },
  /** Asks what the active providers charge, for the estimate of a run. */
  'batch.prices': { queue: 'interactive', service: 'content', payload: z.object({}) },
  /** A discovery was deleted: its pictures are deleted, and its analysis. */
  'discovery.deleted': {
    queue: 'maintenance',
    service: 'content',
    payload: z.object({ analysisId: z.uuid().nullable(), mediaKeys: z.array(z.string()) }),
  },
  /** Discoveries that are hidden because their position was that of their photo are located again. */
  'discoveries.relocate': { queue: 'maintenance', service: 'content', payload: z.object({}) },
  /** An article got another picture: the upload it was made of goes. */
  'media.deleted': { queue: 'maintenance', service: 'content', payload: z.object({ keys: z.array(z.string()) }) },
  /** Stored files that nothing names any more are deleted. */
  'media.sweep': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 6 },
  /** Photos that nobody judged when they were found are judged by the models on this server. */
  'photos.moderate': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 6 },
  /** Articles that changed are compared with all others, so that the report of duplicates is quick. */
  'duplicates.refresh': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 1 },
  /** Deleted articles that can no longer be restored go for good, with their pictures. */
  'articles.purge': { queue: 'maintenance', service: 'content', payload: z.object({}), everyHours: 6 },
  /** An article was published, changed or withdrawn: nearby places say which of them have a guide. */
  'article-index.update': {
    queue: 'maintenance',
    service: 'content',
    payload: articleIndexChange,
    personal: ['slug', 'title', 'latitude', 'longitude'],
  },
  /** Nearby places learn anew which of them have a published guide. */
  'article-index.rebuild': { queue: 'maintenance', service: 'content', payload: z.object({}) },
  /** Somebody looks at an article whose designed cover is not there yet. */
  'cover.draw': { queue: 'rendering', service: 'content', payload: z.object({ coverId: z.string().regex(COVER_ID) }) },
  /** Somebody follows a link whose share picture is not there yet. */
  'share.draw': {
    queue: 'rendering',
    service: 'content',
    payload: z.object({ shareId: z.string(), slug: z.string() }),
    personal: ['slug'],
  },
  /** Positions a provider lets us keep for 30 days, and old counts of clicks, are forgotten. */
  'places.purge': { queue: 'maintenance', service: 'places', payload: z.object({}), everyHours: 6 },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof JOBS;

/** Whether there is a job of that name (any more): tables and queues outlive releases. */
export const isJob = (name: string): name is JobName => Object.hasOwn(JOBS, name);

/** By job, the {@link JobDefinition.personal} fields of its payload. */
export const PERSONAL_FIELDS = Object.fromEntries(
  Object.entries<JobDefinition>(JOBS).map(([job, { personal = [] }]) => [job, personal]),
) as Readonly<Record<JobName, readonly string[]>>;
export type JobPayload<J extends JobName> = z.output<(typeof JOBS)[J]['payload']>;

/** Returns what a request for a job counts as; undefined for work that no quota limits. */
export const getJobQuota = (job: JobName): QuotaName | undefined => (JOBS[job] as JobDefinition).quota;

/** Why a job waits although it did not fail: a service it needs gives no answer. */
export const jobOutage = z.object({
  service: z.string(),
  since: z.iso.datetime(),
  /** Times it has waited since the last progress. */
  waits: z.number().int().positive(),
  /** How many of those waits followed a call that broke off after it was sent. */
  interruptions: z.number().int().nonnegative(),
});
export type JobOutage = z.infer<typeof jobOutage>;

const failedResult = z.object({ status: z.literal('failed'), code: z.string(), message: z.string() });

/** What travels through a queue: the payload and who asked. The worker adds why the job waits. */
export const jobEnvelope = z.object({
  jobRequestId: z.uuid(),
  /** Request id of the HTTP request that caused the work. */
  requestId: z.string(),
  payload: z.unknown(),
  /** Who caused the work, where somebody did. */
  requester: requester.optional(),
  outage: jobOutage.optional(),
  /** The final failure, while its owner cannot be told. */
  failure: failedResult.optional(),
});
export type JobEnvelope = z.infer<typeof jobEnvelope>;

/** How far a job is, as the worker reports it and the owner passes it on. */
export const jobProgress = z.object({
  ordinal: z.number().int().positive(),
  step: z.string(),
  percent: z.number().min(0).max(100),
});
export type JobProgress = z.infer<typeof jobProgress>;

/** How a work request ended. */
export const jobResult = z.discriminatedUnion('status', [z.object({ status: z.literal('done') }), failedResult]);
export type JobResult = z.infer<typeof jobResult>;
