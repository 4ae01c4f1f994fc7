import type { RewriteRequest } from '@placelore/contracts/article-rewrites.js';
import { internalRewrites } from '@placelore/contracts/article-rewrites.js';
import { GUIDE_STEPS, internalWriting } from '@placelore/contracts/guides.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { guideTexts, writing } from './guide-flow.js';
import type { House } from './house.js';
import { answerAbout, EIFFEL_TOWER } from './photo-answers.js';

const ASKED: RewriteRequest = {
  title: 'Eiffel Tower',
  location: 'Paris, France',
  latitude: 48.8584,
  longitude: 2.2945,
};
const rewriteId = '11111111-2222-4333-8444-555555555555';

/** The flow `article.rewrite`, in a house whose worker runs. */
export function rewriteFlowTests(built: () => House): void {
  let house: House;
  beforeEach(() => {
    house = built();
    house.owners.reset();
    answerAbout(house.owners, EIFFEL_TOWER);
    house.owners.on(internalRewrites.read, () => ASKED);
    house.owners.on(internalWriting.guide, () => ({ texts: guideTexts, writing }));
    house.owners.on(internalRewrites.commit, () => undefined);
  });

  const rewrite = async () => {
    const id = await house.queue('article.rewrite', { rewriteId });
    return { id, end: await house.ended('article.rewrite', id) };
  };

  it('the place is located, grounded, written about and committed, in this order and once', async () => {
    const { id, end } = await rewrite();
    expect(end).toBe('completed');
    expect(house.owners.ids()).toEqual([
      'internalRewrites.read',
      'internalPlaces.locate',
      'internalPlaces.background',
      'internalPlaces.nearby',
      'internalWriting.guide',
      'internalRewrites.commit',
    ]);
    expect(house.owners.callsOf(internalWriting.guide)[0]?.body).toMatchObject({
      place: EIFFEL_TOWER,
      discovery: null,
    });
    expect(house.owners.callsOf(internalRewrites.commit)).toMatchObject([
      { params: { id: rewriteId }, body: { workRequestId: id, guide: { place: EIFFEL_TOWER, writing } } },
    ]);
    expect((await house.reported(id, 'interactive')).map(({ step }) => step)).toEqual(GUIDE_STEPS);
  });

  it('what is no place is refused, and nobody is paid to write', async () => {
    house.owners.on(internalPlaces.locate, () => ({ place: null, alternatives: [] }));
    const { id } = await rewrite();
    expect(house.owners.ids()).not.toContain('internalWriting.guide');
    expect(house.settlements('article.rewrite')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'NOT_A_PLACE' } },
    ]);
  });

  it('a place of that name somewhere else is another one', async () => {
    house.owners.on(internalPlaces.locate, () => ({
      place: { ...EIFFEL_TOWER, latitude: 36.1125, longitude: -115.1725 },
      alternatives: [],
    }));
    await rewrite();
    expect(house.settlements('article.rewrite')).toMatchObject([{ outcome: { code: 'NOT_A_PLACE' } }]);
  });

  it('an owner that refuses for good ends the work, and its owner hears why', async () => {
    house.owners.failing(internalWriting.guide, 'PROVIDER_REJECTED');
    const { id, end } = await rewrite();
    expect(end).toBe('failed');
    expect(house.settlements('article.rewrite')).toMatchObject([
      { id, outcome: { status: 'failed', code: 'PROVIDER_REJECTED' } },
    ]);
  });
}
