import { randomUUID } from 'node:crypto';
import type { GuideQuery, internalGuides } from '@placelore/contracts/guides.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { LocatedPlace } from '@placelore/contracts/places.js';
import type { RouteArguments } from '@placelore/contracts/route.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { ContentService, guest, WORKER } from './content-service.js';

/** A content service for guides, with tables emptied before each test, whose worker the test plays. */
export let content: ContentService;

/** Starts it for the tests of a file. */
export function useGuides(): void {
  beforeAll(async () => {
    content = await ContentService.start();
  });
  afterAll(() => content.stop());
  beforeEach(() =>
    content.dataSource.query(
      'truncate articles, article_addresses, dynamic_articles, guide_requests, guide_holds, work_requests',
    ),
  );
}

export const anyone = guest(randomUUID());
export const provenance = { provider: 'embedded', model: null, promptVersion: null, note: null };
export const hoiAn: LocatedPlace = {
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
type Commit = RouteArguments<typeof internalGuides.commit>;
export const written = (given: Partial<Commit> = {}): Omit<Commit, 'id' | 'workRequestId'> => ({
  place: hoiAn,
  background: {
    summary: 'An old trading port.',
    significance: null,
    period: null,
    facts: [],
    tips: [],
    bestTime: null,
    sources: ['guidebook'],
  },
  neighbours: [{ name: 'Japanese Covered Bridge', distance: '800 m', coordinates: { lat: 15.8771, lng: 108.3279 } }],
  texts: {
    title: 'Something else',
    metaDescription: 'A port.',
    description: 'An old trading port. It is 900 km from Atlantis.',
    category: 'Other',
    culturalSignificance: 'Merchants <b>met</b> here.',
    sections: [],
    travelTips: ['Go early.'],
    bestTimeToVisit: null,
    facts: ['The Japanese Covered Bridge is nearby.'],
  },
  writing: provenance,
  ...given,
});

export const path = (asked: Partial<GuideQuery> & { q: string }, of = '') =>
  `/api/generate-temporary-article${of}?${new URLSearchParams(asked as never)}`;
export const ask = (q: string, who: Identity | null = anyone, more: Partial<GuideQuery> = {}) =>
  content.get(path({ q, ...more }), who);

export interface Work {
  id: string;
  payload: { guideRequestId: string };
}
const openWork = (): Promise<Work[]> =>
  content.dataSource.query(`select id, payload from work_requests where job = 'guide.write' and settled_at is null`);
export const allWork = async (): Promise<number> =>
  (await content.dataSource.query(`select id from work_requests where job = 'guide.write'`)).length;

/** How many requests wait for a work request to be settled. */
export function waitersOf(workRequestId: string): number {
  const { waiters } = content.app.get(Settlements) as unknown as { waiters: Map<string, Set<unknown>> };
  return waiters.get(workRequestId)?.size ?? 0;
}
export async function until<T>(probe: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + 10_000; ; ) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`did not happen within 10 s: ${probe}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Does the next work that is asked for, as the worker would. */
export async function work(does: (work: Work) => Promise<unknown>): Promise<void> {
  const [open, ...others] = await until(async () => {
    const found = await openWork();
    return found.length > 0 ? found : null;
  });
  expect(others).toEqual([]);
  await does(open!);
}
export const commit = (given?: Partial<Commit>) => (open: Work) =>
  content.post(`/internal/guide-requests/${open.payload.guideRequestId}/commit`, WORKER, {
    workRequestId: open.id,
    ...written(given),
  });
export const fail = (code: string) => (open: Work) =>
  content.post(`/internal/work-requests/${open.id}/settle`, WORKER, {
    outcome: { status: 'failed', code, message: 'what the worker knows' },
  });
/** Asks, with a worker that does `does`. */
export async function answered(
  q: string,
  does: (open: Work) => Promise<unknown> = commit(),
  who: Identity | null = anyone,
) {
  const [answer] = await Promise.all([ask(q, who), work(does)]);
  return answer;
}
export const holders = (): Promise<{ user_id: number | null; visitor_id: string | null }[]> =>
  content.dataSource.query('select user_id, visitor_id from guide_holds order by id');
