import { randomUUID } from 'node:crypto';
import { SHARE_SIZE } from '@placelore/contracts/content/covers.js';
import { EMPTY_KNOWLEDGE } from '@placelore/contracts/places/knowledge.js';
import sharp from 'sharp';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { DynamicArticle } from '../../src/guides/dynamic-article.entity.js';
import { buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import { createArticle, editArticle, type ImageJob, plainImage, runImageJob } from '../support/image-job-driver.js';
import { content, countJobs, countWaiters, failJob, useContent } from '../support/simulated-worker.js';

useContent();

const GUEST = buildGuest(randomUUID());
const fetchShareImage = (slug: string, headers = {}) => content.get(`/share/${slug}.png`, GUEST, headers);

/** Creates a panel that fills the left part and is transparent on the right. */
async function createPanel(): Promise<string> {
  const left = await plainImage('#ffffff', { width: 480, height: 630 }).png().toBuffer();
  const clear = { create: { ...SHARE_SIZE, channels: 4 as const, background: '#00000000' } };
  const composite = sharp(clear).composite([{ input: left, left: 0, top: 0 }]);
  return (await composite.png().toBuffer()).toString('base64');
}
/** Creates a share image as the worker does, with a blue background if one is requested. */
async function composeImage({ id, payload }: ImageJob) {
  const { shareId, slug } = payload;
  const { body } = await content.post(`/internal/shares/${shareId}/read`, WORKER, { slug });
  const ground = body.cover ? (await plainImage('#0000ff').webp().toBuffer()).toString('base64') : null;
  const commit = { jobRequestId: id, slug, panel: await createPanel(), ground };
  expect((await content.post(`/internal/shares/${shareId}/commit`, WORKER, commit)).status).toBe(204);
  return body;
}
async function requestAndCompose(slug: string) {
  const [response, subject] = await Promise.all([fetchShareImage(slug), runImageJob('share.draw', composeImage)]);
  return { answer: response, subject };
}
async function readColor(image: Buffer, left: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left, top: 300, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

describe('share image of an article', () => {
  it('has the panel on the left and the drawn cover on the right without a photo', async () => {
    const { slug, title, imageUrl } = await createArticle();
    const { answer: response, subject } = await requestAndCompose(slug);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, no-cache' });
    expect(await sharp(response.body).metadata()).toMatchObject({ format: 'png', ...SHARE_SIZE });
    expect(await readColor(response.body, 100)).toEqual([255, 255, 255]);
    const [red, , blue] = await readColor(response.body, 900);
    expect([red! < 20, blue! > 240]).toEqual([true, true]);
    expect(subject.card).toEqual({ title, location: 'Kiel, Germany', category: 'Landmark', credit: null });
    expect(subject.cover.seed).toBe(imageUrl.split('/')[3]);
  });

  it('has the photo on the right', async () => {
    const key = `discoveries/${randomUUID()}/photo.webp`;
    await content.storage.put(key, await plainImage('#00aa00').webp().toBuffer(), 'image/webp');
    const { slug } = await createArticle({ imageUrl: `/objects/${key}` });
    const { answer: response, subject } = await requestAndCompose(slug);
    expect(subject.cover).toBeNull();
    const [red, green] = await readColor(response.body, 900);
    expect([red! < 20, green! > 150]).toEqual([true, true]);
  });

  it('has a drawn background when its image is missing or external', async () => {
    for (const imageUrl of [
      '/objects/discoveries/gone/photo.webp',
      'https://elsewhere.example/a.jpg',
      '/objects/../x',
    ]) {
      const { slug } = await createArticle({ imageUrl });
      expect((await requestAndCompose(slug)).answer.status).toBe(200);
    }
  });

  it('is drawn once for twenty simultaneous requests, and stored', async () => {
    const { slug } = await createArticle();
    const pendingResponses = Array.from({ length: 20 }, () => fetchShareImage(slug));
    await runImageJob('share.draw', async (open) => {
      await eventually(() => countWaiters(open.id) === 20);
      return composeImage(open);
    });
    expect((await Promise.all(pendingResponses)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { headers } = await fetchShareImage(slug);
    const again = await fetchShareImage(slug, { 'if-none-match': headers.etag });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
    expect(await countJobs('share.draw')).toBe(1);
  });

  it('is drawn again after a change of title, location or photo', async () => {
    const { id, slug } = await createArticle();
    await requestAndCompose(slug);
    for (const change of [{ title: 'New' }, { location: 'Lübeck, Germany' }, { imageUrl: '/objects/a/b.webp' }]) {
      await editArticle(id, change);
      expect((await requestAndCompose(slug)).answer.status).toBe(200);
    }
    await editArticle(id, { content: '<p>Other.</p>' });
    expect((await fetchShareImage(slug)).status).toBe(200);
    expect(await countJobs('share.draw')).toBe(4);
  });

  it('returns 404 for unknown and private pages', async () => {
    const { slug } = await createArticle({ isPublic: false });
    for (const path of [slug, 'never-was', 'dynamic-never-was']) {
      for (const actor of [GUEST, buildUser(), buildUser({ isAdmin: true })]) {
        const { status, body } = await content.get(`/share/${path}.png`, actor);
        expect([status, body.code]).toEqual([404, 'ARTICLE_NOT_FOUND']);
      }
    }
    expect((await fetchShareImage('UPPER')).status).toBe(400);
    expect(await countJobs('share.draw')).toBe(0);
  });

  it('redirects with its page', async () => {
    const { id, slug } = await createArticle();
    await editArticle(id, { slug: `moved-${id}` });
    const { status, headers } = await fetchShareImage(slug);
    expect([status, headers.location]).toEqual([301, `/share/moved-${id}.png`]);
  });

  it('is not drawn for a page that changed during the job', async () => {
    const { id, slug } = await createArticle();
    const pendingResponse = fetchShareImage(slug);
    await runImageJob('share.draw', async (open) => {
      await editArticle(id, { title: 'Changed' });
      const { body } = await content.post(`/internal/shares/${open.payload.shareId}/read`, WORKER, { slug });
      expect(body.code).toBe('OBJECT_NOT_FOUND');
      return failJob('OBJECT_NOT_FOUND')(open);
    });
    expect((await pendingResponse).body.code).toBe('UNAVAILABLE');
    expect((await requestAndCompose(slug)).answer.status).toBe(200);
  });
});

it('share image of a dynamic guide: is returned until the guide expires', async () => {
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
    isThin: true,
    placeKind: 'city',
    placeProvider: 'embedded',
    latitude: '15.879400',
    longitude: '108.335000',
    content: '<p>c</p>',
    writing: { provider: 'embedded', model: null, promptVersion: null, note: null },
    verification: { sentences: [], omitted: 0 },
    knowledge: EMPTY_KNOWLEDGE,
    expiresAt: new Date(Date.now() + 60_000),
  } as never);
  const { answer: response, subject } = await requestAndCompose(slug);
  expect(response.status).toBe(200);
  expect(subject.cover.position).toEqual({ latitude: 15.8794, longitude: 108.335 });
  await content.dataSource.query(
    `update dynamic_articles set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'`,
  );
  expect((await fetchShareImage(slug)).status).toBe(404);
});
