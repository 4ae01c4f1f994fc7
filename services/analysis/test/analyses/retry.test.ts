import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import { AnalysisService, guest, result, someUser } from './analysis-service.js';
import { photo } from './photos.js';

let service: AnalysisService;
beforeAll(async () => {
  service = await AnalysisService.start();
});
afterAll(() => service.stop());

const admin = someUser({ isAdmin: true });
const retry = (workRequestId: string) =>
  service.call(`/api/admin/work/analysis/${workRequestId}/retry`, admin, { method: 'POST' });
const read = async (who: Identity, id: string) => (await service.call(`/api/analyses/${id}`, who)).body;
/** An analysis of `who` that failed, and the work that did. */
const failed = async (who: Identity, bytes?: Buffer): Promise<{ id: string; work: string }> => {
  const id = await service.submit(who, bytes ?? (await photo()));
  const { workRequestId } = await service.row(id);
  await service.failFor(id, 'WORK_LOST');
  return { id, work: workRequestId };
};

describe('an analysis that failed', () => {
  it('waits again when it is run again, and has its result then', async () => {
    const me = guest();
    const { id, work } = await failed(me);
    const { body } = await retry(work);
    expect(await read(me, id)).toMatchObject({ status: 'queued', error: null });
    expect((await service.row(id)).workRequestId).toBe(body.workRequestId);
    await service.commit(id, { title: 'Arezzo' });
    expect(await read(me, id)).toMatchObject({ status: 'done', result: { title: 'Arezzo' }, error: null });
  });

  it('is not changed by the run that failed, which is under way yet', async () => {
    const me = guest();
    const { id, work } = await failed(me);
    await retry(work);
    const late = { workRequestId: work, result: result(id) };
    expect((await service.internal(`analyses/${id}/commit`, late)).status).toBe(204);
    expect(await read(me, id)).toMatchObject({ status: 'queued', result: null });
  });

  it('fails once more, visibly', async () => {
    const me = guest();
    const { id, work } = await failed(me);
    await retry(work);
    await service.failFor(id, 'TIMED_OUT');
    expect(await read(me, id)).toMatchObject({ status: 'failed' });
  });

  it('is not run again when its photo was looked at since, and makes no second discovery', async () => {
    const [me, bytes] = [guest(), await photo()];
    const { work } = await failed(me, bytes);
    await service.commit(await service.submit(me, bytes));
    expect((await retry(work)).body.code).toBe('WORK_OUTDATED');
  });

  it('is run again whatever became of somebody else’s same photo', async () => {
    const bytes = await photo();
    const { work } = await failed(guest(), bytes);
    await service.commit(await service.submit(guest(), bytes));
    expect((await retry(work)).status).toBe(200);
  });

  it('and is gone is not run again', async () => {
    const { id, work } = await failed(guest());
    await service.dataSource.query('delete from analyses where id = $1', [id]);
    expect((await retry(work)).body.code).toBe('WORK_OUTDATED');
  });
});

describe('a correction that failed', () => {
  const KYOTO = { name: 'Kyoto', latitude: 35.0116, longitude: 135.7681 };
  const correct = (who: Identity, id: string, place: object) =>
    service.call(`/api/analyses/${id}/place`, who, {
      method: 'POST',
      body: JSON.stringify(place),
      headers: { 'content-type': 'application/json' },
    });
  const failedCorrection = async (me: Identity) => {
    const id = await service.submit(me, await photo());
    await service.commit(id, { title: 'Arezzo' });
    await correct(me, id, KYOTO);
    const { workRequestId } = await service.row(id);
    await service.failFor(id, 'WORK_LOST');
    return { id, work: workRequestId };
  };

  it('is made when it is run again', async () => {
    const me = someUser();
    const { id, work } = await failedCorrection(me);
    expect((await retry(work)).status).toBe(200);
    expect(await read(me, id)).toMatchObject({ status: 'queued', result: null });
    await service.commit(id, { title: 'Kyoto' });
    expect(await read(me, id)).toMatchObject({ status: 'done', result: { title: 'Kyoto' }, error: null });
  });

  it('is not made over a later one', async () => {
    const me = someUser();
    const { id, work } = await failedCorrection(me);
    await correct(me, id, { name: 'Nara', latitude: 34.6851, longitude: 135.8048 });
    expect((await retry(work)).body.code).toBe('WORK_OUTDATED');
    await service.commit(id, { title: 'Nara' });
    expect((await retry(work)).body.code).toBe('WORK_OUTDATED');
    expect(await read(me, id)).toMatchObject({ status: 'done', result: { title: 'Nara' } });
  });

  it('is not made in place of a later one that failed, too', async () => {
    const me = someUser();
    const { id, work } = await failedCorrection(me);
    await correct(me, id, { name: 'Nara', latitude: 34.6851, longitude: 135.8048 });
    const { workRequestId } = await service.row(id);
    await service.failFor(id, 'WORK_LOST');
    expect((await retry(work)).body.code).toBe('WORK_OUTDATED');
    expect((await retry(workRequestId)).status).toBe(200);
    expect((await service.row(id)).correction).toMatchObject({ name: 'Nara', revision: 2 });
  });

  it('of nothing known is not found', async () => {
    expect((await retry(randomUUID())).body.code).toBe('WORK_REQUEST_NOT_FOUND');
  });
});
