import type { JOBS } from '@placelore/contracts/core/jobs/jobs.js';

export const STRINGS = {
  heading: 'Activity',
  premium: 'Recent premium articles',
  premiumNone: 'No premium articles yet.',
  editArticle: (title: string) => `Edit ${title}`,
  failedJobsHeading: 'Failed jobs',
  failedNone: 'Nothing has failed.',
  failedLead: 'Background jobs that failed for good.',
  retry: 'Retry',
  retryOne: (job: string) => `Retry ${job}`,
  retried: 'Retry started',
  retriedHint: (job: string) => `${job} is queued again.`,
  retryFailed: 'Failed to retry the job',
  retryAll: 'Retry all',
  retryAllTitle: 'Retry all failed jobs?',
  retryAllQuestion:
    'All failed jobs of every service are retried, including those not shown here. Jobs that are no longer needed stay in the list.',
  cancel: 'Cancel',
  retriedAll: (retried: number) => (retried === 1 ? '1 job is retried' : `${retried} jobs are retried`),
  retrySkipped: (skipped: number) =>
    skipped === 0 ? '' : `${skipped} skipped, because their subject has changed or no longer exists.`,
  requestedBy: (requester: string) => `requested by ${requester}`,
  audit: 'Audit log',
  auditNone: 'No changes yet.',
  auditLead: 'Changes by admins and operators, latest first.',
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
    `${jobs === 1 ? '1 job waits' : `${jobs} jobs wait`} for the service ${service}, which has not answered since`,
  oldest: 'Oldest',
  perMinute: 'Done per minute',
  loading: (list: string) => `Loading ${list.toLowerCase()}…`,
  loadFailed: (list: string) => `Couldn't load ${list.toLowerCase()}`,
  tryAgain: 'Try Again',
  older: 'Show older',
} as const;

type Jobs = typeof JOBS;
/** Names of jobs with a schedule. A job without strings does not compile. */
type ScheduledJobName = { [J in keyof Jobs]: Jobs[J] extends { everyHours: number } ? J : never }[keyof Jobs];

const DESCRIPTIONS: Readonly<Record<ScheduledJobName, string>> = {
  'analyses.purge': 'Deletes analyses of guests that were not used, and stored photos without an analysis.',
  'media.sweep': 'Deletes stored pictures that are no longer used.',
  'photos.moderate': 'Checks stored photos that were not checked yet, on this server.',
  'photos.refresh':
    'Checks whether photos of Wikimedia Commons are still there under their license, every 90 days each.',
  'duplicates.refresh': 'Compares changed articles with all others, for the report of duplicates.',
  'articles.purge': 'Permanently deletes articles that can no longer be restored, with their pictures.',
  'error-reports.purge': 'Deletes error reports of readers that were closed.',
  'article-versions.purge': 'Deletes former versions of articles; the newest ten of each stay.',
  'batch-runs.purge': 'Deletes batch runs that ended, with their items.',
  'knowledge.update': 'Compares known places with Wikidata, and reads again what changed there.',
  'places.purge': 'Deletes positions of places that may not be stored for longer, and old click counts.',
};

/** Describes a job in plain words; returns an empty string for a job that only another release knows. */
export const describeScheduledJob = (job: string): string =>
  Object.hasOwn(DESCRIPTIONS, job) ? DESCRIPTIONS[job as ScheduledJobName] : '';

export const SCHEDULED_JOB_STRINGS = {
  heading: 'Scheduled jobs',
  lead: 'Jobs that run regularly. Each can also be run now.',
  every: (hours: number) => (hours === 1 ? 'Every hour' : `Every ${hours} hours`),
  deletesAfter: (days: number) => `Kept for ${days} days.`,
  last: 'Last',
  next: 'next',
  never: 'Not run yet',
  running: 'Running',
  statuses: { done: 'Done', failed: 'Failed' },
  run: 'Run now',
  runOne: (job: string) => `Run now: ${job}`,
  started: 'Started',
  failed: 'Failed to start the job',
  loading: (owner: string) => `Loading the scheduled jobs of ${owner}…`,
  loadFailed: (owner: string) => `Couldn't load the scheduled jobs of ${owner}`,
  tryAgain: 'Try Again',
} as const;

export const LEARNED_PHOTO_STRINGS = {
  heading: 'Learned photos',
  lead: 'Photos whose place a traveler confirmed. The place is suggested for similar photos.',
  disabled: 'Learning is switched off by LEARN_FROM_CONFIRMATIONS: these photos are not used, and no others are added.',
  count: (total: number) => (total === 1 ? '1 photo' : `${total} photos`),
  none: 'No photos yet.',
  learned: 'Confirmed',
  forget: 'Forget',
  forgetOne: (name: string) => `Forget the photo of ${name}`,
  forgotten: 'Photo forgotten',
  forgottenHint: (name: string) => `${name} is no longer suggested because of it.`,
  failed: 'Failed to forget the photo',
  more: 'Show more',
  loading: 'Loading learned photos…',
  loadFailed: "Couldn't load learned photos",
  tryAgain: 'Try Again',
} as const;
