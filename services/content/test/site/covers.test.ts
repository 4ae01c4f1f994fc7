import { randomUUID } from 'node:crypto';
import type { CoverVariant } from '@placelore/contracts/content/covers.js';
import { duskCoverUrl, mediumImageUrl } from '@placelore/contracts/content/image-sizes.js';
import sharp from 'sharp';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import { CoverAssignment } from '../../src/site/covers/cover-assignment.js';
import { buildArticle, buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import { createArticle, drawCover, editArticle, plainImage, runImageJob } from '../support/image-job-driver.js';
import { content, countJobs, countWaiters, failJob, findOpenJobs, useContent } from '../support/simulated-worker.js';

useContent();

const GUEST = buildGuest(randomUUID());
/** Requests an image while a worker draws it. */
async function drawAndFetch(url: string, color?: string) {
  const [response] = await Promise.all([content.get(url, GUEST), runImageJob('cover.draw', drawCover(color))]);
  return response;
}
const DAY: CoverVariant = { light: 'day', size: 'photo' };
const idIn = (imageUrl: string) => imageUrl.split('/')[3]!;

describe('cover of an article without a photo', () => {
  it('is drawn on the first request in each size, and stored', async () => {
    const { imageUrl, thumbnailUrl } = await createArticle();
    for (const [url, size] of [
      [imageUrl, { width: 1200, height: 800 }],
      [mediumImageUrl(imageUrl)!, { width: 800, height: 533 }],
      [thumbnailUrl!, { width: 400, height: 267 }],
    ] as const) {
      const first = await drawAndFetch(url);
      expect(first.status).toBe(200);
      expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, no-cache' });
      expect(await sharp(first.body).metadata()).toMatchObject({ format: 'webp', ...size });
      expect((await content.get(url, buildGuest(null))).status).toBe(200);
    }
    const jpeg = await content.get(imageUrl, buildGuest(null), { accept: 'image/jpeg' });
    expect(await sharp(jpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    expect(await countJobs('cover.draw')).toBe(3);
  });

  it('is drawn once for twenty simultaneous requests', async () => {
    const { imageUrl } = await createArticle();
    const pendingRequests = Array.from({ length: 20 }, () => content.get(imageUrl, GUEST));
    const committed = await runImageJob('cover.draw', async (open) => {
      await eventually(() => countWaiters(open.id) === 20);
      return drawCover()(open);
    });
    expect(committed.status).toBe(204);
    const responses = await Promise.all(pendingRequests);
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await countJobs('cover.draw')).toBe(1);
  });

  it('has a view at dusk in every size', async () => {
    const { imageUrl, thumbnailUrl } = await createArticle();
    const duskUrls = [imageUrl, mediumImageUrl(imageUrl)!, thumbnailUrl!].map((url) => duskCoverUrl(url)!);
    const pictures = [];
    for (const url of duskUrls) pictures.push(await sharp((await drawAndFetch(url)).body).metadata());
    expect(pictures.map(({ width }) => width)).toEqual([1200, 800, 400]);
    expect((await sharp((await content.get(duskUrls[0]!, GUEST)).body).stats()).channels[0]!.mean).toBeLessThan(40);
    expect((await sharp((await drawAndFetch(imageUrl)).body).stats()).channels[0]!.mean).toBeGreaterThan(40);
    expect(await countJobs('cover.draw')).toBe(4);
  });

  it('depends on title, location, category and position', async () => {
    const { imageUrl } = await createArticle({ latitude: 54.5, title: 'Old castle' });
    const { body } = await content.post(`/internal/covers/${idIn(imageUrl)}/read`, WORKER, DAY);
    expect(body).toEqual({
      seed: idIn(imageUrl),
      title: 'Old castle',
      location: 'Kiel, Germany',
      category: 'Landmark',
      placeType: null,
      position: { latitude: 54.5, longitude: 10.2 },
    });
  });

  it('is not drawn again when it was finished a moment before', async () => {
    const { imageUrl } = await createArticle();
    await drawAndFetch(imageUrl);
    const { status, body } = await content.post(`/internal/covers/${idIn(imageUrl)}/read`, WORKER, DAY);
    expect([status, body]).toEqual([200, null]);
    const dusk = await content.post(`/internal/covers/${idIn(imageUrl)}/read`, WORKER, { ...DAY, light: 'dusk' });
    expect(dusk.body).toMatchObject({ seed: idIn(imageUrl) });
  });

  it('returns 404 without a job when no article has it', async () => {
    const none = `3-${'0'.repeat(32)}`;
    const sizes = ['photo', 'medium', 'thumbnail', 'dusk-photo'].map((size) => `/objects/covers/${none}/${size}.webp`);
    for (const path of [...sizes, '/objects/covers/x/photo.webp', '/objects/covers']) {
      expect((await content.get(path, buildUser({ isAdmin: true }))).body.code).toBe('OBJECT_NOT_FOUND');
    }
    expect((await content.post(`/internal/covers/${none}/read`, WORKER, DAY)).body.code).toBe('OBJECT_NOT_FOUND');
    expect(await countJobs('cover.draw')).toBe(0);
  });

  it('of a private article is visible to admins only, even after it was drawn', async () => {
    const { imageUrl } = await createArticle({ isPublic: false });
    for (const actor of [GUEST, buildUser()]) {
      for (const url of [imageUrl, mediumImageUrl(imageUrl)!, duskCoverUrl(imageUrl)!])
        expect((await content.get(url, actor)).status).toBe(404);
    }
    expect(await countJobs('cover.draw')).toBe(0);
    const admin = buildUser({ isAdmin: true });
    const [response] = await Promise.all([content.get(imageUrl, admin), runImageJob('cover.draw', drawCover())]);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    for (const url of [imageUrl, mediumImageUrl(imageUrl)!]) expect((await content.get(url, GUEST)).status).toBe(404);
  });

  it('returns UNAVAILABLE when drawing fails, and is drawn on the next request', async () => {
    const { imageUrl } = await createArticle();
    const [response] = await Promise.all([
      content.get(imageUrl, GUEST),
      runImageJob('cover.draw', failJob('INTERNAL')),
    ]);
    expect(response.body.code).toBe('UNAVAILABLE');
    expect((await drawAndFetch(imageUrl)).status).toBe(200);
  });

  it.each([
    ['no image', async () => Buffer.from('not an image')],
    ['a PNG', () => plainImage('#fff').png().toBuffer()],
    ['another size', () => plainImage('#fff', { width: 600, height: 400 }).webp().toBuffer()],
    ['no end', async () => (await plainImage('#fff').webp().toBuffer()).subarray(0, -8)],
  ])('is rejected when the worker sends %s, and the job stays open', async (_label, make) => {
    const { imageUrl } = await createArticle();
    const pendingRequest = content.get(imageUrl, GUEST);
    const picture = (await make()).toString('base64');
    await runImageJob('cover.draw', async ({ id, payload }) => {
      const path = `/internal/covers/${payload.coverId}/commit`;
      const rejection = await content.post(path, WORKER, {
        jobRequestId: id,
        light: payload.light,
        size: payload.size,
        picture,
      });
      expect(rejection.body.code).toBe('IMAGE_UNREADABLE');
    });
    await runImageJob('cover.draw', drawCover());
    expect((await pendingRequest).status).toBe(200);
  });
});

describe('cover assignment', () => {
  it('keeps the cover when text or slug changes', async () => {
    const { id, imageUrl, thumbnailUrl } = await createArticle();
    const same = { imageUrl, thumbnailUrl };
    expect(await editArticle(id, { content: '<p>New.</p>' })).toMatchObject(same);
    expect(await editArticle(id, { slug: `another-${id}` })).toMatchObject(same);
    expect(await editArticle(id, { imageUrl: '', thumbnailUrl: null })).toMatchObject(same);
  });

  it('changes the cover with title, position and category, and drops the former one', async () => {
    const { id, imageUrl } = await createArticle();
    const seenUrls = [imageUrl];
    for (const change of [
      { latitude: -33.8568, longitude: 151.2153 },
      { title: 'Another' },
      { category: 'Beach' as const },
      { latitude: null, longitude: null },
    ]) {
      seenUrls.push((await editArticle(id, change)).imageUrl);
    }
    expect(new Set(seenUrls).size).toBe(5);
    expect((await content.get(imageUrl, GUEST)).status).toBe(404);
  });

  it('leaves an article with a photo alone until the photo is removed', async () => {
    const photo = { imageUrl: '/objects/discoveries/x/photo.webp', thumbnailUrl: '/objects/discoveries/x/t.webp' };
    const { id, ...article } = await createArticle(photo);
    expect(article).toMatchObject(photo);
    expect(await editArticle(id, { latitude: 1, longitude: 1 })).toMatchObject(photo);
    expect((await editArticle(id, { imageUrl: '', thumbnailUrl: null })).imageUrl).toMatch(/^\/objects\/covers\/\d+-/);
    expect(await editArticle(id, photo)).toMatchObject(photo);
  });

  it('assigns an own cover without a position, and a shared one at the same place', async () => {
    const noPosition = { latitude: null, longitude: null, nearbyAttractions: [] };
    const here = { latitude: 1, longitude: 2, title: 'Here' };
    const [a, b, c, d] = [
      await createArticle(noPosition),
      await createArticle(noPosition),
      await createArticle(here),
      await createArticle(here),
    ];
    expect(a.imageUrl).not.toBe(b.imageUrl);
    expect(c.imageUrl).toBe(d.imageUrl);
    await content.dataSource.query('update articles set is_public = false where id = $1', [c.id]);
    expect((await drawAndFetch(d.imageUrl)).status).toBe(200);
  });

  it('assigns covers to articles of earlier releases once, except those with a photo', async () => {
    const old = `/objects/covers/0-${'a'.repeat(32)}/photo.webp`;
    const articles = [{ imageUrl: '' }, { imageUrl: old }, { imageUrl: '/objects/discoveries/y/photo.webp' }];
    const ids = await content.insertArticles(articles.map((article) => buildArticle(article)));
    const fresh = await createArticle();
    const assign = () => content.app.get(CoverAssignment).assignAll();
    const rows = () =>
      content.dataSource.query(
        'select image_url, thumbnail_url, updated_at from articles order by array_position($1::int[], id)',
        [[...ids, fresh.id]],
      );
    await Promise.all([assign(), assign()]);
    const first = await rows();
    expect(first.map((row: { image_url: string }) => row.image_url)).toEqual([
      expect.stringMatching(/^\/objects\/covers\/\d+-[0-9a-f]{32}\/photo\.webp$/),
      first[0].image_url,
      articles[2]!.imageUrl,
      fresh.imageUrl,
    ]);
    expect(first[1].thumbnail_url).toBe(first[0].image_url.replace('photo', 'thumbnail'));
    expect((await findOpenJobs('article-index.rebuild')).length).toBe(1);
    await content.deleteRows('job_requests');
    await assign();
    expect(await rows()).toEqual(first);
    expect(await findOpenJobs('article-index.rebuild')).toEqual([]);
    expect(await findOpenJobs('cover.draw')).toEqual([]);
  });
});
