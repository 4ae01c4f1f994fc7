import { randomUUID } from 'node:crypto';
import type { Analysis } from '@placelore/contracts/analyses.js';
import { photoKeyOf } from '../../src/analyses/keys.js';
import { AnalysisService, guest, someUser } from './analysis-service.js';
import { photo } from './photos.js';

let service: AnalysisService;
beforeAll(async () => {
  service = await AnalysisService.start();
});
afterAll(() => service.stop());

const leave = (userId: number, visitorId: string | null = null) =>
  service.internal('analyses/remove-owned', { userId, visitorId });
const kept = async (id: string) => (await service.storage.stat(photoKeyOf(id))) !== null;

describe('of an account that is no more', () => {
  it('analyses and photos go, those under way too, and nobody else’s', async () => {
    const visitorId = randomUUID();
    const [me, other] = [someUser({ visitorId }), someUser()];
    const done = await service.submit(me, await photo());
    await service.commit(done);
    const underWay = await service.submit(me, await photo());
    const browsers = await service.submit(guest(visitorId), await photo());
    const theirs = await service.submit(other, await photo());
    expect((await leave(me.userId, visitorId)).body).toEqual({ more: false });
    for (const id of [done, underWay, browsers]) {
      expect((await service.call(`/api/analyses/${id}`, me)).status).toBe(404);
      expect(await kept(id)).toBe(false);
    }
    expect((await service.call(`/api/analyses/${theirs}`, other)).status).toBe(200);
    expect(await kept(theirs)).toBe(true);
    expect((await service.internal(`analyses/${underWay}/look`)).body.code).toBe('ANALYSIS_NOT_FOUND');
  });

  it('discoveries that are being made for its browser at that moment end with their analyses', async () => {
    const visitorId = randomUUID();
    const me = someUser({ visitorId });
    const mine = await service.submit(me, await photo());
    const browsers = await service.submit(guest(visitorId), await photo());
    const theirs = await service.submit(guest(), await photo());
    await leave(me.userId, visitorId);
    await leave(me.userId, visitorId);
    const asked = await service.dataSource.query(
      `select payload, requested_by from work_requests 
        where job = 'analysis.removed' and payload->>'analysisId' = any($1)`,
      [[mine, browsers, theirs]],
    );
    expect(asked).toEqual([{ payload: { analysisId: browsers }, requested_by: 'service:analysis' }]);
  });

  it('nothing comes to be any more, and no photo stays', async () => {
    const visitorId = randomUUID();
    const me = someUser();
    const guests = await service.submit(guest(visitorId), await photo());
    await leave(me.userId);
    const before = (await service.files()).length;
    expect((await service.upload(me, await photo())).status).toBe(401);
    expect(await service.files()).toHaveLength(before);
    const claim = await service.internal('analyses/claim', { userId: me.userId, username: 'ada', visitorId });
    expect(claim.body).toEqual({ claimed: 0 });
    expect((await service.row(guests)).userId).toBeNull();
  });
});

it('one’s own analyses are listed by id, a page after another, and nobody else’s', async () => {
  const visitorId = randomUUID();
  const me = someUser({ visitorId });
  const mine = [await service.submit(me, await photo()), await service.submit(guest(visitorId), await photo())].sort();
  await service.submit(someUser(), await photo());
  const list = async (query = '') =>
    (await service.call(`/api/analyses${query}`, me)).body.map(({ id }: Analysis) => id);
  expect(await list()).toEqual(mine);
  expect(await list(`?after=${mine[0]}`)).toEqual(mine.slice(1));
  expect((await service.call('/api/analyses', guest(null))).body).toEqual([]);
});
