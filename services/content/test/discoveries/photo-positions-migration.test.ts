import { randomUUID } from 'node:crypto';
import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { migrate } from '@placelore/platform/database/database.module.js';
import { buildGuest, buildUser, ContentTestService, WORKER } from '../support/content-test-service.js';

/** Position of a photo, with digits that occur nowhere else. */
const PHOTO = { latitude: '41.887913', longitude: '12.513927' };
const LANDMARK_POSITION = { latitude: '48.858370', longitude: '2.294481' };
const DIGITS = /41\.8879|12\.5139/;
const NEIGHBORS = [{ name: 'Colosseum', distance: '1.8 km', coordinates: { lat: 41.8902, lng: 12.4922 } }];

let content: ContentTestService;
const query = (sql: string, values: unknown[] = []) => content.dataSource.query(sql, values);

async function insertDiscovery(
  userId: number,
  title: string,
  position: typeof PHOTO,
  isPublic = true,
): Promise<number> {
  const [{ id }] = await query(
    `insert into discoveries (user_id, username, analysis_id, title, description, cultural_info, category, location,
       latitude, longitude, facts, nearby_attractions, is_public, safety, source)
     values ($1, 'ada', $2, $3, 'A town. It is 1.8 km from the Colosseum.', '', 'Other', 'Rome, Italy', $4, $5, $6, $7, $8,
       'safe', 'file_upload') returning id`,
    [
      userId,
      randomUUID(),
      title,
      position.latitude,
      position.longitude,
      ['It is a town.', 'The Colosseum is 1.8 km away.'],
      JSON.stringify(NEIGHBORS),
      isPublic,
    ],
  );
  return id;
}

async function insertArticle(
  slug: string,
  position: typeof PHOTO,
  more: { discoveryId?: number; guidebookId?: string } = {},
) {
  const [{ id }] = await query(
    `insert into articles (slug, title, meta_description, content, category, location, latitude, longitude, image_url,
       nearby_attractions, is_public, published_at, discovery_id, guidebook_id)
     values ($1, $1, '', '<p>The Colosseum is 1.8 km away.</p>', 'Other', 'Rome, Italy', $2, $3, '', $4, true, now(), $5, $6)
     returning id`,
    [
      slug,
      position.latitude,
      position.longitude,
      JSON.stringify(NEIGHBORS),
      more.discoveryId ?? null,
      more.guidebookId ?? null,
    ],
  );
  return id as number;
}

const insertGuideRequest = (q: string, request: object) =>
  query(
    `insert into guide_requests (id, normalized_query, asked, status, job_request_id)
     values (gen_random_uuid(), $1, $2, 'done', gen_random_uuid())`,
    [q, JSON.stringify({ q, ...request })],
  );

/** Undoes this migration and later ones. */
async function undoMigration(): Promise<void> {
  const isDone = async () =>
    (await query(`select 1 from migrations where name = 'KeepPhotoPositionsPrivate1700000000100'`)).length > 0;
  while (await isDone()) await content.dataSource.undoLastMigration();
}

/** Returns everything stored in this schema except data for the owner only. */
async function readPublicData(): Promise<string> {
  const tables: { name: string }[] = await query(
    `select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'audit_log'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => query(`select to_jsonb(t) - 'exact_place' as row from "${name}" t`)),
  );
  return JSON.stringify(rows);
}

describe('migration KeepPhotoPositionsPrivate', () => {
  const owner = buildUser();
  let townId: number;
  let hiddenId: number;
  let landmarkId: number;
  let unsafeId: number;
  let withdrawnId: number;
  let townArticleId: number;
  let mergedId: number;

  beforeAll(async () => {
    content = await ContentTestService.start();
    await undoMigration();
    landmarkId = await insertDiscovery(owner.userId, 'Eiffel Tower', LANDMARK_POSITION);
    townId = await insertDiscovery(owner.userId, 'Rome', PHOTO);
    hiddenId = await insertDiscovery(owner.userId, 'Rome', { ...PHOTO, longitude: '12.513928' }, false);
    unsafeId = await insertDiscovery(owner.userId, 'Rome', PHOTO);
    await query(`update discoveries set safety = 'unsafe' where id = $1`, [unsafeId]);
    withdrawnId = await insertDiscovery(owner.userId, 'Rome', PHOTO);
    await insertArticle('the-tower', LANDMARK_POSITION, { guidebookId: 'eiffel-tower' });
    await insertArticle('my-tower', LANDMARK_POSITION, { discoveryId: landmarkId });
    townArticleId = await insertArticle('rome', PHOTO, { discoveryId: townId });
    mergedId = await insertArticle('merged', PHOTO);
    const previousVersion = JSON.stringify({ ...PHOTO, content: '1.8 km', nearbyAttractions: NEIGHBORS });
    await query(
      `insert into article_versions (article_id, number, saved_by_name, changed, former, pictures)
       values ($1, 1, 'x', '{}', $2, '{}')`,
      [townArticleId, previousVersion],
    );
    await query(
      `insert into deleted_articles (article_id, article, addresses, image_url, discovery_id, reason)
       values (9999, $1, '{}', '', $2, 'deleted')`,
      [previousVersion, hiddenId],
    );
    const field = JSON.stringify({ position: PHOTO, nearbyAttractions: { nearbyAttractions: NEIGHBORS } });
    await query(
      `insert into article_merges (keep_id, kept_title, removed, former, taken, redirects)
       values ($1, 'merged', '[]', '{}', $2, '{}')`,
      [mergedId, field],
    );
    await query(
      `insert into job_requests (id, job, payload, requested_by, request_id, finished_at, outcome)
       values ($1, 'article-index.update', $2, 'x', 'x', now(), '{"status":"done"}')`,
      [randomUUID(), JSON.stringify({ slug: 'rome', ...PHOTO })],
    );
    const [latitude, longitude] = [Number(PHOTO.latitude), Number(PHOTO.longitude)];
    await insertGuideRequest('near', { parentLat: latitude, parentLng: longitude, parentLocation: 'Rome' });
    await insertGuideRequest('placed', { lat: 41.9, lng: 12.5, parentLat: latitude, parentLng: longitude });
    await insertGuideRequest('half', { parentLat: latitude, parentLng: null });
    await insertGuideRequest('plain', { parentLocation: 'Rome' });
    expect(await readPublicData()).toMatch(DIGITS);
    await migrate(content.dataSource);
  });
  afterAll(() => content.stop());

  const listOwn = async () => (await content.get('/api/discoveries', owner)).body as Discovery[];
  const listPublic = async () => (await content.get('/api/discoveries/public', buildGuest(null))).body as Discovery[];
  const fetchNextRelocation = async () =>
    (await content.post('/internal/discoveries/relocations/next', WORKER, {})).body.discovery;
  const relocate = (id: number, isLandmark = false) =>
    content.post(`/internal/discoveries/${id}/relocate`, WORKER, {
      position: { latitude: 41.89193, longitude: 12.51133 },
      isSight: isLandmark,
      nearbyAttractions: [{ ...NEIGHBORS[0]!, distance: '1.6 km' }],
    });

  it('leaves no exact position in public data, and hides discoveries to be relocated', async () => {
    expect(await readPublicData()).not.toMatch(DIGITS);
    expect((await listPublic()).map(({ id }) => id)).toEqual([landmarkId]);
    for (const slug of ['rome', 'merged']) {
      expect((await content.get(`/api/articles/${slug}/direct`, buildGuest(null))).status).toBe(404);
    }
    expect((await content.get('/api/articles/my-tower/direct', buildGuest(null))).body.latitude).toBe(
      LANDMARK_POSITION.latitude,
    );
  });

  it('leaves the exact position to the owner', async () => {
    const found = (await listOwn()).find(({ id }) => id === townId);
    expect(found).toMatchObject({ ...PHOTO, nearbyAttractions: NEIGHBORS, isPublic: false });
  });

  it('enqueues the relocation of discoveries and the rebuild of the article index', async () => {
    const rows = await query(
      `select job from job_requests where job in ('discoveries.relocate', 'article-index.rebuild') and request_id = 'migration' order by job`,
    );
    expect(rows).toEqual([{ job: 'article-index.rebuild' }, { job: 'discoveries.relocate' }]);
  });

  it('publishes a relocated discovery again with new distances, and requests its article', async () => {
    expect(await fetchNextRelocation()).toMatchObject({
      id: townId,
      title: 'Rome',
      location: 'Rome, Italy',
      latitude: 41.887913,
    });
    expect((await relocate(townId)).status).toBe(204);
    const shown = (await listPublic()).find(({ id }) => id === townId);
    expect(shown).toMatchObject({
      latitude: '41.891930',
      longitude: '12.511330',
      description: 'A town.',
      facts: ['It is a town.'],
      nearbyAttractions: [{ name: 'Colosseum', distance: '1.6 km' }],
    });
    expect((await listOwn()).find(({ id }) => id === townId)).toMatchObject(PHOTO);
    const requested = await query(
      `select 1 from job_requests where job = 'article.write' and dedupe_key = $1 and finished_at is null`,
      [String(townId)],
    );
    expect(requested).toHaveLength(1);
    expect((await fetchNextRelocation()).id).toBe(hiddenId);
    for (const isPublic of [true, false]) {
      const path = `/api/admin/discoveries/${withdrawnId}/toggle-public`;
      expect((await content.patch(path, buildUser({ isAdmin: true }), { isPublic })).status).toBe(200);
    }
    for (const id of [unsafeId, withdrawnId]) expect((await relocate(id)).status).toBe(204);
    expect((await relocate(hiddenId)).status).toBe(204);
    expect((await relocate(hiddenId)).status).toBe(204);
    expect(await fetchNextRelocation()).toBeNull();
    expect((await listPublic()).map(({ id }) => id)).toEqual([townId, landmarkId]);
    expect(await readPublicData()).not.toMatch(DIGITS);
  });

  it('leaves unsafe photos and discoveries hidden by an admin private', async () => {
    const rows = await query(
      'select id, is_public, review_reasons, latitude from discoveries where id = any($1) order by id',
      [[unsafeId, withdrawnId]],
    );
    expect(rows).toEqual([
      { id: unsafeId, is_public: false, review_reasons: ['photo'], latitude: '41.891930' },
      { id: withdrawnId, is_public: false, review_reasons: [], latitude: '41.891930' },
    ]);
  });

  it('rounds stored positions of guide requests to a tenth of a degree', async () => {
    const rows = await query('select asked from guide_requests order by normalized_query');
    expect(rows.map(({ asked }: { asked: object }) => asked)).toEqual([
      { q: 'half' },
      { q: 'near', parentLat: 41.9, parentLng: 12.5, parentLocation: 'Rome' },
      { q: 'placed', lat: 41.9, lng: 12.5 },
      { q: 'plain', parentLocation: 'Rome' },
    ]);
  });

  it('can be undone, and then hides discoveries at their exact position', async () => {
    await undoMigration();
    const [row] = await query('select latitude, longitude, is_public from discoveries where id = $1', [townId]);
    expect(row).toEqual({ ...PHOTO, is_public: false });
    await migrate(content.dataSource);
  });
});
