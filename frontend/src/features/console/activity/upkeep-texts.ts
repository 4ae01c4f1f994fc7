import type { JOBS } from '@placelore/contracts/jobs.js';

type Jobs = typeof JOBS;
/** Jobs that are done regularly. One without words here does not compile. */
type ScheduledJobName = { [J in keyof Jobs]: Jobs[J] extends { everyHours: number } ? J : never }[keyof Jobs];

const DESCRIPTIONS: Readonly<Record<ScheduledJobName, string>> = {
  'analyses.purge': 'Deletes what guests analyzed and nobody has used for 30 days, and stored photos of no analysis.',
  'media.sweep': 'Deletes stored pictures that nothing names any more.',
  'photos.moderate': 'Judges stored photos that nobody has judged, on this server.',
  'duplicates.refresh': 'Compares articles that changed with all others, for the report of duplicates.',
  'articles.purge': 'Deletes for good the articles that can no longer be restored, with their pictures.',
  'places.purge': 'Forgets positions that may be kept for 30 days, and old counts of clicks.',
};

/** What a job does, in plain words; nothing of one that another release knows. */
export const describeScheduledJob = (job: string): string =>
  Object.hasOwn(DESCRIPTIONS, job) ? DESCRIPTIONS[job as ScheduledJobName] : '';

/** Every text about regular work. */
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
