import { randomUUID } from 'node:crypto';
import { mediumOf } from '@placelore/contracts/pictures.js';
import sharp from 'sharp';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { CoverAssignment } from '../src/covers/cover-assignment.js';
import { guest, someArticle, someUser, WORKER } from './content-service.js';
import { create, drawCover, edit, plain, work } from './picture-worker.js';
import { allWork, content, fail, openWork, useContent, waitersOf } from './played-worker.js';

useContent();

const anyone = guest(randomUUID());
/** Fetches a picture, with a worker that draws it when that is asked for. */
async function drawn(url: string, colour?: string) {
  const [answer] = await Promise.all([content.get(url, anyone), work('cover.draw', drawCover(colour))]);
  return answer;
}
const idIn = (imageUrl: string) => imageUrl.split('/')[3]!;

describe('the cover of an article without a photo', () => {
  it('is drawn for the first who looks, in every size, and kept', async () => {
    const { imageUrl, thumbnailUrl } = await create();
    const first = await drawn(imageUrl);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, no-cache',
    });
    expect(await sharp(first.body).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 800 });
    const small = await content.get(thumbnailUrl!, guest(null));
    expect(await sharp(small.body).metadata()).toMatchObject({ format: 'webp', width: 400, height: 267 });
    const medium = await content.get(mediumOf(imageUrl)!, guest(null));
    expect(await sharp(medium.body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 });
    const jpeg = await content.get(imageUrl, guest(null), { accept: 'image/jpeg' });
    expect(await sharp(jpeg.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    expect(await allWork('cover.draw')).toBe(1);
  });

  it('is drawn once for twenty who look at once, at any of its sizes', async () => {
    const { imageUrl, thumbnailUrl } = await create();
    const sizes = [imageUrl, mediumOf(imageUrl)!, thumbnailUrl!];
    const looking = Array.from({ length: 20 }, (_, n) => content.get(sizes[n % 3]!, anyone));
    const committed = await work('cover.draw', async (open) => {
      await eventually(() => waitersOf(open.id) === 20);
      return drawCover()(open);
    });
    expect(committed.status).toBe(204);
    const answers = await Promise.all(looking);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await allWork('cover.draw')).toBe(1);
  });

  it('is drawn for whoever first looks at its medium size', async () => {
    const { imageUrl } = await create();
    const medium = await drawn(mediumOf(imageUrl)!);
    expect(await sharp(medium.body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 });
    expect((await content.get(imageUrl, guest(null))).status).toBe(200);
  });

  it('that was stored before there was a medium size gets it of its photo, and is not drawn again', async () => {
    const { imageUrl } = await create();
    await drawn(imageUrl);
    const key = mediumOf(imageUrl)!.replace('/objects/', '');
    await content.storage.remove([key]);
    const { status, body } = await content.get(mediumOf(imageUrl)!, anyone);
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 533 });
    expect(await content.storage.stat(key)).toMatchObject({ size: body.length, contentType: 'image/webp' });
    expect(await allWork('cover.draw')).toBe(1);
  });

  it('shows position, neighbours and kind, and nothing that somebody wrote', async () => {
    const { imageUrl } = await create({ latitude: 54.5, title: 'Secret title' });
    const { body } = await content.post(`/internal/covers/${idIn(imageUrl)}/read`, WORKER, {});
    expect(body).toEqual({
      seed: idIn(imageUrl),
      category: 'Landmark',
      position: { latitude: 54.5, longitude: 10.2 },
      neighbours: [{ latitude: 54.4, longitude: 10.21 }],
    });
  });

  it('that was finished a moment ago is not drawn again', async () => {
    const { imageUrl } = await create();
    await drawn(imageUrl);
    const { status, body } = await content.post(`/internal/covers/${idIn(imageUrl)}/read`, WORKER, {});
    expect([status, body]).toEqual([200, null]);
  });

  it('that no article has is nobody’s work', async () => {
    const none = `1-${'0'.repeat(32)}`;
    const sizes = ['photo', 'medium', 'thumbnail'].map((size) => `/objects/covers/${none}/${size}.webp`);
    for (const path of [...sizes, '/objects/covers/x/photo.webp', '/objects/covers']) {
      expect((await content.get(path, someUser({ isAdmin: true }))).body.code).toBe('OBJECT_NOT_FOUND');
    }
    expect((await content.post(`/internal/covers/${none}/read`, WORKER, {})).body.code).toBe('OBJECT_NOT_FOUND');
    expect(await allWork('cover.draw')).toBe(0);
  });

  it('that is not published is for admins alone, also when it is drawn already', async () => {
    const { imageUrl } = await create({ isPublic: false });
    for (const who of [anyone, someUser()]) {
      for (const url of [imageUrl, mediumOf(imageUrl)!]) expect((await content.get(url, who)).status).toBe(404);
    }
    expect(await allWork('cover.draw')).toBe(0);
    const admin = someUser({ isAdmin: true });
    const [seen] = await Promise.all([content.get(imageUrl, admin), work('cover.draw', drawCover())]);
    expect(seen.headers['cache-control']).toBe('private, no-cache');
    for (const url of [imageUrl, mediumOf(imageUrl)!]) expect((await content.get(url, anyone)).status).toBe(404);
  });

  it('that could not be drawn is said to be away, and drawn when somebody looks again', async () => {
    const { imageUrl } = await create();
    const [answer] = await Promise.all([content.get(imageUrl, anyone), work('cover.draw', fail('INTERNAL'))]);
    expect(answer.body.code).toBe('UNAVAILABLE');
    expect((await drawn(imageUrl)).status).toBe(200);
  });

  it.each([
    ['no picture', async () => Buffer.from('not a picture')],
    ['a PNG', () => plain('#fff').png().toBuffer()],
    ['another size', () => plain('#fff', { width: 600, height: 400 }).webp().toBuffer()],
  ])('is refused when it is %s, and the work stays open', async (_what, make) => {
    const { imageUrl } = await create();
    const looking = content.get(imageUrl, anyone);
    const picture = (await make()).toString('base64');
    await work('cover.draw', async ({ id, payload }) => {
      const path = `/internal/covers/${payload.coverId}/commit`;
      const refused = await content.post(path, WORKER, { workRequestId: id, picture });
      expect(refused.body.code).toBe('IMAGE_UNREADABLE');
    });
    await work('cover.draw', drawCover());
    expect((await looking).status).toBe(200);
  });
});

describe('which cover an article has', () => {
  it('stays when its text, title or address change', async () => {
    const { id, imageUrl, thumbnailUrl } = await create();
    const same = { imageUrl, thumbnailUrl };
    expect(await edit(id, { title: 'Another', content: '<p>New.</p>' })).toMatchObject(same);
    expect(await edit(id, { slug: `another-${id}` })).toMatchObject(same);
    expect(await edit(id, { imageUrl: '', thumbnailUrl: null })).toMatchObject(same);
  });

  it('changes with position, neighbours and kind, and the former one is nobody’s', async () => {
    const { id, imageUrl } = await create();
    const seen = [imageUrl];
    for (const change of [
      { latitude: -33.8568, longitude: 151.2153 },
      { nearbyAttractions: [] },
      { category: 'Beach' as const },
      { latitude: null, longitude: null },
    ]) {
      seen.push((await edit(id, change)).imageUrl);
    }
    expect(new Set(seen).size).toBe(5);
    expect((await content.get(imageUrl, anyone)).status).toBe(404);
  });

  it('is none of one with a photo, until the photo is removed', async () => {
    const photo = { imageUrl: '/objects/discoveries/x/photo.webp', thumbnailUrl: '/objects/discoveries/x/t.webp' };
    const { id, ...article } = await create(photo);
    expect(article).toMatchObject(photo);
    expect(await edit(id, { latitude: 1, longitude: 1 })).toMatchObject(photo);
    expect((await edit(id, { imageUrl: '', thumbnailUrl: null })).imageUrl).toMatch(/^\/objects\/covers\/1-/);
    expect(await edit(id, photo)).toMatchObject(photo);
  });

  it('is its own without a position, and shared about the same place', async () => {
    const nowhere = { latitude: null, longitude: null, nearbyAttractions: [] };
    const here = { latitude: 1, longitude: 2 };
    const [a, b, c, d] = [await create(nowhere), await create(nowhere), await create(here), await create(here)];
    expect(a.imageUrl).not.toBe(b.imageUrl);
    expect(c.imageUrl).toBe(d.imageUrl);
    await content.dataSource.query('update articles set is_public = false where id = $1', [c.id]);
    expect((await drawn(d.imageUrl)).status).toBe(200);
  });

  it('is given to articles of earlier releases, once, and to nobody who has a photo', async () => {
    const old = `/objects/covers/0-${'a'.repeat(32)}/photo.webp`;
    const given = [{ imageUrl: '' }, { imageUrl: old }, { imageUrl: '/objects/discoveries/y/photo.webp' }];
    const ids = await content.insertArticles(given.map((one) => someArticle(one)));
    const fresh = await create();
    const assign = () => content.app.get(CoverAssignment).assignAll();
    const rows = () =>
      content.dataSource.query(
        'select image_url, thumbnail_url, updated_at from articles order by array_position($1::int[], id)',
        [[...ids, fresh.id]],
      );
    await Promise.all([assign(), assign()]);
    const first = await rows();
    expect(first.map((row: { image_url: string }) => row.image_url)).toEqual([
      expect.stringMatching(/^\/objects\/covers\/1-[0-9a-f]{32}\/photo\.webp$/),
      first[0].image_url,
      given[2]!.imageUrl,
      fresh.imageUrl,
    ]);
    expect(first[1].thumbnail_url).toBe(first[0].image_url.replace('photo', 'thumbnail'));
    await assign();
    expect(await rows()).toEqual(first);
    expect(await openWork('cover.draw')).toEqual([]);
  });
});
