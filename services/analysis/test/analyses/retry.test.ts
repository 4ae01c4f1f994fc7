import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { AnalysisTestService, createGuest, createResult, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

const admin = createUser({ isAdmin: true });
const retryJob = (jobRequestId: string) =>
  service.call(`/api/admin/failed-jobs/analysis/${jobRequestId}/retry`, admin, { method: 'POST' });
const fetchAnalysis = async (actor: Identity, id: string) => (await service.call(`/api/analyses/${id}`, actor)).body;
/** Creates a failed analysis of `actor` and its failed job. */
const createFailedAnalysis = async (actor: Identity, bytes?: Buffer): Promise<{ id: string; jobId: string }> => {
  const id = await service.submit(actor, bytes ?? (await createPhoto()));
  const { jobRequestId } = await service.findRow(id);
  await service.failFor(id, 'JOB_LOST');
  return { id, jobId: jobRequestId };
};

describe('retry of a failed analysis', () => {
  it('queues the analysis again and then stores its result', async () => {
    const me = createGuest();
    const { id, jobId } = await createFailedAnalysis(me);
    const { body } = await retryJob(jobId);
    expect(await fetchAnalysis(me, id)).toMatchObject({ status: 'queued', error: null });
    expect((await service.findRow(id)).jobRequestId).toBe(body.jobRequestId);
    await service.commit(id, { title: 'Arezzo' });
    expect(await fetchAnalysis(me, id)).toMatchObject({ status: 'done', result: { title: 'Arezzo' }, error: null });
  });

  it('ignores a late commit of the failed attempt', async () => {
    const me = createGuest();
    const { id, jobId } = await createFailedAnalysis(me);
    await retryJob(jobId);
    const lateCommit = { jobRequestId: jobId, result: createResult(id) };
    expect((await service.internal(`analyses/${id}/commit`, lateCommit)).status).toBe(200);
    expect(await fetchAnalysis(me, id)).toMatchObject({ status: 'queued', result: null });
  });

  it('may fail again visibly', async () => {
    const me = createGuest();
    const { id, jobId } = await createFailedAnalysis(me);
    await retryJob(jobId);
    await service.failFor(id, 'TIMED_OUT');
    expect(await fetchAnalysis(me, id)).toMatchObject({ status: 'failed' });
  });

  it('is rejected after the same photo was uploaded again, so that no second discovery appears', async () => {
    const [me, bytes] = [createGuest(), await createPhoto()];
    const { jobId } = await createFailedAnalysis(me, bytes);
    await service.commit(await service.submit(me, bytes));
    expect((await retryJob(jobId)).body.code).toBe('JOB_OBSOLETE');
  });

  it('ignores analyses of other owners with the same photo', async () => {
    const bytes = await createPhoto();
    const { jobId } = await createFailedAnalysis(createGuest(), bytes);
    await service.commit(await service.submit(createGuest(), bytes));
    expect((await retryJob(jobId)).status).toBe(200);
  });

  it('is rejected for a deleted analysis', async () => {
    const { id, jobId } = await createFailedAnalysis(createGuest());
    await service.dataSource.query('delete from analyses where id = $1', [id]);
    expect((await retryJob(jobId)).body.code).toBe('JOB_OBSOLETE');
  });
});

describe('retry of a failed correction', () => {
  const KYOTO = { name: 'Kyoto', latitude: 35.0116, longitude: 135.7681 };
  const correct = (actor: Identity, id: string, place: object) =>
    service.call(`/api/analyses/${id}/place`, actor, {
      method: 'POST',
      body: JSON.stringify(place),
      headers: { 'content-type': 'application/json' },
    });
  const createFailedCorrection = async (me: Identity) => {
    const id = await service.submit(me, await createPhoto());
    await service.commit(id, { title: 'Arezzo' });
    await correct(me, id, KYOTO);
    const { jobRequestId } = await service.findRow(id);
    await service.failFor(id, 'JOB_LOST');
    return { id, jobId: jobRequestId };
  };

  it('queues the correction again and then stores its result', async () => {
    const me = createUser();
    const { id, jobId } = await createFailedCorrection(me);
    expect((await retryJob(jobId)).status).toBe(200);
    expect(await fetchAnalysis(me, id)).toMatchObject({ status: 'queued', result: null });
    await service.commit(id, { title: 'Kyoto' });
    expect(await fetchAnalysis(me, id)).toMatchObject({ status: 'done', result: { title: 'Kyoto' }, error: null });
  });

  it('does not replace a later correction', async () => {
    const me = createUser();
    const { id, jobId } = await createFailedCorrection(me);
    await correct(me, id, { name: 'Nara', latitude: 34.6851, longitude: 135.8048 });
    expect((await retryJob(jobId)).body.code).toBe('JOB_OBSOLETE');
    await service.commit(id, { title: 'Nara' });
    expect((await retryJob(jobId)).body.code).toBe('JOB_OBSOLETE');
    expect(await fetchAnalysis(me, id)).toMatchObject({ status: 'done', result: { title: 'Nara' } });
  });

  it('does not replace a later correction that failed, too', async () => {
    const me = createUser();
    const { id, jobId } = await createFailedCorrection(me);
    await correct(me, id, { name: 'Nara', latitude: 34.6851, longitude: 135.8048 });
    const { jobRequestId } = await service.findRow(id);
    await service.failFor(id, 'JOB_LOST');
    expect((await retryJob(jobId)).body.code).toBe('JOB_OBSOLETE');
    expect((await retryJob(jobRequestId)).status).toBe(200);
    expect((await service.findRow(id)).correction).toMatchObject({ name: 'Nara', revision: 2 });
  });

  it('returns 404 for an unknown job', async () => {
    expect((await retryJob(randomUUID())).body.code).toBe('JOB_REQUEST_NOT_FOUND');
  });
});
