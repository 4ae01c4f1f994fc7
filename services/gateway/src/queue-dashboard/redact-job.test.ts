import type { QueueJobJson } from '@bull-board/api/typings/app';
import { ApiError, ERRORS } from '@placelore/contracts/core/errors.js';
import { JOBS, type JobName, type JobPayload } from '@placelore/contracts/core/jobs/jobs.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { redactJob } from './redact-job.js';

const ID = '5d5a1c2e-6a0f-4a53-9f0e-0b1f4a3c2d1e';
const VISITOR = 'aaaaaaaa-1111-4111-8111-bbbbbbbbbbbb';

const PLACE: LocatedPlace = {
  name: 'The house of Maria Rossi',
  localName: null,
  kind: 'landmark',
  category: 'Landmark',
  latitude: 43.461234,
  longitude: 11.871234,
  city: 'Arezzo',
  region: null,
  country: 'Italy',
  countryCode: 'IT',
  guidebookId: null,
  confidence: 0.9,
  evidence: [],
  provider: 'embedded',
  attribution: null,
};

/** Payload of each job, with personal data in every field that can hold it, and what the dashboard may show of it. */
const EXAMPLES: { [J in JobName]: [JobPayload<J>, Record<string, unknown>] } = {
  'photo.analyze': [
    { analysisId: ID, photoKey: 'photos/maria-rossi.jpg' },
    { analysisId: ID, photoKey: '(hidden)' },
  ],
  'photo.correct': [
    { analysisId: ID, revision: 2 },
    { analysisId: ID, revision: 2 },
  ],
  'analysis.deleted': [{ analysisId: ID }, { analysisId: ID }],
  'analyses.purge': [{}, {}],
  'discovery.create': [{ analysisId: ID }, { analysisId: ID }],
  'guide.write': [{ guideRequestId: ID }, { guideRequestId: ID }],
  'visitor.claim': [
    { userId: 7, username: 'maria', visitorId: VISITOR },
    { userId: 7, username: '(hidden)', visitorId: '(hidden)' },
  ],
  'account.deleted': [
    { userId: 7, visitorId: VISITOR },
    { userId: 7, visitorId: '(hidden)' },
  ],
  'article.write': [{ discoveryId: 12 }, { discoveryId: 12 }],
  'batch.run': [{ runId: ID }, { runId: ID }],
  'article.rewrite': [{ rewriteId: ID }, { rewriteId: ID }],
  'discovery.deleted': [
    { analysisId: ID, mediaKeys: ['photos/maria-rossi.jpg', 'photos/2.jpg'] },
    { analysisId: ID, mediaKeys: '2 in all' },
  ],
  'media.deleted': [{ keys: ['photos/maria-rossi.jpg'] }, { keys: '1 in all' }],
  'media.sweep': [{}, {}],
  'photo.moderate': [
    { discoveryId: 12, photoKey: 'photos/maria-rossi.jpg' },
    { discoveryId: 12, photoKey: '(hidden)' },
  ],
  'photos.moderate': [{}, {}],
  'duplicates.refresh': [{}, {}],
  'articles.purge': [{}, {}],
  'error-reports.purge': [{}, {}],
  'article-versions.purge': [{}, {}],
  'batch-runs.purge': [{}, {}],
  'article-index.update': [
    {
      slug: 'the-house-of-maria-rossi',
      change: 'changed',
      title: 'The house of Maria Rossi',
      latitude: 43.4631,
      longitude: 11.8781,
      thumbnailUrl: '/objects/articles/maria-rossi/thumbnail.webp',
      imageCredit: {
        provider: 'commons',
        title: 'The house of Maria Rossi',
        author: 'Maria Rossi',
        authorUrl: null,
        license: { id: 'cc0', name: 'CC0', url: null },
        sourceUrl: 'https://commons.wikimedia.org/wiki/File:House.jpg',
        sha1: 'a'.repeat(40),
        changes: 'resized, cropped',
        retrievedAt: '2026-03-04T05:06:07Z',
      },
      isVerified: true,
      updatedAt: '2026-03-04T05:06:07Z',
    },
    {
      slug: '(hidden)',
      change: 'changed',
      title: '(hidden)',
      latitude: '(hidden)',
      longitude: '(hidden)',
      thumbnailUrl: '(hidden)',
      imageCredit: '(hidden)',
      isVerified: '(hidden)',
      updatedAt: '(hidden)',
    },
  ],
  'article-index.rebuild': [{}, {}],
  'search-index.update': [{ articleId: 7 }, { articleId: 7 }],
  'search-index.rebuild': [{}, {}],
  'batch.prices': [{}, {}],
  'cover.draw': [
    { coverId: `3-${'ab'.repeat(16)}`, light: 'dusk', size: 'thumbnail' },
    { coverId: `3-${'ab'.repeat(16)}`, light: 'dusk', size: 'thumbnail' },
  ],
  'share.draw': [
    { shareId: 'cd'.repeat(16), slug: 'the-house-of-maria-rossi' },
    { shareId: 'cd'.repeat(16), slug: '(hidden)' },
  ],
  'knowledge.refresh': [{ place: PLACE }, { place: '(hidden)' }],
  'knowledge.update': [{}, {}],
  'photo.find': [
    { articleId: 7, replaced: 'a'.repeat(40) },
    { articleId: 7, replaced: '(hidden)' },
  ],
  'guide-photo.find': [
    { guideId: 7, replaced: 'a'.repeat(40) },
    { guideId: 7, replaced: '(hidden)' },
  ],
  'photos.refresh': [{}, {}],
  'places.purge': [{}, {}],
};
const NAMES = Object.keys(EXAMPLES) as JobName[];

/** Data that must never be visible, however it got into a job. */
const PERSONAL = /maria|rossi|43\.46|11\.87|bbbbbbbbbbbb|secret|Via Roma/i;

const buildJob = (name: string, payload: unknown, changes: Partial<QueueJobJson> = {}): QueueJobJson => ({
  id: ID,
  name,
  data: { jobRequestId: ID, requestId: ID, payload },
  progress: 0,
  attemptsMade: 1,
  timestamp: 1,
  failedReason: '',
  stacktrace: null,
  returnvalue: null,
  opts: {},
  ...changes,
});

it('redactJob: is tested with a valid example of every job', () => {
  expect([...NAMES].sort()).toEqual(Object.keys(JOBS).sort());
  for (const name of NAMES) expect(JOBS[name].payload.safeParse(EXAMPLES[name][0]).error).toBeUndefined();
});

describe.each(NAMES)('redacted payload of %s', (name) => {
  const [payload, shown] = EXAMPLES[name];

  it('contains ids, counts and constants of the product', () => {
    const { data } = redactJob(buildJob(name, payload));
    expect(data).toEqual({ jobRequestId: ID, requestId: ID, payload: shown });
    expect(JSON.stringify(data)).not.toMatch(PERSONAL);
  });

  it('contains no personal data, whatever its fields hold', () => {
    const spoiledFields = Object.fromEntries(Object.keys(payload).map((field) => [field, 'Maria Rossi, Via Roma 1']));
    const lists = Object.fromEntries(Object.keys(payload).map((field) => [field, ['Maria', { secret: 1 }]]));
    for (const fields of [spoiledFields, lists, { ...payload, note: 'Maria' }, 'Maria', ['Maria'], null]) {
      const job = buildJob(name, fields, {
        data: { jobRequestId: 'maria-rossi', requestId: 'maria-rossi-1', payload: fields, more: 'Maria' },
      });
      expect(JSON.stringify(redactJob(job))).not.toMatch(PERSONAL);
    }
  });
});

describe('redactJob', () => {
  it('hides name and data of jobs of other releases', () => {
    const job = redactJob(buildJob('greet.maria', { text: 'Maria' }));
    expect(job).toMatchObject({ name: 'unknown job', data: { payload: '(hidden)' } });
    expect(JSON.stringify(redactJob(buildJob('x', {}, { data: 'Maria' })))).not.toMatch(PERSONAL);
  });

  it("shows the product's own failure messages, and otherwise refers to the log", () => {
    for (const reason of [ERRORS.PROVIDER_UNAVAILABLE.message, new ApiError('PLACE_NOT_FOUND').message]) {
      const job = redactJob(
        buildJob('guide.write', {}, { failedReason: reason, stacktrace: [`Error: ${reason}\n    at x`] }),
      );
      expect(job).toMatchObject({ failedReason: reason, stacktrace: [reason] });
    }
    const reason = 'username: maria is taken; token=secret at Via Roma 1';
    const job = redactJob(buildJob('guide.write', {}, { failedReason: reason, stacktrace: [reason, reason] }));
    expect(job.failedReason).toMatch(/^The log of the worker says why/);
    expect(JSON.stringify(job)).not.toMatch(PERSONAL);
  });

  it('shows the service that a job waits for, and nothing else of the outage', () => {
    const outage = { service: 'content', since: '2026-03-04T05:06:07.000Z', waits: 3, interruptions: 0 };
    const redactWith = (data: object) =>
      redactJob(buildJob('guide.write', {}, { data: { jobRequestId: ID, requestId: ID, payload: {}, ...data } }));
    expect(redactWith({ outage }).data).toMatchObject({
      waitedFor:
        'The service content has given no answer since 2026-03-04T05:06:07.000Z. The job has waited for it 3 times, which is no failed try.',
    });
    expect(redactWith({ outage: { ...outage, service: 'Maria' } }).data).toMatchObject({ waitedFor: '(hidden)' });
    const failure = { status: 'failed', code: 'INTERNAL', message: 'Maria is taken' };
    expect(JSON.stringify(redactWith({ outage, failure }))).not.toMatch(PERSONAL);
  });

  it('hides result, progress texts and option texts', () => {
    const job = redactJob(
      buildJob(
        'guide.write',
        {},
        {
          returnvalue: { name: 'Maria' },
          progress: { ordinal: 2, step: 'Maria', percent: 40 },
          opts: {
            attempts: 5,
            delay: 0,
            backoff: { type: 'exponential', delay: 500 },
            jobId: 'maria',
            deduplication: { id: 'maria' },
          },
          deduplicationId: 'maria',
          deferredFailure: 'Maria',
          parentKey: 'maria',
          repeatJobKey: 'maria',
          processedBy: 'maria',
        },
      ),
    );
    expect(job).toMatchObject({
      progress: 40,
      opts: { attempts: 5, delay: 0, backoff: { type: 'exponential', delay: 500 } },
    });
    expect(JSON.stringify(job)).not.toMatch(PERSONAL);
  });
});
