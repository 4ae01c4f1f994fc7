import { analysisHints } from '../../analysis/analyses.js';
import { isJob, JOBS, jobResult, QUEUES } from './jobs.js';

it.each(Object.entries(JOBS))('JOBS: assigns %s to an existing queue', (name, { queue }) => {
  expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+$/);
  expect(QUEUES).toContain(queue);
});

it('JOBS: has the hours between scheduled jobs that the READMEs of the services state', () => {
  const scheduled = Object.entries(JOBS).flatMap(([name, job]) =>
    'everyHours' in job ? [[name, job.everyHours] as const] : [],
  );
  expect(Object.fromEntries(scheduled)).toEqual({
    'analyses.purge': 6,
    'media.sweep': 6,
    'photos.moderate': 6,
    'photos.refresh': 24,
    'duplicates.refresh': 1,
    'articles.purge': 6,
    'error-reports.purge': 24,
    'article-versions.purge': 24,
    'batch-runs.purge': 24,
    'knowledge.update': 6,
    'places.purge': 6,
  });
});

it.each(['photo.analyse', 'toString', '__proto__', 'constructor', ''])('isJob: rejects %j', (name) => {
  expect(isJob(name)).toBe(false);
  expect(isJob('photo.analyze')).toBe(true);
});

it('jobResult: accepts done, and failed only with a reason', () => {
  expect(jobResult.safeParse({ status: 'failed', code: 'INTERNAL' }).success).toBe(false);
  expect(jobResult.safeParse({ status: 'over' }).success).toBe(false);
  expect(jobResult.parse({ status: 'done' })).toEqual({ status: 'done' });
});

describe('analysisHints', () => {
  it('parses form text and treats empty fields as absent', () => {
    expect(
      analysisHints.parse({ latitude: '48.5', longitude: '', location: ' ', siteDetails: ' old bridge ' }),
    ).toEqual({
      source: 'file_upload',
      latitude: 48.5,
      siteDetails: 'old bridge',
      keepPrivate: false,
    });
  });
  it.each<[unknown, boolean]>([
    ['true', true],
    ['false', false],
    ['', false],
    [true, true],
  ])('reads keepPrivate %j as %j', (keepPrivate, expected) => {
    expect(analysisHints.parse({ keepPrivate }).keepPrivate).toBe(expected);
  });
  it.each(['yes', 'TRUE', 1, null])('rejects keepPrivate %j, because a photo would become public', (keepPrivate) => {
    expect(analysisHints.safeParse({ keepPrivate }).success).toBe(false);
  });
  it.each(['abc', '91', 'NaN', 'Infinity', '1e9', {}])('rejects latitude %j', (latitude) => {
    expect(analysisHints.safeParse({ latitude }).success).toBe(false);
  });
});
