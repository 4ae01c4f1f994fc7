import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { countLockWaits } from '../../../../packages/platform/test/support/count-lock-waits.js';
import { buildPhotoKey } from '../../src/analyses/cache-keys.js';
import { StepResultsRepository } from '../../src/analyses/steps/step-results.repository.js';
import { AnalysisTestService, createGuest, createUser, waitUntil } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { DESCRIBED_AREZZO } from '../support/provider-fixtures.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

const deleteAnalysis = (actor: Identity | null, id: string) =>
  service.call(`/api/analyses/${id}`, actor, { method: 'DELETE' });
const readStatus = async (actor: Identity, id: string) => (await service.call(`/api/analyses/${id}`, actor)).status;
const hasPhoto = async (id: string) => (await service.storage.stat(buildPhotoKey(id))) !== null;
const countStepResults = async (): Promise<number> =>
  (await service.dataSource.query('select count(*)::integer as count from step_results'))[0].count;
const countDeletionJobs = async (id: string): Promise<number> => {
  const sql = `select 1 from job_requests where job = 'analysis.deleted' and payload->>'analysisId' = $1`;
  return (await service.dataSource.query(sql, [id])).length;
};
/** Sets the last use of an analysis to the given number of days ago. */
const setLastUsed = (id: string, days: number) =>
  service.dataSource.query('update analyses set last_used_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
const createFinishedAnalysis = async (actor: Identity, bytes?: Buffer, fields = {}) => {
  const id = await service.submit(actor, bytes ?? (await createPhoto()), fields);
  await service.runAllSteps(id);
  return id;
};

describe('DELETE /api/analyses/:id', () => {
  it.each([
    ['a guest', createGuest()],
    ['a user', createUser()],
  ])(
    'deletes the analysis of %s with photo and step results, and requests the deletion of its discovery',
    async (_, actor) => {
      const before = await countStepResults();
      const id = await createFinishedAnalysis(actor, undefined, { location: 'Zzyzxville' });
      expect(await countStepResults()).toBeGreaterThan(before);
      const response = await deleteAnalysis(actor, id);
      expect([response.status, response.body]).toEqual([204, '']);
      expect(await readStatus(actor, id)).toBe(404);
      expect(await hasPhoto(id)).toBe(false);
      expect(await countStepResults()).toBe(before);
      expect(await countDeletionJobs(id)).toBe(1);
    },
  );

  it('returns 404 the second time, and requests nothing more', async () => {
    const actor = createGuest();
    const id = await createFinishedAnalysis(actor);
    await deleteAnalysis(actor, id);
    const again = await deleteAnalysis(actor, id);
    expect([again.status, again.body.code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    expect(await countDeletionJobs(id)).toBe(1);
  });

  it('deletes no analysis of another owner, for any caller', async () => {
    const visitorId = randomUUID();
    const ownId = await createFinishedAnalysis(createUser({ visitorId }));
    for (const actor of [createGuest(visitorId), createGuest(), createUser(), createUser({ isAdmin: true })]) {
      const response = await deleteAnalysis(actor, ownId);
      expect([response.status, response.body.code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    }
    expect(await hasPhoto(ownId)).toBe(true);
    expect(await countDeletionJobs(ownId)).toBe(0);
  });

  it('ends a running analysis: waiting clients receive 404, and nothing is stored afterwards', async () => {
    const actor = createGuest();
    const bytes = await createPhoto();
    const waiting = service.upload(actor, bytes);
    const [row] = await waitUntil(async () => {
      const rows = await service.dataSource.query('select id from analyses where visitor_id = $1', [
        (actor as { visitorId: string }).visitorId,
      ]);
      return rows.length > 0 && rows;
    });
    const { jobRequestId } = await service.findRow(row.id);
    expect((await deleteAnalysis(actor, row.id)).status).toBe(204);
    const response = await waiting;
    expect([response.status, response.body.code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    expect((await service.internal(`analyses/${row.id}/observe`)).body.code).toBe('ANALYSIS_NOT_FOUND');
    const failed = await service.dataSource.query(
      `select 1 from job_requests where id = $1 and outcome->>'status' = 'failed'`,
      [jobRequestId],
    );
    expect(failed).toEqual([]);
  });

  it('deletes a failed analysis, and one whose place is being corrected', async () => {
    const actor = createGuest();
    const failed = await service.submit(actor, await createPhoto());
    await service.failFor(failed, 'INTERNAL');
    expect((await deleteAnalysis(actor, failed)).status).toBe(204);
    const corrected = await service.submit(actor, await createPhoto());
    await service.commit(corrected);
    const place = { name: 'Kyoto', latitude: 35.0116, longitude: 135.7681 };
    await service.call(`/api/analyses/${corrected}/place`, actor, {
      method: 'POST',
      body: JSON.stringify(place),
      headers: { 'content-type': 'application/json' },
    });
    expect((await deleteAnalysis(actor, corrected)).status).toBe(204);
    expect(await readStatus(actor, corrected)).toBe(404);
  });

  it('allows a new analysis of the same photo', async () => {
    const actor = createGuest();
    const bytes = await createPhoto();
    const id = await service.submit(actor, bytes);
    await service.commit(id);
    await deleteAnalysis(actor, id);
    const again = await service.submit(actor, bytes);
    expect(again).not.toBe(id);
  });

  it('deletes once for twenty concurrent requests', async () => {
    const actor = createGuest();
    const id = await createFinishedAnalysis(actor);
    const responses = await Promise.all(Array.from({ length: 20 }, () => deleteAnalysis(actor, id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(404)]);
    expect(await countDeletionJobs(id)).toBe(1);
  });
});

describe('step results', () => {
  it('are deleted with the last analysis that used them', async () => {
    const before = await countStepResults();
    const bytes = await createPhoto();
    const [first, second] = [createGuest(), createGuest()];
    const [a, b] = [await createFinishedAnalysis(first, bytes), await createFinishedAnalysis(second, bytes)];
    const shared = await countStepResults();
    expect(shared).toBeGreaterThan(before);
    await deleteAnalysis(first, a);
    // The similar photos of an analysis are stored per analysis, so that step result was not shared.
    expect(await countStepResults()).toBe(shared - 1);
    await deleteAnalysis(second, b);
    expect(await countStepResults()).toBe(before);
  });

  it('are deleted when the last two analyses that used them are deleted concurrently', async () => {
    const before = await countStepResults();
    const bytes = await createPhoto();
    const [first, second] = [createGuest(), createGuest()];
    const [a, b] = [await createFinishedAnalysis(first, bytes), await createFinishedAnalysis(second, bytes)];
    const runner = service.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await service.app.get(StepResultsRepository).release(runner.manager, [a]);
      await runner.query('delete from analyses where id = $1', [a]);
      let isAnswered = false;
      const other = deleteAnalysis(second, b).finally(() => {
        isAnswered = true;
      });
      await waitUntil(async () => isAnswered || (await countLockWaits(service.dataSource)) > 0);
      await runner.commitTransaction();
      expect((await other).status).toBe(204);
    } finally {
      await runner.release();
    }
    expect(await countStepResults()).toBe(before);
  });

  it('of other hints are deleted although another owner has the same photo', async () => {
    const bytes = await createPhoto();
    const [first, second] = [createGuest(), createGuest()];
    const b = await createFinishedAnalysis(second, bytes);
    const ofOther = await countStepResults();
    const a = await createFinishedAnalysis(first, bytes, { location: 'Plantedwordville' });
    expect(await countStepResults()).toBeGreaterThan(ofOther);
    await deleteAnalysis(first, a);
    expect(await countStepResults()).toBe(ofOther);
    expect(await readStatus(second, b)).toBe(200);
  });
});

describe('purge of unused analyses', () => {
  const unused = async (): Promise<string[]> => (await service.internal('analyses/unused')).body.ids;
  const purge = (ids: string[], inUse: string[] = []) => service.internal('analyses/purge', { ids, inUse });

  it('deletes guests’ analyses that were unused for 30 days, and none of users', async () => {
    const [old, recent, users] = [
      await createFinishedAnalysis(createGuest()),
      await createFinishedAnalysis(createGuest()),
      await createFinishedAnalysis(createUser()),
    ];
    await Promise.all([setLastUsed(old, 31), setLastUsed(recent, 29), setLastUsed(users, 400)]);
    expect(await unused()).toEqual([old]);
    expect((await purge([old, recent, users])).status).toBe(204);
    expect(await hasPhoto(old)).toBe(false);
    expect(await service.dataSource.query('select 1 from analyses where id = $1', [old])).toEqual([]);
    expect([await hasPhoto(recent), await hasPhoto(users)]).toEqual([true, true]);
    expect(await unused()).toEqual([]);
  });

  it.each<[string, (actor: Identity, id: string) => Promise<unknown>]>([
    ['read', readStatus],
    ['listed', (actor) => service.call('/api/analyses', actor)],
    [
      'corrected',
      (actor, id) =>
        service.call(`/api/analyses/${id}/place`, actor, {
          method: 'POST',
          body: JSON.stringify({ name: 'Kyoto', latitude: 35, longitude: 135.7 }),
          headers: { 'content-type': 'application/json' },
        }),
    ],
  ])('does not delete an analysis that was %s', async (_, use) => {
    const actor = createGuest();
    const id = await createFinishedAnalysis(actor);
    await setLastUsed(id, 31);
    expect(await unused()).toEqual([id]);
    await use(actor, id);
    expect(await unused()).toEqual([]);
    // The purge selected the analysis before it was used.
    await purge([id]);
    expect(await hasPhoto(id)).toBe(true);
  });

  it('does not delete an analysis after a new upload, a claim, or while its discovery is in use', async () => {
    const visitorId = randomUUID();
    const bytes = await createPhoto();
    const [sent, claimed, discovered] = [
      await createFinishedAnalysis(createGuest(visitorId), bytes),
      await createFinishedAnalysis(createGuest()),
      await createFinishedAnalysis(createGuest()),
    ];
    await Promise.all([sent, claimed, discovered].map((id) => setLastUsed(id, 31)));
    expect((await unused()).sort()).toEqual([sent, claimed, discovered].sort());
    await service.upload(createGuest(visitorId), bytes);
    const row = await service.findRow(claimed);
    await service.internal('analyses/claim', {
      userId: createUser().userId,
      username: 'ada',
      visitorId: row.visitorId,
    });
    await purge([sent, claimed, discovered], [discovered]);
    expect(await Promise.all([sent, claimed, discovered].map(hasPhoto))).toEqual([true, true, true]);
    expect(await unused()).toEqual([]);
  });

  it('deletes originals that earlier releases stored, and files without an analysis after a day', async () => {
    const id = await createFinishedAnalysis(createGuest());
    const [lost, fresh] = [randomUUID(), randomUUID()];
    const keys = [`analyses/${id}/original`, `analyses/${lost}/photo.jpg`, `analyses/${fresh}/photo.jpg`];
    for (const key of keys) await service.storage.put(key, Buffer.from('x'), 'image/jpeg');
    const { utimes } = await import('node:fs/promises');
    const { join } = await import('node:path');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(service.storageDir, keys[1]!), yesterday, yesterday);
    const sweep = await service.internal('analyses/sweep-files', { after: '' });
    expect(sweep.body).toEqual({ after: null });
    const left = await Promise.all(
      [...keys, buildPhotoKey(id)].map(async (key) => (await service.storage.stat(key)) !== null),
    );
    expect(left).toEqual([false, false, true, true]);
  });
});

describe('GET /api/export/analyses', () => {
  const fetchExport = async (actor: Identity, query = '') =>
    (await service.call(`/api/export/analyses${query}`, actor)).body;

  it('returns hints, observations and results to the owner only', async () => {
    const actor = createUser();
    const hints = { location: 'Typedwordville', siteDetails: 'Typed details' };
    const id = await service.submit(actor, await createPhoto(), hints);
    await service.write(id, DESCRIBED_AREZZO);
    await service.commit(id);
    const [exported] = await fetchExport(actor);
    expect(exported).toMatchObject({
      id,
      status: 'done',
      hints,
      metadata: { position: null },
      result: { id },
    });
    expect(exported.stepResults.flatMap(({ value }: { value: object }) => Object.keys(value))).toEqual(
      expect.arrayContaining(['readText', 'clues', 'texts']),
    );
    for (const other of [createUser(), createGuest(), createUser({ isAdmin: true }), createGuest(null)]) {
      expect(await fetchExport(other)).toEqual([]);
    }
  });

  it('continues after the given id', async () => {
    const actor = createGuest();
    const ids = [await createFinishedAnalysis(actor), await createFinishedAnalysis(actor)].sort();
    expect((await fetchExport(actor, `?after=${ids[0]}`)).map(({ id }: { id: string }) => id)).toEqual(ids.slice(1));
    expect(await fetchExport(actor, `?after=${ids[1]}`)).toEqual([]);
  });
});
