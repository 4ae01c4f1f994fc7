import { internalCovers, internalDrawing, internalShares } from '@placelore/contracts/content/covers.js';
import { env, useWorker } from '../support/use-worker.js';

const coverId = `2-${'a'.repeat(32)}`;
const shareId = 'b'.repeat(32);
const subject = {
  seed: coverId,
  title: 'Lighthouse',
  location: 'Kiel, Germany',
  category: 'Landmark',
  placeType: null,
  position: { latitude: 1, longitude: 2 },
};
const card = { title: 'Lighthouse', location: 'Kiel, Germany', category: 'Landmark', credit: null };
const variant = { light: 'dusk', size: 'medium' };
const drawing = Buffer.from('a drawing').toString('base64');
const panel = Buffer.from('a panel').toString('base64');

useWorker();

describe('cover.draw and share.draw', () => {
  beforeEach(() => {
    const { services } = env;
    services.on(internalCovers.read, () => subject);
    services.on(internalDrawing.cover, () => ({ picture: drawing }));
    services.on(internalDrawing.sharePanel, () => ({ picture: panel }));
    services.on(internalCovers.commit, () => undefined);
    services.on(internalShares.read, () => ({ card, cover: subject }));
    services.on(internalShares.commit, () => undefined);
  });
  const runJob = async (job: 'cover.draw' | 'share.draw', payload: object) => {
    const id = await env.enqueue(job, payload);
    return { id, end: await env.waitForEnd(job, id, 20_000) };
  };
  const drawCover = () => runJob('cover.draw', { coverId, ...variant });
  const drawShare = () => runJob('share.draw', { shareId, slug: 'lighthouse' });

  it('reads, draws and commits a cover', async () => {
    const { id, end } = await drawCover();
    expect(end).toBe('completed');
    expect(env.services.getCalledIds()).toEqual([
      'internalCovers.read',
      'internalDrawing.cover',
      'internalCovers.commit',
    ]);
    expect(env.services.getCalls(internalDrawing.cover)[0]?.body).toEqual({ subject, variant });
    expect(env.services.getCalls(internalCovers.commit)[0]).toMatchObject({
      params: { id: coverId },
      body: { jobRequestId: id, ...variant, picture: drawing },
    });
  });

  it.each([
    ['cover.draw', internalCovers.read, drawCover],
    ['share.draw', internalShares.read, drawShare],
  ] as const)('finishes %s without drawing when the image exists', async (job, read, draw) => {
    env.services.on(read, () => null);
    const { id, end } = await draw();
    expect(end).toBe('completed');
    expect(env.services.getCalls(internalDrawing.cover)).toEqual([]);
    expect(env.getFinishCalls(job)).toEqual([{ id, outcome: { status: 'done' } }]);
  });

  it('fails at once without drawing when no article uses the cover', async () => {
    env.services.failWith(internalCovers.read, 'OBJECT_NOT_FOUND');
    const { id, end } = await drawCover();
    expect(end).toBe('failed');
    expect(env.services.getCalls(internalCovers.read)).toHaveLength(1);
    expect(env.getFinishCalls('cover.draw')).toEqual([
      { id, outcome: { status: 'failed', code: 'OBJECT_NOT_FOUND', message: expect.any(String) } },
    ]);
  });

  it('retries when the drawing service is busy', async () => {
    env.services.failWith(internalDrawing.cover, 'UNAVAILABLE', 1);
    expect((await drawCover()).end).toBe('completed');
    expect(env.services.getCalls(internalDrawing.cover)).toHaveLength(2);
    expect(env.services.getCalls(internalCovers.commit)).toHaveLength(1);
  });

  it('composes a share image from a panel and a drawn background', async () => {
    const { id, end } = await drawShare();
    expect(end).toBe('completed');
    expect(env.services.getCalls(internalDrawing.sharePanel)[0]?.body).toEqual(card);
    expect(env.services.getCalls(internalShares.commit)[0]).toMatchObject({
      params: { shareId },
      body: { jobRequestId: id, slug: 'lighthouse', panel, ground: drawing },
    });
  });

  it('composes a share image from the photo of the page without a drawn background', async () => {
    env.services.on(internalShares.read, () => ({ card, cover: null }));
    expect((await drawShare()).end).toBe('completed');
    expect(env.services.getCalls(internalDrawing.cover)).toEqual([]);
    expect(env.services.getCalls(internalShares.commit)[0]?.body.ground).toBeNull();
  });
});
