import { randomUUID } from 'node:crypto';
import { TRIP_LIMITS, type Trip, trip as tripSchema } from '@placelore/contracts/content/trips/trips.js';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { TripsRepository } from '../../src/trips/trips.repository.js';
import { insertArticle } from '../support/admin-client.js';
import { buildGuest, buildUser, WORKER } from '../support/content-test-service.js';
import { commitGuide, requestAndWriteGuide } from '../support/guide-generation-driver.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('trips', 'articles', 'discoveries', 'deleted_users'));

const VISITOR_ID = randomUUID();
const OWNER = buildUser({ visitorId: VISITOR_ID });
const OTHER = buildUser();
const ADMIN = buildUser({ isAdmin: true });

const create = async (title = 'Rome', actor: Identity = OWNER): Promise<Trip> =>
  (await content.post('/api/trips', actor, { title })).body;
const read = (id: number, actor: Identity = OWNER) => content.get(`/api/trips/${id}`, actor);
const addArticle = async (id: number, title: string): Promise<number> => {
  const articleId = await insertArticle({ title });
  await content.post(`/api/trips/${id}/stops`, OWNER, { kind: 'article', subjectId: String(articleId) });
  return articleId;
};
const readNames = async (id: number): Promise<(string | null)[]> =>
  ((await read(id)).body as Trip).stops.map(({ name }) => name);
/** Creates a trip with three articles. */
async function createFullTrip(): Promise<Trip> {
  const { id } = await create();
  for (const title of ['Forum', 'Colosseum', 'Pantheon']) await addArticle(id, title);
  return (await read(id)).body;
}

describe('trips of a user', () => {
  it('are created, renamed and listed, last changed first', async () => {
    const first = await create('Rome');
    await create('Lisbon');
    const renamed = await content.patch(`/api/trips/${first.id}`, OWNER, { title: ' Rome \u202Ein May ' });
    expect([renamed.status, renamed.body.title]).toEqual([200, 'Rome in May']);
    expect((await content.get('/api/trips', OWNER)).body).toMatchObject([
      { title: 'Rome in May', stopCount: 0, isShared: false },
      { title: 'Lisbon' },
    ]);
    expect((await content.get('/api/trips', OTHER)).body).toEqual([]);
  });

  it('are listed first also after a change of their stops', async () => {
    const { id, stops } = await createFullTrip();
    const path = `/api/trips/${id}/stops`;
    const changes = [
      () => addArticle(id, 'Pantheon Square'),
      () => content.patch(`${path}/${stops[0]!.id}`, OWNER, { note: 'At dusk' }),
      () => content.delete(`${path}/${stops[0]!.id}`, OWNER),
    ];
    for (const change of changes) {
      await create('Lisbon');
      await change();
      expect((await content.get('/api/trips', OWNER)).body[0]).toMatchObject({ id });
    }
  });

  it('have a first stop when they are created from a guide', async () => {
    const articleId = await insertArticle({ title: 'Forum' });
    const stop = { kind: 'article', subjectId: String(articleId) };
    const { status, body } = await content.post('/api/trips', OWNER, { title: 'Rome', stop });
    expect(status).toBe(201);
    expect(tripSchema.strict().parse(body)).toMatchObject({ stopCount: 1, stops: [{ name: 'Forum', note: '' }] });
  });

  it.each([
    ['title', {}],
    ['title', { title: ' \u200b ' }],
    ['title', { title: 'x'.repeat(TRIP_LIMITS.title + 1) }],
    ['title', { title: 'a\u0000b' }],
    ['stop.kind', { title: 'x', stop: { kind: 'user', subjectId: '1' } }],
  ])('answers 400 naming %s for %j', async (field, body) => {
    const response = await content.post('/api/trips', OWNER, body);
    expect([response.status, response.body.details[0].field]).toEqual([400, field]);
  });

  it('are at most 50, not counting deleted ones', async () => {
    await content.dataSource.query(
      `insert into trips (user_id, title) select $1, 'x' from generate_series(1, ${TRIP_LIMITS.trips - 1})`,
      [OWNER.userId],
    );
    const { id } = await create();
    expect((await content.post('/api/trips', OWNER, { title: 'x' })).body.code).toBe('TRIPS_FULL');
    await content.delete(`/api/trips/${id}`, OWNER);
    expect((await content.post('/api/trips', OWNER, { title: 'x' })).status).toBe(201);
    expect((await content.post(`/api/trips/${id}/restore`, OWNER, {})).body.code).toBe('TRIPS_FULL');
  });

  it('cannot be created for an account that is being deleted', async () => {
    await content.post('/internal/discoveries/remove-owned', WORKER, { userId: OWNER.userId, visitorId: null });
    expect((await content.post('/api/trips', OWNER, { title: 'x' })).status).toBe(401);
  });

  it('are deleted with their account, and no others', async () => {
    const [own, other] = [await create(), await create('Oslo', OTHER)];
    await content.post('/internal/discoveries/remove-owned', WORKER, { userId: OWNER.userId, visitorId: null });
    expect((await read(own.id)).status).toBe(404);
    expect((await read(other.id, OTHER)).status).toBe(200);
    expect(await content.dataSource.query('select id from trips where user_id = $1', [OWNER.userId])).toEqual([]);
  });
});

describe('deletion of a trip', () => {
  it('is undone with its stops within a day', async () => {
    const { id } = await createFullTrip();
    expect((await content.delete(`/api/trips/${id}`, OWNER)).status).toBe(204);
    expect([(await read(id)).status, (await content.get('/api/trips', OWNER)).body]).toEqual([404, []]);
    expect((await content.post(`/api/trips/${id}/restore`, OTHER, {})).status).toBe(404);
    const { status, body } = await content.post(`/api/trips/${id}/restore`, OWNER, {});
    expect([status, body.stopCount]).toEqual([200, 3]);
    expect((await content.post(`/api/trips/${id}/restore`, OWNER, {})).status).toBe(404);
  });

  it('is final after a day', async () => {
    const [gone, kept] = [await createFullTrip(), await create('Lisbon')];
    for (const { id } of [gone, kept]) await content.delete(`/api/trips/${id}`, OWNER);
    await content.dataSource.query(`update trips set deleted_at = now() - interval '25 hours' where id = $1`, [
      gone.id,
    ]);
    expect((await content.post(`/api/trips/${gone.id}/restore`, OWNER, {})).status).toBe(404);
    expect((await content.post('/internal/trips/purge', WORKER, {})).status).toBe(204);
    expect(await content.dataSource.query('select id from trips')).toEqual([{ id: kept.id }]);
    expect(await content.dataSource.query('select id from trip_stops')).toEqual([]);
  });
});

test('deleted trips: only the last ones are kept when a trip is created, and those of other users', async () => {
  const other = await create('Oslo', OTHER);
  await content.delete(`/api/trips/${other.id}`, OTHER);
  await content.dataSource.query(
    `insert into trips (user_id, title, deleted_at) select $1, n, now() - n * interval '1 minute'
       from generate_series(1, ${TRIP_LIMITS.deleted + 5}) n`,
    [OWNER.userId],
  );
  const { id } = await create();
  const rows: { id: number; userId: number; title: string }[] = await content.dataSource.query(
    `select id, user_id as "userId", title from trips order by deleted_at desc nulls first`,
  );
  const own = rows.filter(({ userId }) => userId === OWNER.userId);
  expect([own[0]!.id, own.length, own.at(-1)!.title]).toEqual([id, TRIP_LIMITS.deleted + 1, `${TRIP_LIMITS.deleted}`]);
  expect(rows.map((row) => row.id)).toContain(other.id);
});

describe('stops of a trip', () => {
  it('are articles with name, location, position and path', async () => {
    const { stops } = await createFullTrip();
    expect(stops[1]).toMatchObject({
      kind: 'article',
      name: 'Colosseum',
      location: 'Rome, Italy',
      coordinates: { lat: 41.8902, lng: 12.4922 },
      isPositionStorable: true,
      path: expect.stringMatching(/^\/articles\/colosseum/),
    });
  });

  it('are added once, at the end', async () => {
    const { id } = await create();
    const articleId = await addArticle(id, 'Forum');
    await addArticle(id, 'Colosseum');
    const again = await content.post(`/api/trips/${id}/stops`, OWNER, {
      kind: 'article',
      subjectId: String(articleId),
    });
    expect([again.status, again.body.stopCount]).toEqual([200, 2]);
    expect(await readNames(id)).toEqual(['Forum', 'Colosseum']);
  });

  it('are at most 50', async () => {
    const { id } = await create();
    await content.dataSource.query(
      `insert into trip_stops (trip_id, ordinal, article_id) select $1, n, n + 1000000 from generate_series(1, ${TRIP_LIMITS.stops}) n`,
      [id],
    );
    const subjectId = String(await insertArticle({ title: 'One more' }));
    const response = await content.post(`/api/trips/${id}/stops`, OWNER, { kind: 'article', subjectId });
    expect(response.body.code).toBe('TRIP_FULL');
  });

  it('are at most 50, and each only once, when several tabs add them concurrently', async () => {
    const { id } = await create();
    await content.dataSource.query(
      `insert into trip_stops (trip_id, ordinal, article_id) select $1, n, n + 1000000 from generate_series(1, ${TRIP_LIMITS.stops - 2}) n`,
      [id],
    );
    const one = await insertArticle({ title: 'Forum' });
    const two = await insertArticle({ title: 'Colosseum' });
    const three = await insertArticle({ title: 'Pantheon' });
    const responses = await Promise.all(
      [one, one, two, three, one, two].map((subjectId) =>
        content.post(`/api/trips/${id}/stops`, OWNER, { kind: 'article', subjectId: String(subjectId) }),
      ),
    );
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(new Set(rejected.map(({ body }) => body.code))).toEqual(new Set(['TRIP_FULL']));
    const names = (await readNames(id)).filter((name) => name !== null);
    expect([names.length, new Set(names).size]).toEqual([2, 2]);
  });

  it('keep the name and position of a guide that expires', async () => {
    const { body } = await requestAndWriteGuide('Hoi An', commitGuide(), OWNER);
    const { slug, title } = body.article;
    const { id } = await create();
    const stop = { kind: 'guide', subjectId: slug };
    expect((await content.post(`/api/trips/${id}/stops`, OTHER, stop)).body.code).toBe('GUIDE_NOT_FOUND');
    await content.post(`/api/trips/${id}/stops`, OWNER, stop);
    const [before] = ((await read(id)).body as Trip).stops;
    expect(before).toMatchObject({ kind: 'guide', name: title, path: `/dynamic/${slug.replace('dynamic-', '')}` });
    await content.deleteRows('dynamic_articles');
    const [after] = ((await read(id)).body as Trip).stops;
    const { lat, lng } = before!.coordinates!;
    const path = `/dynamic/${encodeURIComponent(title)}%40${lat},${lng}`;
    expect(before!.isPositionStorable).toBe(true);
    expect(after).toEqual({ ...before, path, thumbnailUrl: null, imageCredit: null });
  });

  it('store no position from Google, so none is left when the guide is gone', async () => {
    const { body } = await requestAndWriteGuide('Hoi An', commitGuide(), OWNER);
    await content.dataSource.query(`update dynamic_articles set place_provider = 'google'`);
    const { id } = await create();
    const stop = { kind: 'guide', subjectId: body.article.slug };
    const { stops } = (await content.post(`/api/trips/${id}/stops`, OWNER, stop)).body;
    expect(stops).toMatchObject([{ coordinates: { lat: expect.anything() }, isPositionStorable: false }]);
    const [row] = await content.dataSource.query('select latitude, longitude from trip_stops');
    expect(row).toEqual({ latitude: null, longitude: null });
    await content.dataSource.query(`update dynamic_articles set expires_at = now()`);
    const path = `/dynamic/${encodeURIComponent(body.article.title)}`;
    expect((await read(id)).body.stops).toMatchObject([{ coordinates: null, path }]);
  });

  it('show the position of a place, never that of the photo, and are deleted with the discovery', async () => {
    const exactPlace = { latitude: 48.1, longitude: 2.1, nearbyAttractions: [] };
    const owner = { userId: OWNER.userId, username: 'ada' };
    const { discoveryId } = await content.createDiscovery(owner, { exactPlace });
    const { id } = await create();
    const stop = { kind: 'discovery', subjectId: String(discoveryId) };
    expect((await content.post(`/api/trips/${id}/stops`, OWNER, stop)).body.stops).toMatchObject([
      { name: 'Eiffel Tower', coordinates: { lat: 48.85837, lng: 2.294481 }, path: expect.stringMatching(/^\/d\//) },
    ]);
    await content.dataSource.query('delete from discoveries where id = $1', [discoveryId]);
    expect((await read(id)).body.stops).toEqual([]);
  });

  it('cannot be a discovery that is deleted while the stop is added', async () => {
    const { id } = await create();
    const repository = new TripsRepository(content.dataSource);
    const insertion = repository.transaction((manager) =>
      repository.insertStop(manager, id, { discoveryId: 2_147_483_647 }),
    );
    await expect(insertion).rejects.toMatchObject({ code: 'DISCOVERY_NOT_FOUND' });
  });

  it("cannot be another user's discovery, a hidden article or nothing", async () => {
    const { discoveryId } = await content.createDiscovery({ userId: OTHER.userId, username: 'bob' });
    const hiddenId = await insertArticle({ isPublic: false });
    const { id } = await create();
    for (const [kind, subjectId, code] of [
      ['discovery', String(discoveryId), 'DISCOVERY_NOT_FOUND'],
      ['article', String(hiddenId), 'ARTICLE_NOT_FOUND'],
      ['article', '9999999999', 'ARTICLE_NOT_FOUND'],
      ['article', '1 or 1=1', 'ARTICLE_NOT_FOUND'],
      ['guide', 'Rome', 'GUIDE_NOT_FOUND'],
    ]) {
      const { body } = await content.post(`/api/trips/${id}/stops`, OWNER, { kind, subjectId });
      expect(body.code).toBe(code);
    }
  });

  it('reveal nothing about an article that was hidden since', async () => {
    const { id, stops } = await createFullTrip();
    await content.dataSource.query(`update articles set is_public = false where title = 'Forum'`);
    const { body } = await read(id);
    expect(body.stops[0]).toEqual({
      ...stops[0],
      name: null,
      location: '',
      coordinates: null,
      path: null,
      thumbnailUrl: null,
    });
  });

  it('are reordered', async () => {
    const { id, stops } = await createFullTrip();
    const [forum, colosseum, pantheon] = stops.map((stop) => stop.id);
    const { body } = await content.put(`/api/trips/${id}/order`, OWNER, { stopIds: [pantheon, forum, colosseum] });
    expect(body.stops.map(({ name }: { name: string }) => name)).toEqual(['Pantheon', 'Forum', 'Colosseum']);
    await addArticle(id, 'Trevi Fountain');
    expect(await readNames(id)).toEqual(['Pantheon', 'Forum', 'Colosseum', 'Trevi Fountain']);
  });

  it('are not changed by an order that contains other stops, none, or one twice', async () => {
    const { id, stops } = await createFullTrip();
    const [a, b, c] = stops.map((stop) => stop.id) as [number, number, number];
    for (const stopIds of [[a, b], [a, b, b], [a, b, c + 1_000], [a, b, c, c + 1_000], []]) {
      expect((await content.put(`/api/trips/${id}/order`, OWNER, { stopIds })).body.code).toBe('TRIP_CHANGED');
    }
    expect(await readNames(id)).toEqual(['Forum', 'Colosseum', 'Pantheon']);
  });

  it('are annotated and removed', async () => {
    const { id, stops } = await createFullTrip();
    const path = `/api/trips/${id}/stops/${stops[1]!.id}`;
    expect((await content.patch(path, OWNER, { note: ' <b>Early</b> ' })).body.stops[1].note).toBe('<b>Early</b>');
    expect((await content.patch(path, OWNER, { note: 'x'.repeat(501) })).status).toBe(400);
    expect((await content.delete(path, OWNER)).body.stopCount).toBe(2);
    expect((await content.delete(path, OWNER)).body.code).toBe('TRIP_STOP_NOT_FOUND');
    expect((await content.patch(path, OWNER, { note: 'x' })).body.code).toBe('TRIP_STOP_NOT_FOUND');
  });

  it('of another trip are not changed', async () => {
    const [first, second] = [await createFullTrip(), await create('Lisbon')];
    const path = `/api/trips/${second.id}/stops/${first.stops[0]!.id}`;
    expect((await content.patch(path, OWNER, { note: 'x' })).status).toBe(404);
    expect((await content.delete(path, OWNER)).status).toBe(404);
    expect(await readNames(first.id)).toHaveLength(3);
  });
});

describe('access to a trip', () => {
  const ROUTES: [string, (id: number, stopId: number, actor: Identity | null) => Promise<{ status: number }>][] = [
    ['read', (id, _, actor) => content.get(`/api/trips/${id}`, actor)],
    ['rename', (id, _, actor) => content.patch(`/api/trips/${id}`, actor, { title: 'x' })],
    ['delete', (id, _, actor) => content.delete(`/api/trips/${id}`, actor)],
    ['restore', (id, _, actor) => content.post(`/api/trips/${id}/restore`, actor, {})],
    ['share', (id, _, actor) => content.post(`/api/trips/${id}/link`, actor, {})],
    ['unshare', (id, _, actor) => content.delete(`/api/trips/${id}/link`, actor)],
    ['order', (id, stopId, actor) => content.put(`/api/trips/${id}/order`, actor, { stopIds: [stopId] })],
    ['note', (id, stopId, actor) => content.patch(`/api/trips/${id}/stops/${stopId}`, actor, { note: 'x' })],
    ['removal', (id, stopId, actor) => content.delete(`/api/trips/${id}/stops/${stopId}`, actor)],
  ];

  it.each(ROUTES)('%s: 404 for other users and admins, 401 for guests and workers', async (_, request) => {
    const trip = await createFullTrip();
    const stopId = trip.stops[0]!.id;
    const statuses = [];
    for (const actor of [OTHER, ADMIN, buildGuest(VISITOR_ID), buildGuest(null), WORKER, null]) {
      statuses.push((await request(trip.id, stopId, actor)).status);
    }
    expect(statuses).toEqual([404, 404, 401, 401, 401, 401]);
    expect((await read(trip.id)).body).toEqual(trip);
  });

  it('of others adds no stop, and lists and creates nothing for guests', async () => {
    const { id } = await create();
    const stop = { kind: 'article', subjectId: String(await insertArticle()) };
    expect((await content.post(`/api/trips/${id}/stops`, OTHER, stop)).status).toBe(404);
    expect((await content.post(`/api/trips/${id}/stops`, ADMIN, stop)).status).toBe(404);
    for (const guest of [buildGuest(VISITOR_ID), null]) {
      expect((await content.get('/api/trips', guest)).status).toBe(401);
      expect((await content.post('/api/trips', guest, { title: 'x' })).status).toBe(401);
      expect((await content.post(`/api/trips/${id}/stops`, guest, stop)).status).toBe(401);
    }
    for (const actor of [OWNER, ADMIN, null]) {
      expect((await content.post('/internal/trips/purge', actor, {})).status).not.toBe(204);
    }
    expect((await read(id)).body.stops).toEqual([]);
  });
});
