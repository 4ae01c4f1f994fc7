import { randomUUID } from 'node:crypto';
import type { Analysis } from '@placelore/contracts/analysis/analyses.js';
import { buildPhotoKey } from '../../src/analyses/cache-keys.js';
import { AnalysisTestService, createGuest, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

const deleteAccountData = (userId: number, visitorId: string | null = null) =>
  service.internal('analyses/remove-owned', { userId, visitorId });
const hasPhoto = async (id: string) => (await service.storage.stat(buildPhotoKey(id))) !== null;

describe("deletion of an account's data", () => {
  it('deletes its analyses and photos, including running ones, and those of no other user', async () => {
    const visitorId = randomUUID();
    const [user, other] = [createUser({ visitorId }), createUser()];
    const finishedId = await service.submit(user, await createPhoto());
    await service.commit(finishedId);
    const queuedId = await service.submit(user, await createPhoto());
    const guestId = await service.submit(createGuest(visitorId), await createPhoto());
    const otherId = await service.submit(other, await createPhoto());
    expect((await deleteAccountData(user.userId, visitorId)).body).toEqual({ more: false });
    for (const id of [finishedId, queuedId, guestId]) {
      expect((await service.call(`/api/analyses/${id}`, user)).status).toBe(404);
      expect(await hasPhoto(id)).toBe(false);
    }
    expect((await service.call(`/api/analyses/${otherId}`, other)).status).toBe(200);
    expect(await hasPhoto(otherId)).toBe(true);
    expect((await service.internal(`analyses/${queuedId}/observe`)).body.code).toBe('ANALYSIS_NOT_FOUND');
  });

  it("requests the deletion of discoveries that are being created for the account's browser", async () => {
    const visitorId = randomUUID();
    const me = createUser({ visitorId });
    const ownId = await service.submit(me, await createPhoto());
    const browsers = await service.submit(createGuest(visitorId), await createPhoto());
    const otherId = await service.submit(createGuest(), await createPhoto());
    await deleteAccountData(me.userId, visitorId);
    await deleteAccountData(me.userId, visitorId);
    const deletionJobs = await service.dataSource.query(
      `select payload, requested_by from job_requests 
        where job = 'analysis.deleted' and payload->>'analysisId' = any($1)`,
      [[ownId, browsers, otherId]],
    );
    expect(deletionJobs).toEqual([{ payload: { analysisId: browsers }, requested_by: 'service:analysis' }]);
  });

  it('deletes fifty analyses in a call, and the records of its jobs in the last one', async () => {
    const user = createUser();
    const id = await service.submit(user, await createPhoto());
    await service.commit(id);
    await service.dataSource.query(
      `insert into analyses select (jsonb_populate_record(mine, jsonb_build_object(
         'id', gen_random_uuid(), 'result_key', null))).* from analyses as mine, generate_series(1, 50) where id = $1`,
      [id],
    );
    const countRows = async (table: string, column: string) => {
      const sql = `select count(*)::integer as count from ${table} where ${column} = $1`;
      return (await service.dataSource.query(sql, [`user:${user.userId}`]))[0].count;
    };
    const count = () => Promise.all([countRows('analyses', 'owner_key'), countRows('job_requests', 'requested_by')]);
    expect(await count()).toEqual([51, 1]);
    expect((await deleteAccountData(user.userId)).body).toEqual({ more: true });
    expect(await count()).toEqual([1, 1]);
    expect((await deleteAccountData(user.userId)).body).toEqual({ more: false });
    expect(await count()).toEqual([0, 0]);
  });

  it('rejects later uploads and claims without leaving a photo', async () => {
    const visitorId = randomUUID();
    const me = createUser();
    const guests = await service.submit(createGuest(visitorId), await createPhoto());
    await deleteAccountData(me.userId);
    const before = (await service.files()).length;
    expect((await service.upload(me, await createPhoto())).status).toBe(401);
    expect(await service.files()).toHaveLength(before);
    const claim = await service.internal('analyses/claim', { userId: me.userId, username: 'ada', visitorId });
    expect(claim.body).toEqual({ claimed: 0 });
    expect((await service.findRow(guests)).userId).toBeNull();
  });
});

it('GET /api/analyses: returns the caller’s analyses in pages ordered by id', async () => {
  const visitorId = randomUUID();
  const me = createUser({ visitorId });
  const ownIds = [
    await service.submit(me, await createPhoto()),
    await service.submit(createGuest(visitorId), await createPhoto()),
  ].sort();
  await service.submit(createUser(), await createPhoto());
  const list = async (query = '') =>
    (await service.call(`/api/analyses${query}`, me)).body.map(({ id }: Analysis) => id);
  expect(await list()).toEqual(ownIds);
  expect(await list(`?after=${ownIds[0]}`)).toEqual(ownIds.slice(1));
  expect((await service.call('/api/analyses', createGuest(null))).body).toEqual([]);
});
