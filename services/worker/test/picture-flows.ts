import { internalCovers, internalDrawing, internalShares } from '@placelore/contracts/covers.js';
import type { House } from './house.js';

const coverId = `1-${'a'.repeat(32)}`;
const shareId = 'b'.repeat(32);
const subject = { seed: coverId, category: 'Landmark', position: { latitude: 1, longitude: 2 }, neighbours: [] };
const card = { title: 'Lighthouse', location: 'Kiel, Germany', category: 'Landmark' };
const drawing = Buffer.from('a drawing').toString('base64');
const panel = Buffer.from('a panel').toString('base64');

/** The flows `cover.draw` and `share.draw`, in a house whose worker runs. */
export function pictureFlowTests(built: () => House): void {
  let house: House;
  beforeEach(() => {
    house = built();
    const { owners } = house;
    owners.reset();
    owners.on(internalCovers.read, () => subject);
    owners.on(internalDrawing.cover, () => ({ picture: drawing }));
    owners.on(internalDrawing.sharePanel, () => ({ picture: panel }));
    owners.on(internalCovers.commit, () => undefined);
    owners.on(internalShares.read, () => ({ card, cover: subject }));
    owners.on(internalShares.commit, () => undefined);
  });
  const ended = async (job: 'cover.draw' | 'share.draw', payload: object) => {
    const id = await house.queue(job, payload);
    return { id, end: await house.ended(job, id, 20_000) };
  };
  const drawCover = () => ended('cover.draw', { coverId });
  const drawShare = () => ended('share.draw', { shareId, slug: 'lighthouse' });

  it('a cover is read, drawn as it is told, and committed', async () => {
    const { id, end } = await drawCover();
    expect(end).toBe('completed');
    expect(house.owners.ids()).toEqual(['internalCovers.read', 'internalDrawing.cover', 'internalCovers.commit']);
    expect(house.owners.callsOf(internalDrawing.cover)[0]?.body).toEqual(subject);
    expect(house.owners.callsOf(internalCovers.commit)[0]).toMatchObject({
      params: { id: coverId },
      body: { workRequestId: id, picture: drawing },
    });
  });

  it.each([
    ['cover.draw', internalCovers.read, drawCover],
    ['share.draw', internalShares.read, drawShare],
  ] as const)('%s of a picture that is there already draws nothing and settles', async (job, read, draw) => {
    house.owners.on(read, () => null);
    const { id, end } = await draw();
    expect(end).toBe('completed');
    expect(house.owners.callsOf(internalDrawing.cover)).toEqual([]);
    expect(house.settlements(job)).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('a cover that no article has any longer fails at once, without a drawing', async () => {
    house.owners.failing(internalCovers.read, 'OBJECT_NOT_FOUND');
    const { id, end } = await drawCover();
    expect(end).toBe('failed');
    expect(house.owners.callsOf(internalCovers.read)).toHaveLength(1);
    expect(house.settlements('cover.draw')).toEqual([
      { id, outcome: { status: 'failed', code: 'OBJECT_NOT_FOUND', message: expect.any(String) } },
    ]);
  });

  it('a drawing board that is busy is asked again', async () => {
    house.owners.failing(internalDrawing.cover, 'UNAVAILABLE', 1);
    expect((await drawCover()).end).toBe('completed');
    expect(house.owners.callsOf(internalDrawing.cover)).toHaveLength(2);
    expect(house.owners.callsOf(internalCovers.commit)).toHaveLength(1);
  });

  it('a share picture is a panel over a drawn ground', async () => {
    const { id, end } = await drawShare();
    expect(end).toBe('completed');
    expect(house.owners.callsOf(internalDrawing.sharePanel)[0]?.body).toEqual(card);
    expect(house.owners.callsOf(internalShares.commit)[0]).toMatchObject({
      params: { shareId },
      body: { workRequestId: id, slug: 'lighthouse', panel, ground: drawing },
    });
  });

  it('a share picture of a page with a photo draws no ground', async () => {
    house.owners.on(internalShares.read, () => ({ card, cover: null }));
    expect((await drawShare()).end).toBe('completed');
    expect(house.owners.callsOf(internalDrawing.cover)).toEqual([]);
    expect(house.owners.callsOf(internalShares.commit)[0]?.body.ground).toBeNull();
  });
}
