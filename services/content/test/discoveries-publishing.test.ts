import { randomUUID } from 'node:crypto';
import { discovery as discoverySchema } from '@placelore/contracts/discoveries.js';
import { Article } from '../src/articles/article.entity.js';
import { sharedPageOf, shareIdOf, shareKey } from '../src/shares/shared-page.js';
import {
  admin,
  articleOf,
  articlesOf,
  guestsDiscovery,
  news,
  togglePublic,
  write,
  writings,
} from './article-writer.js';
import { type Creation, guest, someUser, WORKER } from './content-service.js';
import { provenance } from './guide-worker.js';
import { content, useContent } from './played-worker.js';

useContent();

const anybody = guest(null);
const read = (slug: string) => content.get(`/api/articles/${slug}/direct`, anybody);

describe('publishing a discovery', () => {
  it('asks, once, for its article, which is then public with the discovery’s pictures', async () => {
    const id = await guestsDiscovery();
    const { status, body } = await togglePublic(id, true);
    expect(status).toBe(200);
    expect(discoverySchema.strict().parse(body)).toMatchObject({ id, isPublic: true, articleId: null });
    await togglePublic(id, true);
    expect(await writings(id)).toHaveLength(1);

    await write(id);
    const article = await articleOf(id);
    const again = (await togglePublic(id, true)).body;
    expect(again).toMatchObject({ articleId: article.id, articleSlug: 'japanese-covered-bridge' });
    expect((await read('japanese-covered-bridge')).body).toMatchObject({
      title: 'Japanese Covered Bridge',
      location: 'Hoi An, Vietnam',
      latitude: '15.879400',
      contentSource: 'photo_upload',
      isPublic: true,
      imageUrl: body.imageUrl,
      thumbnailUrl: body.thumbnailUrl,
      writing: provenance,
      verification: { statements: expect.any(Number) },
    });
    expect(await writings(id, 'all')).toHaveLength(1);
    expect(await news()).toEqual(['published japanese-covered-bridge']);
  });

  it('happens by itself for a user’s safe photo, in the same transaction', async () => {
    const { userId } = someUser();
    const { discoveryId } = await content.make({ userId });
    expect(await writings(discoveryId)).toHaveLength(1);
    const { discoveryId: unchecked } = await content.make({ userId }, { safety: 'unchecked' });
    expect(await writings(unchecked)).toEqual([]);

    // The discovery cannot be committed, and then nothing may have been asked for.
    const creation = await content.creation({ userId });
    await content.dataSource.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
      create constraint trigger refuse after insert on discoveries deferrable initially deferred
        for each row execute function refuse()`);
    try {
      expect((await content.post('/internal/discoveries', WORKER, creation)).status).toBe(500);
    } finally {
      await content.dataSource.query('drop function refuse cascade');
    }
    const asked = () => content.dataSource.query(`select id from work_requests where job = 'article.write'`);
    expect(await asked()).toHaveLength(1);
    expect((await content.post('/internal/discoveries', WORKER, creation)).status).toBe(200);
    expect(await asked()).toHaveLength(2);
  });

  it.each<[string, Partial<Creation>, string[]]>([
    ['a place that is not sure', { confidence: 0.59 }, ['confidence']],
    ['a creation that does not say how sure it is', { confidence: undefined } as never, ['confidence']],
    ['clues that contradict each other', { contradicted: true }, ['contradiction']],
    ['a photo nobody judged', { safety: 'unchecked' }, ['photo']],
    ['an unsafe photo of an unsure place', { safety: 'unsafe', confidence: 0.1 }, ['photo', 'confidence']],
  ])('does not happen by itself for %s, and the console says why', async (_, given, reasons) => {
    const { discoveryId } = await content.make({ userId: someUser().userId }, given);
    expect(await writings(discoveryId)).toEqual([]);
    const listed = await content.get('/api/admin/discoveries?limit=1', admin);
    expect(listed.body[0]).toMatchObject({ id: discoveryId, isPublic: false, reviewReasons: reasons });
    await togglePublic(discoveryId, false);
    expect((await content.get('/api/admin/discoveries?limit=1', admin)).body[0].reviewReasons).toEqual([]);
  });

  it('is refused for a photo that was found unsafe, and left to the admin for one nobody checked', async () => {
    const unsafe = await guestsDiscovery({ safety: 'unsafe' });
    const refused = await togglePublic(unsafe, true);
    expect([refused.status, refused.body.code]).toEqual([409, 'PHOTO_UNSAFE']);
    expect(await writings(unsafe)).toEqual([]);
    expect((await togglePublic(unsafe, false)).status).toBe(200);
    expect((await togglePublic(await guestsDiscovery({ safety: 'unchecked' }), true)).body.isPublic).toBe(true);
  });

  it('again publishes the article there is, and asks for none', async () => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    await write(id);
    await togglePublic(id, false);
    expect((await read('japanese-covered-bridge')).status).toBe(404);
    await togglePublic(id, true);
    expect((await read('japanese-covered-bridge')).status).toBe(200);
    expect(await writings(id, 'all')).toHaveLength(1);
    expect(await news()).toEqual(
      ['published', 'withdrawn', 'published'].map((change) => `${change} japanese-covered-bridge`),
    );
  });

  it('again asks again after the writing has failed', async () => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    const [failed] = await writings(id);
    const outcome = { status: 'failed', code: 'UNAVAILABLE', message: 'nobody there' };
    await content.post(`/internal/work-requests/${failed}/settle`, WORKER, { outcome });
    expect(await writings(id)).toEqual([]);
    await togglePublic(id, true);
    await write(id);
    expect(await articlesOf(id)).toHaveLength(1);
  });

  it('of an article alone is refused while its discovery is private', async () => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    await write(id);
    await togglePublic(id, false);
    const { id: articleId } = await articleOf(id);
    const path = `/api/admin/articles/${articleId}/toggle-visibility`;
    const refused = await content.patch(path, admin, { isPublic: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'DISCOVERY_PRIVATE']);
    await togglePublic(id, true);
    expect((await content.patch(path, admin, { isPublic: false })).body.isPublic).toBe(false);
    expect((await content.patch(path, admin, { isPublic: true })).body.isPublic).toBe(true);
  });
});

describe('deleting a discovery', () => {
  it('takes the share picture of its article along, which shows the photo', async () => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    await write(id);
    const key = shareKey(
      shareIdOf(sharedPageOf(await content.dataSource.manager.findOneByOrFail(Article, { discoveryId: id }))),
    );
    await content.storage.put(key, Buffer.from('x'), 'image/png');
    await content.delete(`/api/discoveries/${id}`, admin);
    const [{ payload }] = await content.dataSource.query(
      `select payload from work_requests where job = 'discovery.removed'`,
    );
    expect((await content.post('/internal/media/remove', WORKER, { keys: payload.mediaKeys })).status).toBe(204);
    expect(await content.storage.stat(key)).toBeNull();
  });

  it('removes its article in the same transaction, and tells places', async () => {
    const visitorId = randomUUID();
    const id = await guestsDiscovery({}, visitorId);
    await togglePublic(id, true);
    await write(id);
    expect((await content.delete(`/api/discoveries/${id}`, guest(visitorId))).status).toBe(204);
    expect((await read('japanese-covered-bridge')).status).toBe(404);
    expect(await news()).toEqual(['published japanese-covered-bridge', 'withdrawn japanese-covered-bridge']);
    const removals = await content.dataSource.query(`select id from work_requests where job = 'discovery.removed'`);
    expect(removals).toHaveLength(1);
  });

  it('keeps both when the end of the pictures cannot be asked for', async () => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    await write(id);
    const refuse = `alter table work_requests add constraint no_removals check (job <> 'discovery.removed')`;
    await content.dataSource.query(refuse);
    try {
      expect((await content.delete(`/api/discoveries/${id}`, admin)).status).toBe(500);
    } finally {
      await content.dataSource.query('alter table work_requests drop constraint no_removals');
    }
    expect((await read('japanese-covered-bridge')).status).toBe(200);
    expect(await news()).toHaveLength(1);
  });

  it('is refused by the table itself while the article stands', async () => {
    const id = await guestsDiscovery();
    await togglePublic(id, true);
    await write(id);
    const removal = content.dataSource.query('delete from discoveries where id = $1', [id]);
    await expect(removal).rejects.toThrow(/articles_discovery_id_fkey/);
  });
});

it('only admins publish', async () => {
  const visitorId = randomUUID();
  const owner = someUser({ visitorId });
  const { discoveryId } = await content.make({ userId: owner.userId, visitorId }, { safety: 'unchecked' });
  const callers = [null, guest(null), guest(visitorId), owner, someUser(), WORKER];
  const path = `/api/admin/discoveries/${discoveryId}/toggle-public`;
  const answers = await Promise.all(callers.map((who) => content.patch(path, who, { isPublic: true })));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 403, 403, 401]);
  expect(await writings(discoveryId)).toEqual([]);
  expect((await togglePublic(2_147_483_647, true)).body.code).toBe('DISCOVERY_NOT_FOUND');
  const wrong = await content.patch(path, admin, { isPublic: 'yes' });
  expect([wrong.status, wrong.body.details[0].field]).toEqual([400, 'isPublic']);
});
