import { analysisHints } from '../analysis/analyses.js';
import { isJob, JOBS, jobResult, QUEUES } from './jobs.js';

it.each(Object.entries(JOBS))('job %s is in a queue there is', (name, { queue }) => {
  expect(name).toMatch(/^[a-z]+\.[a-z]+$/);
  expect(QUEUES).toContain(queue);
});

it.each(['photo.analyse', 'toString', '__proto__', 'constructor', ''])('%j is not a job', (name) => {
  expect(isJob(name)).toBe(false);
  expect(isJob('photo.analyze')).toBe(true);
});

it('a work request ends done, or failed with its reason', () => {
  expect(jobResult.safeParse({ status: 'failed', code: 'INTERNAL' }).success).toBe(false);
  expect(jobResult.safeParse({ status: 'over' }).success).toBe(false);
  expect(jobResult.parse({ status: 'done' })).toEqual({ status: 'done' });
});

describe('the hints beside a photo', () => {
  it('come as text in a form, where an empty field is an absent one', () => {
    expect(
      analysisHints.parse({ latitude: '48.5', longitude: '', location: ' ', siteDetails: ' old bridge ' }),
    ).toEqual({
      source: 'file_upload',
      latitude: 48.5,
      siteDetails: 'old bridge',
    });
  });
  it.each(['abc', '91', 'NaN', 'Infinity', '1e9', {}])('are refused with latitude %j', (latitude) => {
    expect(analysisHints.safeParse({ latitude }).success).toBe(false);
  });
});
