import { randomUUID } from 'node:crypto';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';

/** Where a photo was taken. */
const PHOTO = { latitude: '41.887913', longitude: '12.513927' };
const NEIGHBORS = [{ name: 'Colosseum', distance: '1.8 km', coordinates: { lat: 41.8902, lng: 12.4922 } }];

let content: ContentTestService;
const query = (sql: string, values: unknown[] = []) => content.dataSource.query(sql, values);

/** A hidden discovery that waits for its place to be located again. */
async function insertHiddenDiscovery(userId: number, publish: boolean, safety = 'safe'): Promise<number> {
  const [{ id }] = await query(
    `insert into discoveries (user_id, username, analysis_id, title, description, cultural_info, category, location,
       exact_place, facts, nearby_attractions, safety, source, article_revision)
     values ($1, 'ada', $2, 'Rome', 'A town. It is 1.8 km from the Colosseum.', '', 'Other', 'Rome, Italy', $3, $4, '[]',
       $5, 'file_upload', -1) returning id`,
    [
      userId,
      randomUUID(),
      JSON.stringify({
        latitude: Number(PHOTO.latitude),
        longitude: Number(PHOTO.longitude),
        nearbyAttractions: NEIGHBORS,
      }),
      ['It is a town.', 'The Colosseum is 1.8 km away.'],
      safety,
    ],
  );
  await query('insert into discovery_relocations (discovery_id, publish, write_article) values ($1, $2, $2)', [
    id,
    publish,
  ]);
  return id;
}

describe('relocating hidden discoveries', () => {
  const owner = buildUser();
  let town: number;
  let hidden: number;
  let unsafe: number;
  let withdrawn: number;

  beforeAll(async () => {
    content = await ContentTestService.start();
    town = await insertHiddenDiscovery(owner.userId, true);
    hidden = await insertHiddenDiscovery(owner.userId, false);
    unsafe = await insertHiddenDiscovery(owner.userId, true, 'unsafe');
    withdrawn = await insertHiddenDiscovery(owner.userId, true);
  });
  afterAll(() => content.stop());

  const own = async () => (await content.get('/api/discoveries', owner)).body as Discovery[];
  const listed = async () => (await content.get('/api/discoveries/public', buildGuest(null))).body as Discovery[];
  const next = async () => (await content.post('/internal/discoveries/relocations/next', WORKER, {})).body.discovery;
  const relocate = (id: number) =>
    content.post(`/internal/discoveries/${id}/relocate`, WORKER, {
      position: { latitude: 41.89193, longitude: 12.51133 },
      isSight: false,
      nearbyAttractions: [{ ...NEIGHBORS[0]!, distance: '1.6 km' }],
    });

  it('publishes what was public when its place is known, with the distances of that, and has its article written anew', async () => {
    expect(await next()).toMatchObject({ id: town, title: 'Rome', location: 'Rome, Italy', latitude: 41.887913 });
    expect((await relocate(town)).status).toBe(204);
    const shown = (await listed()).find(({ id }) => id === town);
    expect(shown).toMatchObject({
      latitude: '41.891930',
      longitude: '12.511330',
      description: 'A town.',
      facts: ['It is a town.'],
      nearbyAttractions: [{ name: 'Colosseum', distance: '1.6 km' }],
    });
    expect((await own()).find(({ id }) => id === town)).toMatchObject(PHOTO);
    const requested = await query(
      `select 1 from job_requests where job = 'article.write' and dedupe_key = $1 and finished_at is null`,
      [String(town)],
    );
    expect(requested).toHaveLength(1);
    expect((await next()).id).toBe(hidden);
    for (const isPublic of [true, false]) {
      const path = `/api/admin/discoveries/${withdrawn}/toggle-public`;
      expect((await content.patch(path, buildUser({ isAdmin: true }), { isPublic })).status).toBe(200);
    }
    for (const id of [unsafe, withdrawn]) expect((await relocate(id)).status).toBe(204);
    expect((await relocate(hidden)).status).toBe(204);
    expect((await relocate(hidden)).status).toBe(204);
    expect(await next()).toBeNull();
    expect((await listed()).map(({ id }) => id)).toEqual([town]);
  });

  it('does not publish an unsafe photo, which waits for review, nor what an admin has hidden meanwhile', async () => {
    const rows = await query(
      'select id, is_public, review_reasons, latitude from discoveries where id = any($1) order by id',
      [[unsafe, withdrawn]],
    );
    expect(rows).toEqual([
      { id: unsafe, is_public: false, review_reasons: ['photo'], latitude: '41.891930' },
      { id: withdrawn, is_public: false, review_reasons: [], latitude: '41.891930' },
    ]);
  });
});
