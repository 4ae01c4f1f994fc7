import { randomUUID } from 'node:crypto';
import { GUIDE_STEPS, type GuideQuery, internalGuides, internalWriting } from '@placelore/contracts/guides.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { QUEUE_POLICY } from '@placelore/platform/queues/queue-policy.js';
import type { House } from './house.js';
import { answerAbout, EIFFEL_TOWER } from './photo-answers.js';

export const guideTexts = {
  title: 'A title',
  metaDescription: 'm',
  description: 'd',
  category: 'Other',
  culturalSignificance: 'c',
  sections: [],
  travelTips: [],
  bestTimeToVisit: null,
  facts: [],
};
export const writing = { provider: 'embedded', model: null, promptVersion: null, note: null };
/** The flow `guide.write`, in a house whose worker runs. */
export function guideFlowTests(built: () => House): void {
  let house: House;
  let asked: GuideQuery;
  beforeEach(() => {
    house = built();
    const { owners } = house;
    owners.reset();
    answerAbout(owners, EIFFEL_TOWER);
    asked = { q: 'Tour Eiffel' };
    owners.on(internalGuides.read, () => asked);
    owners.on(internalGuides.redirect, () => ({ redirected: false }));
    owners.on(internalWriting.guide, () => ({ texts: guideTexts, writing }));
    owners.on(internalGuides.commit, () => undefined);
  });

  const write = async () => {
    const guideRequestId = randomUUID();
    const id = await house.queue('guide.write', { guideRequestId });
    return { guideRequestId, id, end: await house.ended('guide.write', id) };
  };

  it('calls every owner on behalf of who asked for it, and of nobody when nobody did', async () => {
    const requester = { id: 'visitor:1', role: 'guest', network: 'n' } as const;
    const id = await house.queue('guide.write', { guideRequestId: randomUUID() }, requester);
    expect(await house.ended('guide.write', id)).toBe('completed');
    expect(house.owners.calls.length).toBeGreaterThan(5);
    expect(new Set(house.owners.calls.map(({ onBehalfOf }) => JSON.stringify(onBehalfOf)))).toEqual(
      new Set([JSON.stringify(requester)]),
    );
    house.owners.calls.length = 0;
    await write();
    expect(house.owners.calls.map(({ onBehalfOf }) => onBehalfOf).filter(Boolean)).toEqual([]);
  });
  const bodyOf = (route: typeof internalPlaces.locate | typeof internalPlaces.nearby | typeof internalGuides.commit) =>
    house.owners.callsOf(route)[0]?.body;

  it('a guide is located, grounded, written and committed, in this order and once', async () => {
    const { guideRequestId, id, end } = await write();
    expect(end).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalGuides.read',
      'internalPlaces.locate',
      'internalGuides.redirect',
      'internalPlaces.background',
      'internalPlaces.nearby',
      'internalWriting.guide',
      'internalGuides.commit',
    ]);
    const neighbours = [{ name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } }];
    const [commit] = house.owners.callsOf(internalGuides.commit);
    expect(commit).toMatchObject({
      params: { id: guideRequestId },
      body: {
        workRequestId: id,
        place: EIFFEL_TOWER,
        neighbours,
        texts: guideTexts,
        writing,
        background: { summary: 'A tower.' },
      },
    });
    expect(house.owners.callsOf(internalWriting.guide)[0]?.body).toMatchObject({ place: EIFFEL_TOWER, neighbours });
    expect(bodyOf(internalPlaces.nearby)).toMatchObject({
      kind: 'attraction',
      radius: 2_000,
      limit: 8,
      excludeNames: ['Eiffel Tower', 'Tour Eiffel'],
    });
    expect(house.settlements('guide.write')).toEqual([]);
  });

  it('its five steps are reported by name, in order, rising to but not beyond the end', async () => {
    const { id } = await write();
    const reported = await house.reported(id);
    expect(reported.map(({ step }) => step)).toEqual(GUIDE_STEPS);
    expect(reported.map(({ ordinal, percent }) => [ordinal, percent])).toEqual([
      [1, 0],
      [2, 20],
      [3, 40],
      [4, 60],
      [5, 80],
    ]);
  });

  it('a query that names no place is settled as such, without anything written', async () => {
    house.owners.on(internalPlaces.locate, () => ({ place: null, alternatives: [] }));
    const { id, end } = await write();
    expect(end).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalGuides.read',
      'internalPlaces.locate',
      'internalWorkRequests.settle.content',
    ]);
    expect(house.settlements('guide.write')).toEqual([
      { id, outcome: { status: 'failed', code: 'NOT_A_PLACE', message: 'No place of that name is known.' } },
    ]);
  });

  it('a place with a published article costs nothing further', async () => {
    house.owners.on(internalGuides.redirect, () => ({ redirected: true }));
    expect((await write()).end).toBe('completed');
    expect(house.owners.ids().at(-1)).toBe('internalGuides.redirect');
  });

  it('where the name was found decides which place is meant, the position of the place itself before all', async () => {
    asked = {
      q: 'Grand Palace',
      parentLocation: 'Bangkok, Thailand',
      parentLat: 13.75,
      parentLng: 100.5,
      lat: 13.7,
      lng: 100.4,
    };
    await write();
    expect(bodyOf(internalPlaces.locate)).toEqual({
      query: 'Grand Palace',
      clues: [],
      at: { latitude: 13.7, longitude: 100.4 },
      near: { latitude: 13.75, longitude: 100.5 },
      within: 'Bangkok, Thailand',
    });
  });

  it('a country has no neighbours around its capital', async () => {
    const france = { ...EIFFEL_TOWER, kind: 'country' as const, name: 'France', city: null };
    house.owners.on(internalPlaces.locate, () => ({ place: france, alternatives: [] }));
    await write();
    expect(house.owners.ids()).not.toContain('internalPlaces.nearby');
    expect(bodyOf(internalGuides.commit)).toMatchObject({ neighbours: [] });
  });

  it.each([
    internalPlaces.locate,
    internalGuides.redirect,
    internalPlaces.background,
    internalPlaces.nearby,
    internalWriting.guide,
    internalGuides.commit,
  ])('$id may fail twice', async (route) => {
    house.owners.failing(route, 'UNAVAILABLE', 2);
    expect((await write()).end).toBe('completed');
    expect(house.owners.callsOf(internalGuides.commit).length).toBe(route === internalGuides.commit ? 3 : 1);
  });

  it('a writer that fails each time is told to whoever waits', async () => {
    house.owners.failing(internalWriting.guide, 'PROVIDER_UNAVAILABLE');
    const { id, end } = await write();
    expect(end).toBe('failed');
    expect(house.owners.callsOf(internalWriting.guide)).toHaveLength(QUEUE_POLICY.interactive.attempts);
    expect(house.settlements('guide.write')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'PROVIDER_UNAVAILABLE' } },
    ]);
  }, 30_000);
}
