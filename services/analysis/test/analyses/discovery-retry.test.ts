import { DecisionsService } from '../../src/analyses/decisions.service.js';
import { AnalysisTestService, createResult, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { SHOWN_AREZZO } from '../support/provider-fixtures.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

const fail = (jobRequestId: string) =>
  service.internal(`job-requests/${jobRequestId}/settle`, {
    outcome: { status: 'failed', code: 'INTERNAL', message: 'm' },
  });
const retry = (jobRequestId: string) =>
  service.call(`/api/admin/failed-jobs/analysis/${jobRequestId}/retry`, createUser({ isAdmin: true }), {
    method: 'POST',
  });
const decide = async (id: string, title: string) => {
  const { jobRequestId } = await service.findRow(id);
  const result = { ...createResult(id), title, discoveryId: null };
  await service.app.get(DecisionsService).decide(id, jobRequestId, { result, shownAt: SHOWN_AREZZO });
  return jobRequestId;
};
const findDiscoveryJob = async (id: string): Promise<string> => {
  const sql = `select id from job_requests where job = 'discovery.create' and payload->>'analysisId' = $1`;
  return (await service.dataSource.query(sql, [id]))[0].id;
};

/** Corrects the place of a photo that has a discovery, whose change for the new place then fails for good. */
async function failCorrectedDiscovery() {
  const actor = createUser();
  const bytes = await createPhoto();
  const id = await service.submit(actor, bytes);
  await service.commit(id);
  await service.call(`/api/analyses/${id}/place`, actor, {
    method: 'POST',
    body: JSON.stringify({ name: 'Kyoto', latitude: 35, longitude: 135 }),
    headers: { 'content-type': 'application/json' },
  });
  await fail(await decide(id, 'Kyoto'));
  const jobId = await findDiscoveryJob(id);
  await fail(jobId);
  return { actor, bytes, id, jobId };
}

/** Adds a finished analysis of the same photo and owner that is not reused, as one without all providers is. */
const addUnusableCopy = (id: string) =>
  service.dataSource.query(
    `insert into analyses select (jsonb_populate_record(mine, jsonb_build_object(
       'id', gen_random_uuid(), 'result_key', null, 'decision', null))).* from analyses as mine where id = $1`,
    [id],
  );

describe('discovery of a corrected photo that could not be changed', () => {
  it('remains in the result, which the next upload of the photo reuses', async () => {
    const { actor, bytes, id } = await failCorrectedDiscovery();
    expect(await service.findRow(id)).toMatchObject({ status: 'done', result: { title: 'Kyoto', discoveryId: 1 } });
    const again = await service.upload(actor, bytes, {}, { headers: { prefer: 'respond-async' } });
    expect([again.status, again.body.id]).toEqual([200, id]);
  });

  it('is changed when an admin retries its job, although the owner has another analysis of the photo', async () => {
    const { id, jobId } = await failCorrectedDiscovery();
    await addUnusableCopy(id);
    const retried = await retry(jobId);
    expect(retried.status).toBe(200);
    const { decision } = await service.findRow(id);
    expect(decision).toMatchObject({ result: { title: 'Kyoto' } });
    expect(decision?.jobRequestId).not.toBe(jobId);
  });

  it('is not changed by a retry once another analysis is used for the photo, unless that failed', async () => {
    const { id, jobId } = await failCorrectedDiscovery();
    await service.dataSource.query('update analyses set result_key = null where id = $1', [id]);
    await addUnusableCopy(id);
    await service.dataSource.query(`update analyses set status = 'failed' where id <> $1`, [id]);
    const other = await failCorrectedDiscovery();
    expect((await retry(jobId)).status).toBe(200);
    await service.dataSource.query('update analyses set result_key = null where id = $1', [other.id]);
    await addUnusableCopy(other.id);
    expect((await retry(other.jobId)).body.code).toBe('JOB_OBSOLETE');
  });
});
