import { randomUUID } from 'node:crypto';
import type { GroundedTexts } from '@placelore/contracts/discoveries.js';
import { articleOf, articlesOf, begin, bridge, commit, news, togglePublic, write, writings } from './article-writer.js';
import { type Creation, guest, someUser, WORKER } from './content-service.js';
import { content, useContent } from './played-worker.js';

useContent();

const bridgeOfHoiAn = {
  title: 'Japanese Covered Bridge',
  description: 'A bridge with a temple on it.',
  location: 'Hoi An, Vietnam',
  category: 'Architecture' as const,
  latitude: 15.877,
  longitude: 108.326,
  facts: ['It is on the banknote of 20,000 dong.'],
  nearbyAttractions: [],
};
const create = (creation: Creation) => content.post('/internal/discoveries', WORKER, creation);
/** A discovery of a user, public from the start, and how it is corrected. */
async function publicDiscovery() {
  const me = someUser();
  const creation = await content.creation({ userId: me.userId, username: 'ada' });
  const id: number = (await create(creation)).body.discoveryId;
  return { me, id, creation, correct: (revision = 1) => create({ ...creation, ...bridgeOfHoiAn, revision }) };
}
const tower = (): GroundedTexts => {
  const guide = bridge();
  return {
    ...guide,
    place: { ...guide.place, name: 'Eiffel Tower', city: 'Paris', country: 'France' },
    texts: { ...guide.texts, title: 'Eiffel Tower' },
  };
};
const read = async (slug: string) => {
  const { status, headers } = await content.get(`/api/articles/${slug}/direct`, someUser());
  return [status, headers.location ?? null];
};

describe('a later correction', () => {
  it('changes what the same discovery says, and nothing else of it', async () => {
    const { me, id, correct } = await publicDiscovery();
    const [before] = (await content.get('/api/discoveries', me)).body;
    expect((await correct()).body.discoveryId).toBe(id);
    const after = (await content.get('/api/discoveries', me)).body;
    expect(after).toEqual([
      { ...before, ...bridgeOfHoiAn, latitude: '15.877000', longitude: '108.326000', culturalInfo: expect.any(String) },
    ]);
  });

  it('is made once, however often and in whatever order it is repeated', async () => {
    const { me, id, creation, correct } = await publicDiscovery();
    await write(id, tower());
    const answers = await Promise.all(Array.from({ length: 6 }, () => correct(2)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await create({ ...creation, title: 'Late', revision: 1 });
    await create(creation);
    const own = (await content.get('/api/discoveries', me)).body;
    expect(own).toMatchObject([{ id, title: 'Japanese Covered Bridge' }]);
    expect(await writings(id)).toHaveLength(1);
  });

  it('makes the discovery of a photo in which nothing was identified before', async () => {
    const visitorId = randomUUID();
    await create({ ...(await content.creation({ visitorId })), ...bridgeOfHoiAn, revision: 1 });
    expect((await content.get('/api/discoveries', guest(visitorId))).body).toMatchObject([
      { title: 'Japanese Covered Bridge' },
    ]);
  });

  it('does not bring back what its owner deleted', async () => {
    const { me, id, correct } = await publicDiscovery();
    await content.delete(`/api/discoveries/${id}`, me);
    expect((await correct()).body.code).toBe('DISCOVERY_NOT_FOUND');
    expect((await content.get('/api/discoveries', me)).body).toEqual([]);
  });

  it('and the request for its article are both there or neither', async () => {
    const { me, id, correct } = await publicDiscovery();
    await write(id, tower());
    await content.dataSource.query(
      `alter table work_requests add constraint none check (job <> 'article.write') not valid`,
    );
    try {
      expect((await correct()).status).toBe(500);
    } finally {
      await content.dataSource.query('alter table work_requests drop constraint none');
    }
    expect((await content.get('/api/discoveries', me)).body).toMatchObject([{ title: 'Eiffel Tower' }]);
    expect((await correct()).status).toBe(200);
    expect(await writings(id)).toHaveLength(1);
  });
});

describe('the article about a discovery that was corrected', () => {
  it('is written anew, and its former address leads to the new one', async () => {
    const { id, correct } = await publicDiscovery();
    await write(id, tower());
    const former = await articleOf(id);
    expect(former.slug).toBe('eiffel-tower');
    await correct();
    expect(await read('eiffel-tower')).toEqual([200, null]);
    await write(id);
    expect(await articleOf(id)).toMatchObject({
      id: former.id,
      slug: 'japanese-covered-bridge',
      title: 'Japanese Covered Bridge',
      is_public: true,
    });
    const [status, location] = await read('eiffel-tower');
    expect([status, location]).toEqual([301, '/api/articles/japanese-covered-bridge/direct']);
    expect((await news()).slice(-2).sort()).toEqual(['changed japanese-covered-bridge', 'withdrawn eiffel-tower']);
    expect(await writings(id)).toEqual([]);
  });

  it('has its own slug when another article has that of the title, and its former one after the way back', async () => {
    const other = await publicDiscovery();
    await write(other.id, bridge());
    const { id, correct } = await publicDiscovery();
    await write(id, tower());
    await correct(1);
    await write(id);
    expect((await articleOf(id)).slug).toBe('japanese-covered-bridge-2');
    await correct(2);
    await write(id, tower());
    expect((await articleOf(id)).slug).toBe('eiffel-tower');
    expect((await read('japanese-covered-bridge-2'))[0]).toBe(301);
  });

  it('is not what was being written about the former place', async () => {
    const { id, correct } = await publicDiscovery();
    const [workRequestId] = await writings(id);
    await begin(id, workRequestId!);
    await correct();
    expect(await writings(id)).toEqual([workRequestId]);
    expect((await commit(id, workRequestId!, tower(), 0)).status).toBe(204);
    expect(await articlesOf(id)).toEqual([]);
    await write(id);
    expect(await articlesOf(id)).toMatchObject([{ title: 'Japanese Covered Bridge' }]);
    expect(await writings(id)).toEqual([]);
  });

  it('stays hidden with its discovery, and is published once it is written anew', async () => {
    const { id, correct } = await publicDiscovery();
    await write(id, tower());
    await togglePublic(id, false);
    await correct();
    expect(await writings(id)).toEqual([]);
    await togglePublic(id, true);
    expect(await articlesOf(id)).toMatchObject([{ title: 'Eiffel Tower', is_public: false }]);
    await write(id);
    expect(await articlesOf(id)).toMatchObject([{ title: 'Japanese Covered Bridge', is_public: true }]);
  });

  it('of a guest, which an admin approved, is hidden until one has seen what it says now', async () => {
    const creation = await content.creation({ userId: null, username: null, visitorId: randomUUID() });
    const id: number = (await create(creation)).body.discoveryId;
    await togglePublic(id, true);
    await write(id, tower());
    expect(await articlesOf(id)).toMatchObject([{ is_public: true }]);
    await create({ ...creation, ...bridgeOfHoiAn, revision: 1 });
    expect(await articlesOf(id)).toMatchObject([{ title: 'Eiffel Tower', is_public: false }]);
    expect(await writings(id)).toEqual([]);
    await togglePublic(id, true);
    await write(id);
    expect(await articlesOf(id)).toMatchObject([{ title: 'Japanese Covered Bridge', is_public: true }]);
  });
});
