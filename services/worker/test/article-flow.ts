import { type DiscoveryToWrite, internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { GUIDE_STEPS, internalWriting } from '@placelore/contracts/guides.js';
import { internalPlaces, type LocatedPlace } from '@placelore/contracts/places.js';
import { guideTexts, writing } from './guide-flow.js';
import type { House } from './house.js';
import { answerAbout, EIFFEL_TOWER } from './photo-answers.js';

export const FOUND: DiscoveryToWrite = {
  title: 'Eiffel Tower',
  description: 'An iron lattice tower.',
  culturalInfo: 'Built for a world fair.',
  facts: ['It was finished in 1889.'],
  location: 'Paris, France',
  latitude: 48.8584,
  longitude: 2.2945,
  revision: 0,
  analysisId: null,
};

/** What the owners say about a published discovery of `EIFFEL_TOWER`. */
export function answerAboutDiscovery({ owners }: House, discovery: DiscoveryToWrite | null = FOUND): void {
  answerAbout(owners, EIFFEL_TOWER);
  owners.on(internalDiscoveries.beginArticle, () => ({ discovery }));
  owners.on(internalWriting.guide, () => ({ texts: guideTexts, writing }));
  owners.on(internalDiscoveries.commitArticle, () => undefined);
}

/** The flow `article.write`, in a house whose worker runs. */
export function articleFlowTests(built: () => House): void {
  let house: House;
  beforeEach(() => {
    house = built();
    house.owners.reset();
    answerAboutDiscovery(house);
  });

  const write = async () => {
    const id = await house.queue('article.write', { discoveryId: 12 });
    return { id, end: await house.ended('article.write', id) };
  };
  const asked = () => house.owners.callsOf(internalPlaces.locate).map(({ body }) => body);
  const committed = () => house.owners.callsOf(internalDiscoveries.commitArticle).map(({ body }) => body.guide);
  /** Has places answer questions by name with one place, and by clues with another. */
  const locating = (named: LocatedPlace | null, around: LocatedPlace | null) =>
    house.owners.on(internalPlaces.locate, ({ body }) => ({ place: body.query ? named : around, alternatives: [] }));
  const paris: LocatedPlace = { ...EIFFEL_TOWER, kind: 'city', name: 'Paris', latitude: 48.8566, longitude: 2.3522 };

  it('a discovery is located, grounded, written and committed, in this order and once', async () => {
    const { id, end } = await write();
    expect(end).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalDiscoveries.beginArticle',
      'internalPlaces.locate',
      'internalPlaces.background',
      'internalPlaces.nearby',
      'internalWriting.guide',
      'internalDiscoveries.commitArticle',
    ]);
    const neighbours = [{ name: 'Champ de Mars', distance: '450 m', coordinates: { lat: 48.8556, lng: 2.2986 } }];
    const { title, description, culturalInfo, facts } = FOUND;
    expect(house.owners.callsOf(internalWriting.guide)[0]?.body).toMatchObject({
      place: EIFFEL_TOWER,
      neighbours,
      discovery: { title, description, culturalInfo, facts },
    });
    expect(house.owners.callsOf(internalDiscoveries.commitArticle)).toMatchObject([
      { params: { id: '12' }, body: { workRequestId: id, guide: { place: EIFFEL_TOWER, neighbours, writing } } },
    ]);
    expect(house.settlements('article.write')).toEqual([]);
    expect((await house.reported(id, 'writing')).map(({ step }) => step)).toEqual(GUIDE_STEPS);
  });

  it('its title is the name, and its position leads', async () => {
    await write();
    expect(asked()).toEqual([
      {
        query: 'Eiffel Tower',
        clues: [
          { kind: 'photo position', position: { latitude: 48.8584, longitude: 2.2945 }, confidence: 0.9 },
          { kind: 'stated location', text: 'Paris, France', confidence: 0.5 },
        ],
      },
    ]);
  });

  it('a title that names no place leaves what stands there', async () => {
    locating(null, paris);
    await write();
    expect(asked().map(({ query }) => query)).toEqual(['Eiffel Tower', 'Eiffel Tower', undefined]);
    expect(asked()[1]).toMatchObject({ clues: [], at: { latitude: FOUND.latitude, longitude: FOUND.longitude } });
    expect(committed()).toMatchObject([{ place: { name: 'Paris' } }]);
  });

  it.each(['PROVIDER_BUDGET_SPENT', 'PROVIDER_UNAVAILABLE', 'PROVIDER_REJECTED', 'TIMED_OUT'] as const)(
    'what stands there is also taken when the provider that lists places answers %s',
    async (code) => {
      locating(null, paris);
      const locate = house.owners.answerOf(internalPlaces.locate);
      house.owners.on(internalPlaces.locate, (call, times) => {
        if (call.body.at) throw new ApiError(code);
        return locate(call, times);
      });
      expect((await write()).end).toBe('completed');
      expect(asked()).toHaveLength(3);
      expect(committed()).toMatchObject([{ place: { name: 'Paris' } }]);
    },
  );

  it('a place of that name somewhere else is another one', async () => {
    const replica = { ...EIFFEL_TOWER, latitude: 36.1125, longitude: -115.1725 };
    locating(replica, paris);
    await write();
    expect(committed()).toMatchObject([{ place: { name: 'Paris' } }]);
    locating(replica, replica);
    await write();
    expect(committed()[1]).toBeNull();
  });

  it('without a position the name alone decides', async () => {
    answerAboutDiscovery(house, { ...FOUND, location: '', latitude: null, longitude: null });
    await write();
    expect(asked()).toEqual([{ query: 'Eiffel Tower', clues: [] }]);
    expect(committed()).toMatchObject([{ place: { name: 'Eiffel Tower' } }]);
  });

  it('nowhere, it is committed as it is, and nobody is paid to write', async () => {
    locating(null, null);
    expect((await write()).end).toBe('completed');
    expect(house.owners.ids()).not.toContain('internalWriting.guide');
    expect(committed()).toEqual([null]);
  });

  it('of which no article is wanted costs nothing further', async () => {
    answerAboutDiscovery(house, null);
    expect((await write()).end).toBe('completed');
    expect(house.owners.ids()).toEqual(['internalDiscoveries.beginArticle']);
  });

  it('an owner that refuses for good ends the work, and its owner hears why', async () => {
    house.owners.failing(internalWriting.guide, 'PROVIDER_REJECTED');
    const { id, end } = await write();
    expect(end).toBe('failed');
    expect(house.settlements('article.write')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'PROVIDER_REJECTED' } },
    ]);
  });
}
