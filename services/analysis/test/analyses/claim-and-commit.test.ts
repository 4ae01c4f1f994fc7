import { randomUUID } from 'node:crypto';
import {
  AnalysisTestService,
  createGuest,
  createResult,
  createUser,
  waitUntil,
} from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

describe('POST /internal/analyses/claim', () => {
  const claim = (visitorId: string, userId: number) =>
    service.internal('analyses/claim', { visitorId, userId, username: 'marta' });

  it('transfers the visitor’s analyses to the user, and to no other', async () => {
    const visitorId = randomUUID();
    const bytes = await createPhoto();
    const id = await service.submit(createGuest(visitorId), bytes);
    const otherId = await service.submit(createGuest(), bytes);
    await service.commit(id);
    const me = createUser({ visitorId });
    expect((await service.call(`/api/analyses/${id}`, me)).status).toBe(200);
    expect((await claim(visitorId, me.userId)).body).toEqual({ claimed: 1 });
    expect((await claim(visitorId, me.userId)).body).toEqual({ claimed: 0 });
    expect((await service.call(`/api/analyses/${id}`, me)).status).toBe(200);
    expect((await service.call(`/api/analyses/${id}`, createGuest(visitorId))).status).toBe(404);
    expect((await service.call(`/api/analyses/${id}`, createUser({ visitorId }))).status).toBe(404);
    expect((await service.findRow(otherId)).userId).toBeNull();
    expect((await service.upload(me, bytes)).body.id).toBe(id);
  });

  it('reuses the user’s own analysis when both uploaded the same photo', async () => {
    const visitorId = randomUUID();
    const me = createUser();
    const bytes = await createPhoto();
    const [own, guests, other] = [
      await service.submit(me, bytes),
      await service.submit(createGuest(visitorId), bytes),
      await service.submit(createGuest(visitorId), await createPhoto()),
    ];
    expect((await claim(visitorId, me.userId)).body).toEqual({ claimed: 2 });
    expect(await service.submit(me, bytes)).toBe(own);
    for (const id of [own, guests, other]) expect((await service.call(`/api/analyses/${id}`, me)).status).toBe(200);
  });

  it('reuses only one analysis of two visitors with the same photo', async () => {
    const me = createUser();
    const bytes = await createPhoto();
    const visitors = [randomUUID(), randomUUID()];
    for (const visitorId of visitors) await service.submit(createGuest(visitorId), bytes);
    const claims = await Promise.all(visitors.map((visitorId) => claim(visitorId, me.userId)));
    const failed = claims.findIndex(({ status }) => status >= 300);
    // The second of two concurrent claims may fail; the worker would then repeat it.
    if (failed >= 0) expect((await claim(visitors[failed] as string, me.userId)).status).toBe(200);
    const rows = await service.dataSource.query('select result_key from analyses where user_id = $1', [me.userId]);
    expect(rows.filter((row: { result_key: string | null }) => row.result_key !== null)).toHaveLength(1);
  });
});

describe('POST /internal/analyses/:id/commit', () => {
  const findJobStatus = async (id: string) => {
    const [row] = await service.dataSource.query(
      'select finished_at, outcome from job_requests where id = (select job_request_id from analyses where id = $1)',
      [id],
    );
    return row.finished_at === null ? null : row.outcome.status;
  };

  it('changes nothing the second time', async () => {
    const id = await service.submit(createGuest(), await createPhoto());
    await service.commit(id, { title: 'First' });
    expect((await service.commit(id, { title: 'Second' })).status).toBe(200);
    expect((await service.findRow(id)).result?.title).toBe('First');
    await service.failFor(id, 'INTERNAL');
    expect((await service.findRow(id)).status).toBe('done');
  });

  it('changes nothing after the final failure', async () => {
    const id = await service.submit(createGuest(), await createPhoto());
    await service.failFor(id, 'JOB_LOST');
    await service.commit(id);
    expect((await service.findRow(id)).status).toBe('failed');
  });

  it('stores the result and finishes the job in one transaction', async () => {
    const id = await service.submit(createGuest(), await createPhoto());
    await service.dataSource.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before update of status on analyses for each row execute function refuse()`);
    try {
      expect((await service.commit(id)).status).toBe(500);
      expect([await findJobStatus(id), (await service.findRow(id)).status]).toEqual([null, 'queued']);
      expect((await service.failFor(id, 'INTERNAL')).status).toBe(500);
      expect([await findJobStatus(id), (await service.findRow(id)).status]).toEqual([null, 'queued']);
    } finally {
      await service.dataSource.query('drop trigger refuse on analyses; drop function refuse()');
    }
    await service.commit(id);
    expect([await findJobStatus(id), (await service.findRow(id)).status]).toEqual(['done', 'done']);
  });

  it('does not deadlock with a concurrent deletion of the analysis', async () => {
    const id = await service.submit(createGuest(), await createPhoto());
    const { jobRequestId } = await service.findRow(id);
    const isWaiting = () =>
      service.dataSource
        .query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        .then((rows: unknown[]) => rows.length > 0);
    // The deletion locks the analysis first, and then its job request.
    const committing = await service.dataSource.transaction(async (manager) => {
      await manager.query('select 1 from analyses where id = $1 for update', [id]);
      const response = service.commit(id);
      await waitUntil(isWaiting);
      const done = `update job_requests set finished_at = now(), outcome = '{"status": "done"}' where id = $1`;
      await manager.query(done, [jobRequestId]);
      await manager.query('delete from analyses where id = $1', [id]);
      return { response };
    });
    expect((await committing.response).status).toBe(200);
  });

  it('rejects an unknown analysis and finishes no job', async () => {
    const id = await service.submit(createGuest(), await createPhoto());
    const { jobRequestId } = await service.findRow(id);
    const wrong = randomUUID();
    const response = await service.internal(`analyses/${wrong}/commit`, { jobRequestId, result: createResult(wrong) });
    expect([response.status, response.body.code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    expect(await findJobStatus(id)).toBeNull();
  });

  it('follows the job that was enqueued together with the row', async () => {
    const id = await service.submit(createGuest(), await createPhoto());
    const { jobRequestId } = await service.findRow(id);
    expect(await waitUntil(() => service.job(jobRequestId))).toMatchObject({
      name: 'photo.analyze',
      data: { payload: { analysisId: id }, jobRequestId },
    });
  });
});
