import type { JOBS } from '@placelore/contracts/core/jobs.js';

export const STRINGS = {
  heading: 'Activity',
  premium: 'Recent premium articles',
  premiumNone: 'No premium articles yet.',
  editArticle: (title: string) => `Edit ${title}`,
  failedJobsHeading: 'Failed work',
  failedNone: 'Nothing has failed.',
  failedLead: 'Work in the background that failed for good.',
  retry: 'Retry',
  retryOne: (job: string) => `Retry ${job}`,
  retried: 'Run again',
  retriedHint: (job: string) => `${job} is under way.`,
  retryFailed: 'Failed to run the work again',
  retryAll: 'Retry all',
  retryAllTitle: 'Retry all failed work?',
  retryAllQuestion:
    'All failed work of every service is run again, also what is not shown here. Work that is not needed any more stays in the list.',
  cancel: 'Cancel',
  retriedAll: (retried: number) =>
    retried === 1 ? '1 piece of work runs again' : `${retried} pieces of work run again`,
  retrySkipped: (skipped: number) =>
    skipped === 0 ? '' : `${skipped} not: what they were for has changed or is gone.`,
  requestedBy: (requester: string) => `asked for by ${requester}`,
  audit: 'Audit log',
  auditNone: 'Nothing has been done yet.',
  auditLead: 'What admins and operators did, the latest first.',
  change: 'What changed',
  before: 'Before',
  after: 'After',
  field: 'Field',
  emptyValue: '—',
  queues: 'Queues',
  dashboard: 'Queue dashboard',
  queue: 'Queue',
  waiting: 'Waiting',
  active: 'Active',
  delayed: 'Delayed',
  failedJobs: 'Failed',
  absent: (jobs: number, service: string) =>
    `${jobs === 1 ? '1 job waits' : `${jobs} jobs wait`} for the service ${service}, which has given no answer since`,
  oldest: 'Oldest',
  perMinute: 'Done a minute',
  loading: (list: string) => `Loading ${list.toLowerCase()}…`,
  loadFailed: (list: string) => `${list} could not be read`,
  tryAgain: 'Try Again',
  older: 'Show older',
} as const;

type Jobs = typeof JOBS;
/** Names of jobs with a schedule. One without strings does not compile. */
type ScheduledJobName = { [J in keyof Jobs]: Jobs[J] extends { everyHours: number } ? J : never }[keyof Jobs];

const DESCRIPTIONS: Readonly<Record<ScheduledJobName, string>> = {
  'analyses.purge': 'Deletes what guests analyzed and nobody has used for 30 days, and stored photos of no analysis.',
  'media.sweep': 'Deletes stored pictures that nothing names any more.',
  'photos.moderate': 'Judges stored photos that nobody has judged, on this server.',
  'duplicates.refresh': 'Compares articles that changed with all others, for the report of duplicates.',
  'articles.purge': 'Deletes for good the articles that can no longer be restored, with their pictures.',
  'places.purge': 'Forgets positions that may be kept for 30 days, and old counts of clicks.',
};

/** Describes a job in plain words; returns an empty text for a job that only another release knows. */
export const describeScheduledJob = (job: string): string =>
  Object.hasOwn(DESCRIPTIONS, job) ? DESCRIPTIONS[job as ScheduledJobName] : '';

export const SCHEDULED_JOB_STRINGS = {
  heading: 'Upkeep',
  lead: 'Regular work. Each can be done out of turn.',
  every: (hours: number) => (hours === 1 ? 'Every hour' : `Every ${hours} hours`),
  last: 'Last',
  next: 'next',
  never: 'Not done yet',
  running: 'Running',
  statuses: { done: 'Done', failed: 'Failed' },
  run: 'Run now',
  runOne: (job: string) => `Run now: ${job}`,
  started: 'Begun',
  failed: 'Failed to begin it',
  loading: (owner: string) => `Loading the upkeep of ${owner}…`,
  loadFailed: (owner: string) => `The upkeep of ${owner} could not be read`,
  tryAgain: 'Try Again',
} as const;
