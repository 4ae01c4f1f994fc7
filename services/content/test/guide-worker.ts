import { randomUUID } from 'node:crypto';
import type { GuideQuery, internalGuides } from '@placelore/contracts/guides.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { LocatedPlace } from '@placelore/contracts/places.js';
import type { RouteArguments } from '@placelore/contracts/route.js';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { guest, WORKER } from './content-service.js';
import { content, type OpenWork, openWork } from './played-worker.js';

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

export type Work = OpenWork<{ guideRequestId: string }>;

/** Does the next work that is asked for, as the worker would. */
export async function work(does: (work: Work) => Promise<unknown>): Promise<void> {
  const [open, ...others] = await eventually(async () => {
    const found = await openWork<Work['payload']>('guide.write');
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
  content.dataSource.query('select user_id, visitor_id from guide_holds where released_at is null order by id');
