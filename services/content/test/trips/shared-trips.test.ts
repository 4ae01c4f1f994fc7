import { randomUUID } from 'node:crypto';
import { sharedTrip, type Trip } from '@placelore/contracts/content/trips/trips.js';
import { ShareTokens } from '../../src/trips/share-tokens.js';
import { insertArticle } from '../support/admin-client.js';
import { buildGuest, buildUser } from '../support/content-test-service.js';
import { content, useContent } from '../support/simulated-worker.js';

useContent();
beforeEach(() => content.deleteRows('trips', 'articles', 'discoveries'));

const VISITOR_ID = randomUUID();
const OWNER = buildUser({ visitorId: VISITOR_ID });
const STRANGER = buildGuest(null);
const open = (token: string | null) => content.get(`/api/shared-trips/${token}`, STRANGER);
const share = async (id: number): Promise<string> =>
  (await content.post(`/api/trips/${id}/link`, OWNER, {})).body.shareToken;

/** Creates a trip with an article and a private discovery. Its link is off. */
async function createTrip(): Promise<Trip> {
  const { body: trip } = await content.post('/api/trips', OWNER, { title: 'Rome' });
  const articleId = await insertArticle({ title: 'Forum' });
  const { discoveryId } = await content.createDiscovery(
    { userId: OWNER.userId, username: 'lovelace' },
    { title: 'My secret place', safety: 'unchecked' },
  );
  await content.post(`/api/trips/${trip.id}/stops`, OWNER, { kind: 'article', subjectId: String(articleId) });
  const stop = { kind: 'discovery', subjectId: String(discoveryId) };
  return (await content.post(`/api/trips/${trip.id}/stops`, OWNER, stop)).body;
}

describe('GET /api/shared-trips/:token', () => {
  it('shows the trip to everyone with the secret, without its owner and private discoveries', async () => {
    const { id, stops } = await createTrip();
    expect(stops).toHaveLength(2);
    const { status, body, text } = await open(await share(id));
    expect(status).toBe(200);
    expect(sharedTrip.strict().parse(body)).toMatchObject({ title: 'Rome', stops: [{ name: 'Forum' }] });
    for (const trait of ['lovelace', `user ${OWNER.userId}`, VISITOR_ID, 'secret place', `"userId"`])
      expect(text).not.toContain(trait);
  });

  it('shows a discovery that is public, without the page of its analysis', async () => {
    const { id } = await createTrip();
    await content.dataSource.query('update discoveries set is_public = true');
    const { stops } = (await open(await share(id))).body;
    expect(stops[1]).toMatchObject({ name: 'My secret place', path: null });
  });

  it('links a discovery that is public to its published article', async () => {
    const { id, stops } = await createTrip();
    const token = await share(id);
    await content.dataSource.query('update discoveries set is_public = true');
    const [{ id: discoveryId }] = await content.dataSource.query('select id from discoveries');
    const articleId = await insertArticle({ slug: 'my-secret-place', discoveryId });
    expect((await open(token)).body.stops[1].path).toBe('/articles/my-secret-place');
    // Its owner opens the result of the analysis.
    expect((await content.get(`/api/trips/${id}`, OWNER)).body.stops[1].path).toBe(stops[1]!.path);
    await content.dataSource.query('update articles set is_public = false where id = $1', [articleId]);
    expect((await open(token)).body.stops[1].path).toBeNull();
  });

  it('shows nothing of a discovery that belongs to another user by now, not even to the owner of the trip', async () => {
    const { id } = await createTrip();
    const token = await share(id);
    await content.dataSource.query('update discoveries set user_id = user_id + 1, is_public = true');
    expect((await open(token)).body.stops).toMatchObject([{ name: 'Forum' }]);
    const { stops } = (await content.get(`/api/trips/${id}`, OWNER)).body;
    expect(stops[1]).toMatchObject({ name: null, coordinates: null, path: null, thumbnailUrl: null });
  });

  it('is stored by no cache, listed by no search engine, and revealed to no other site', async () => {
    const { id } = await createTrip();
    expect((await open(await share(id))).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });

  it('ends with the link, with a new link and with the trip; restoring the trip restores it', async () => {
    const { id } = await createTrip();
    const first = await share(id);
    const second = await share(id);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    await content.delete(`/api/trips/${id}`, OWNER);
    expect((await open(second)).status).toBe(404);
    await content.post(`/api/trips/${id}/restore`, OWNER, {});
    expect((await open(second)).status).toBe(200);
    expect((await content.delete(`/api/trips/${id}/link`, OWNER)).body.shareToken).toBeNull();
    expect((await open(second)).body.code).toBe('TRIP_NOT_FOUND');
  });

  it('cannot be opened with the data in the database', async () => {
    const { id } = await createTrip();
    const token = await share(id);
    const [{ text, shareId }] = await content.dataSource.query(
      'select trips::text as text, share_id as "shareId" from trips',
    );
    expect(text).not.toContain(token);
    const forged = new ShareTokens('another secret that is long enough').toToken(shareId);
    expect([token.slice(0, 22), token.length]).toEqual([shareId, 44]);
    expect([(await open(forged)).status, (await open(`${shareId}${'A'.repeat(22)}`)).status]).toEqual([404, 404]);
  });

  it.each(['1', 'x'.repeat(45), `${'x'.repeat(43)}%2F`, `${'x'.repeat(43)}'`])('answers 400 for %s', async (token) => {
    expect((await open(token)).status).toBe(400);
  });
});

test('ShareTokens: makes different secrets of 256 bits, and accepts only its own', () => {
  const tokens = new ShareTokens('a secret that is long enough');
  const ids = new Set(Array.from({ length: 100 }, () => tokens.createId()));
  expect(ids.size).toBe(100);
  const [id] = [...ids] as [string];
  const token = tokens.toToken(id);
  expect(Buffer.from(token, 'base64url')).toHaveLength(33);
  expect(tokens.parseId(token)).toBe(id);
  const changed = token.slice(0, -2) + (token.endsWith('AA') ? 'BA' : 'AA');
  expect([tokens.parseId(changed), tokens.parseId(`${token}=`), tokens.parseId('')]).toEqual([null, null, null]);
});
