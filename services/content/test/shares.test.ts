import { randomUUID } from 'node:crypto';
import { SHARE_SIZE } from '@placelore/contracts/covers.js';
import sharp from 'sharp';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { DynamicArticle } from '../src/guides/dynamic-article.entity.js';
import { guest, someUser, WORKER } from './content-service.js';
import { create, edit, plain, type Work, work } from './picture-worker.js';
import { allWork, content, fail, useContent, waitersOf } from './played-worker.js';

useContent();

const anyone = guest(randomUUID());
const ask = (slug: string, headers = {}) => content.get(`/share/${slug}.png`, anyone, headers);

/** A panel that fills the left part, and is clear elsewhere. */
async function panel(): Promise<string> {
  const left = await plain('#ffffff', { width: 480, height: 630 }).png().toBuffer();
  const clear = { create: { ...SHARE_SIZE, channels: 4 as const, background: '#00000000' } };
  const whole = sharp(clear).composite([{ input: left, left: 0, top: 0 }]);
  return (await whole.png().toBuffer()).toString('base64');
}
/** Makes a share picture as the worker would: with a blue ground where one is asked for. */
async function make({ id, payload }: Work) {
  const { shareId, slug } = payload;
  const { body } = await content.post(`/internal/shares/${shareId}/read`, WORKER, { slug });
  const ground = body.cover ? (await plain('#0000ff').webp().toBuffer()).toString('base64') : null;
  const commit = { workRequestId: id, slug, panel: await panel(), ground };
  expect((await content.post(`/internal/shares/${shareId}/commit`, WORKER, commit)).status).toBe(204);
  return body;
}
async function made(slug: string) {
  const [answer, subject] = await Promise.all([ask(slug), work('share.draw', make)]);
  return { answer, subject };
}
async function colourAt(picture: Buffer, left: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top: 300, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

describe('the share picture of an article', () => {
  it('has the panel on the left and the drawn cover on the right, when there is no photo', async () => {
    const { slug, title, imageUrl } = await create();
    const { answer, subject } = await made(slug);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, no-cache' });
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'png', ...SHARE_SIZE });
    expect(await colourAt(answer.body, 100)).toEqual([255, 255, 255]);
    const [red, , blue] = await colourAt(answer.body, 900);
    expect([red! < 20, blue! > 240]).toEqual([true, true]);
    expect(subject.card).toEqual({ title, location: 'Kiel, Germany', category: 'Landmark' });
    expect(subject.cover.seed).toBe(imageUrl.split('/')[3]);
  });

  it('has the photo, or the cover that is drawn already', async () => {
    const key = `discoveries/${randomUUID()}/photo.webp`;
    await content.storage.put(key, await plain('#00aa00').webp().toBuffer(), 'image/webp');
    const { slug } = await create({ imageUrl: `/objects/${key}` });
    const { answer, subject } = await made(slug);
    expect(subject.cover).toBeNull();
    const [red, green] = await colourAt(answer.body, 900);
    expect([red! < 20, green! > 150]).toEqual([true, true]);
  });

  it('with a picture that is ours no longer, or never was, gets a drawn ground', async () => {
    for (const imageUrl of [
      '/objects/discoveries/gone/photo.webp',
      'https://elsewhere.example/a.jpg',
      '/objects/../x',
    ]) {
      const { slug } = await create({ imageUrl });
      expect((await made(slug)).answer.status).toBe(200);
    }
  });

  it('is made once for twenty who ask at once, and kept', async () => {
    const { slug } = await create();
    const asking = Array.from({ length: 20 }, () => ask(slug));
    await work('share.draw', async (open) => {
      await eventually(() => waitersOf(open.id) === 20);
      return make(open);
    });
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { headers } = await ask(slug);
    const again = await ask(slug, { 'if-none-match': headers.etag });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
    expect(await allWork('share.draw')).toBe(1);
  });

  it('is another one with another title, location, or photo', async () => {
    const { id, slug } = await create();
    await made(slug);
    for (const change of [{ title: 'New' }, { location: 'Lübeck, Germany' }, { imageUrl: '/objects/a/b.webp' }]) {
      await edit(id, change);
      expect((await made(slug)).answer.status).toBe(200);
    }
    await edit(id, { content: '<p>Other.</p>' });
    expect((await ask(slug)).status).toBe(200);
    expect(await allWork('share.draw')).toBe(4);
  });

  it('is none of a page that is not there or not published', async () => {
    const { slug } = await create({ isPublic: false });
    for (const path of [slug, 'never-was', 'dynamic-never-was']) {
      for (const who of [anyone, someUser(), someUser({ isAdmin: true })]) {
        const { status, body } = await content.get(`/share/${path}.png`, who);
        expect([status, body.code]).toEqual([404, 'ARTICLE_NOT_FOUND']);
      }
    }
    expect((await ask('UPPER')).status).toBe(400);
    expect(await allWork('share.draw')).toBe(0);
  });

  it('has moved with its page', async () => {
    const { id, slug } = await create();
    await edit(id, { slug: `moved-${id}` });
    const { status, headers } = await ask(slug);
    expect([status, headers.location]).toEqual([301, `/share/moved-${id}.png`]);
  });

  it('of a page that changed meanwhile is not made', async () => {
    const { id, slug } = await create();
    const asking = ask(slug);
    await work('share.draw', async (open) => {
      await edit(id, { title: 'Changed' });
      const { body } = await content.post(`/internal/shares/${open.payload.shareId}/read`, WORKER, { slug });
      expect(body.code).toBe('OBJECT_NOT_FOUND');
      return fail('OBJECT_NOT_FOUND')(open);
    });
    expect((await asking).body.code).toBe('UNAVAILABLE');
    expect((await made(slug)).answer.status).toBe(200);
  });
});

it('a dynamic guide has a share picture until it expires', async () => {
  const slug = 'dynamic-hoi-an';
  await content.dataSource.manager.insert(DynamicArticle, {
    query: 'Hoi An',
    normalizedQuery: 'hoi an',
    slug,
    title: 'Hoi An',
    metaDescription: 'm',
    description: 'd',
    location: 'Hoi An, Vietnam',
    category: 'Cultural Site',
    culturalSignificance: 'c',
    travelTips: [],
    nearbyAttractions: [],
    bestTimeToVisit: null,
    recommendationLevel: 'low',
    placeKind: 'city',
    placeProvider: 'embedded',
    latitude: '15.879400',
    longitude: '108.335000',
    content: '<p>c</p>',
    writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
    verification: { statements: 0, verified: 0, dropped: 0 },
    expiresAt: new Date(Date.now() + 60_000),
  } as never);
  const { answer, subject } = await made(slug);
  expect(answer.status).toBe(200);
  expect(subject.cover.position).toEqual({ latitude: 15.8794, longitude: 108.335 });
  await content.dataSource.query(
    `update dynamic_articles set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'`,
  );
  expect((await ask(slug)).status).toBe(404);
});
