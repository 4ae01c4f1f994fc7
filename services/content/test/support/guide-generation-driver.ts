import { randomUUID } from 'node:crypto';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { GuideQuery, internalGuides } from '@placelore/contracts/content/guides.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import type { RouteArguments } from '@placelore/contracts/core/route.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { buildGuest, WORKER } from './content-test-service.js';
import { content, findOpenJobs, type OpenJob } from './simulated-worker.js';

export const GUEST = buildGuest(randomUUID());
export const PROVENANCE = { provider: 'embedded', model: null, promptVersion: null, note: null };
export const HOI_AN: LocatedPlace = {
  name: 'Hoi An',
  localName: 'Hội An',
  kind: 'city',
  category: 'Cultural Site',
  latitude: 15.8794,
  longitude: 108.335,
  city: 'Hoi An',
  region: null,
  country: 'Vietnam',
  countryCode: 'VN',
  guidebookId: 'hoi-an',
  confidence: 0.85,
  evidence: [],
  provider: 'embedded',
  attribution: null,
};
/** A writer's sentence that no fact supports. */
export const LIE = 'It is 900 km from Atlantis.';
/** The sentences of {@link buildGuideResult} that its facts support. */
export const VERIFICATION: TextVerification = {
  sentences: [
    { text: 'An old trading port.', grade: 'sourced', facts: ['f1'] },
    { text: 'Merchants from China & Japan met here.', grade: 'sourced', facts: ['f2'] },
    { text: 'Go early.', grade: 'sourced', facts: ['f3'] },
  ],
  omitted: 2,
};

type GuideCommit = RouteArguments<typeof internalGuides.commit>;
export const buildGuideResult = (overrides: Partial<GuideCommit> = {}): Omit<GuideCommit, 'id' | 'jobRequestId'> => ({
  place: HOI_AN,
  background: createSampleKnowledge(
    ['summary', 'An old trading port.'],
    ['detail', 'Merchants from China & Japan met here.'],
    ['tip', 'Go early.'],
  ),
  neighbors: [{ name: 'Japanese Covered Bridge', distance: '800 m', coordinates: { lat: 15.8771, lng: 108.3279 } }],
  texts: {
    title: 'Something else',
    metaDescription: [{ text: 'An old trading port.', facts: ['f1'] }],
    description: [
      { text: 'An old trading port.', facts: ['f1'] },
      { text: LIE, facts: ['f1'] },
    ],
    category: 'Other',
    culturalSignificance: [[{ text: 'Merchants from China & Japan met here.', facts: ['f2'] }]],
    sections: [],
    travelTips: [[{ text: 'Go early.', facts: ['f3'] }]],
    bestTimeToVisit: [],
    facts: [[{ text: 'The Japanese Covered Bridge is nearby.', facts: ['f1'] }]],
  },
  writing: PROVENANCE,
  ...overrides,
});

export const guidePath = (query: Partial<GuideQuery> & { q: string }, suffix = '') =>
  `/api/generate-temporary-article${suffix}?${new URLSearchParams(query as never)}`;
export const requestGuide = (q: string, actor: Identity | null = GUEST, extraQuery: Partial<GuideQuery> = {}) =>
  content.get(guidePath({ q, ...extraQuery }), actor);

export type GuideJob = OpenJob<{ guideRequestId: string }>;

/** Handles the next guide job as the worker does. */
export async function runGuideJob(handle: (job: GuideJob) => Promise<unknown>): Promise<void> {
  const [job, ...rest] = await eventually(async () => {
    const found = await findOpenJobs<GuideJob['payload']>('guide.write');
    return found.length > 0 ? found : null;
  });
  expect(rest).toEqual([]);
  await handle(job!);
}
export const commitGuide = (overrides?: Partial<GuideCommit>) => (job: GuideJob) =>
  content.post(`/internal/guide-requests/${job.payload.guideRequestId}/commit`, WORKER, {
    jobRequestId: job.id,
    ...buildGuideResult(overrides),
  });
/** Requests a guide; meanwhile `handle` plays the worker. */
export async function requestAndWriteGuide(
  q: string,
  handle: (job: GuideJob) => Promise<unknown> = commitGuide(),
  actor: Identity | null = GUEST,
) {
  const [response] = await Promise.all([requestGuide(q, actor), runGuideJob(handle)]);
  return response;
}
export const findHolders = (): Promise<{ user_id: number | null; visitor_id: string | null }[]> =>
  content.dataSource.query('select user_id, visitor_id from guide_holders where released_at is null order by id');
