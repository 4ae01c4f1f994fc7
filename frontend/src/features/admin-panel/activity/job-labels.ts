import type { JOBS } from '@placelore/contracts/core/jobs/jobs.js';

/** Names of all jobs. A job without a label does not compile. */
const JOB_LABELS: Readonly<Record<keyof typeof JOBS, string>> = {
  'photo.analyze': 'Analyzing a photo',
  'photo.correct': 'Changing the place of an analysis',
  'analysis.deleted': 'Deleting the discovery of an analysis',
  'analyses.purge': 'Deleting analyses that guests no longer use',
  'discovery.create': 'Saving the discovery of an analysis',
  'photo.moderate': 'Checking the photo of a discovery',
  'photos.moderate': 'Checking photos that were not checked yet',
  'guide.write': 'Writing a guide',
  'visitor.claim': "Giving a guest's discoveries to their account",
  'account.deleted': 'Deleting the content of an account',
  'article.write': 'Writing the article of a discovery',
  'batch.run': 'Batch run',
  'batch.prices': 'Asking providers for their prices',
  'article.rewrite': 'Rewriting an article',
  'discovery.deleted': 'Deleting the pictures of a discovery',
  'media.deleted': 'Deleting pictures',
  'media.sweep': 'Deleting unused pictures',
  'photo.find': 'Looking for a photo of an article',
  'guide-photo.find': 'Looking for a photo of a guide',
  'photos.refresh': 'Checking the licenses of photos',
  'duplicates.refresh': 'Comparing changed articles for duplicates',
  'articles.purge': 'Permanently deleting articles',
  'error-reports.purge': 'Deleting closed error reports',
  'article-versions.purge': 'Deleting old versions of articles',
  'batch-runs.purge': 'Deleting old batch runs',
  'article-index.update': 'Updating the article index',
  'article-index.rebuild': 'Rebuilding the article index',
  'search-index.update': 'Updating the search index',
  'search-index.rebuild': 'Rebuilding the search index',
  'cover.draw': 'Drawing a cover',
  'share.draw': 'Drawing a share picture',
  'knowledge.refresh': 'Completing what open sources know about a place',
  'knowledge.update': 'Renewing what open sources know about places',
  'places.purge': 'Deleting old positions and clicks',
};

/** Returns the label of a job, or the job's own name if only another release knows it. */
export const formatJobName = (job: string): string =>
  Object.hasOwn(JOB_LABELS, job) ? JOB_LABELS[job as keyof typeof JOBS] : job;

const USER_REQUESTER = /^user:(\d+)$/;

/** Returns who requested a job: a user, a guest, an operator or another job. */
export function formatRequester(requestedBy: string): string {
  const [, id] = USER_REQUESTER.exec(requestedBy) ?? [];
  if (id !== undefined) return `user ${id}`;
  if (requestedBy.startsWith('visitor:')) return 'a guest';
  if (requestedBy === 'operator') return 'an operator';
  if (requestedBy === 'schedule') return 'the schedule';
  return formatJobName(requestedBy);
}
