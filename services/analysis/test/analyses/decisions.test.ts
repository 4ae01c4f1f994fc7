import { randomUUID } from 'node:crypto';
import type { StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { ApiError } from '@placelore/contracts/core/errors.js';
import { DecisionsService } from '../../src/analyses/decisions.service.js';
import { AnalysisTestService, createGuest, createResult, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { SHOWN_AREZZO } from '../support/provider-fixtures.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

/** Fake of content: one discovery per analysis, with the texts of its latest revision. */
class FakeContent {
  readonly discoveries: { id: number; analysisId: string; title: string; revision: number }[] = [];
  private last = 100;

  create(analysisId: string, title: string, revision: number): number {
    let found = this.discoveries.find((discovery) => discovery.analysisId === analysisId);
    if (!found) {
      found = { id: ++this.last, analysisId, title, revision };
      this.discoveries.push(found);
    } else if (revision > found.revision) Object.assign(found, { title, revision });
    return found.id;
  }
}

/** The calls of a worker from the decision on, in order; it may die after each of them. */
const STEPS = ['nothing', 'decide', 'create', 'commit'] as const;
type Step = (typeof STEPS)[number];

let content: FakeContent;
beforeEach(() => {
  content = new FakeContent();
});

const createUnsavedResult = (id: string, title: string): StoredAnalysisResult => ({
  ...createResult(id),
  title,
  discoveryId: null,
});

/** Decides a result, as the route `write` does after the texts were written. */
async function decide(id: string, jobRequestId: string, title: string) {
  const decision = { result: createUnsavedResult(id, title), shownAt: SHOWN_AREZZO };
  return service.app
    .get(DecisionsService)
    .decide(id, jobRequestId, decision)
    .then(
      (body) => ({ status: 200, body }),
      ({ status }: ApiError) => ({ status, body: null }),
    );
}

/** Runs the steps of the job handler up to the given one. @returns the status of this service's last response */
async function runUntil(id: string, jobRequestId: string, title: string, until: Step, revision = 0): Promise<number> {
  if (until === 'nothing') return 200;
  const decided = await decide(id, jobRequestId, title);
  if (until === 'decide' || decided.body === null) return decided.status;
  const discoveryId = content.create(id, decided.body.result.title, revision);
  if (until === 'create') return 200;
  const committed = { jobRequestId, result: { ...decided.body.result, discoveryId } };
  return (await service.internal(`analyses/${id}/commit`, committed)).status;
}

/** Runs all open jobs, as the worker does. */
async function runOpenJobs(): Promise<void> {
  const open: { id: string; job: string; payload: { analysisId: string; revision?: number } }[] =
    await service.dataSource.query('select id, job, payload from job_requests where finished_at is null');
  for (const { id, job, payload } of open) {
    const { analysisId, revision = 0 } = payload;
    if (job !== 'discovery.create') await runUntil(analysisId, id, `made by ${job}`, 'commit', revision);
    else {
      const { body } = await service.internal(`analyses/${analysisId}/decided`, { jobRequestId: id });
      if (!body) {
        await service.internal(`job-requests/${id}/settle`, { outcome: { status: 'done' } });
        continue;
      }
      const discoveryId = content.create(analysisId, body.result.title, body.revision);
      await service.internal(`analyses/${analysisId}/commit`, {
        jobRequestId: id,
        result: { ...body.result, discoveryId },
      });
    }
  }
}

/** Asserts that an analysis has at most one discovery and names it, and that a failed analysis has none. */
async function expectAgreement(id: string): Promise<void> {
  const { status, result: stored, decision } = await service.findRow(id);
  const own = content.discoveries.filter(({ analysisId }) => analysisId === id);
  expect(['done', 'failed']).toContain(status);
  expect(decision).toBeNull();
  expect(own.map((discovery) => [discovery.id, discovery.title])).toEqual(
    status === 'done' ? [[stored?.discoveryId, stored?.title]] : [],
  );
}

const fail = async (jobRequestId: string, code: string) =>
  service.internal(`job-requests/${jobRequestId}/settle`, { outcome: { status: 'failed', code, message: 'm' } });
const retry = (jobRequestId: string) =>
  service.call(`/api/admin/failed-jobs/analysis/${jobRequestId}/retry`, createUser({ isAdmin: true }), {
    method: 'POST',
  });
const start = async (actor = createGuest()) => {
  const bytes = await createPhoto();
  const id = await service.submit(actor, bytes);
  return { actor, bytes, id, jobId: (await service.findRow(id)).jobRequestId };
};
const CODES = ['INTERNAL', 'JOB_LOST', 'TIMED_OUT', 'PROVIDER_UNAVAILABLE'];

describe.each(STEPS)('worker that dies after %s', (step) => {
  it('leaves one discovery when the job is retried', async () => {
    const { id, jobId } = await start();
    await runUntil(id, jobId, 'first', step);
    await runUntil(id, jobId, 'second', 'commit');
    await expectAgreement(id);
    expect(content.discoveries).toHaveLength(1);
    // The first decision is final, so the texts of a later attempt are not used.
    expect((await service.findRow(id)).result?.title).toBe(step === 'nothing' ? 'second' : 'first');
  });

  it.each(CODES)('leaves analysis and discovery consistent when the job then fails for good with %s', async (code) => {
    const { actor, id, jobId } = await start();
    await runUntil(id, jobId, 'first', step);
    await fail(jobId, code);
    expect((await service.findRow(id)).status).toBe(step === 'nothing' ? 'failed' : 'done');
    expect((await service.call(`/api/analyses/${id}`, actor)).body.result?.title).toBe(
      step === 'nothing' ? undefined : 'first',
    );
    await runOpenJobs();
    await expectAgreement(id);
  });

  it('leaves analysis and discovery consistent when the job fails while an attempt still runs', async () => {
    const { id, jobId } = await start();
    await runUntil(id, jobId, 'first', step);
    await fail(jobId, 'JOB_LOST');
    await runUntil(id, jobId, 'late', 'commit');
    await runOpenJobs();
    await expectAgreement(id);
  });

  it('leaves one discovery when an admin retries the failed job', async () => {
    const { id, jobId } = await start();
    await runUntil(id, jobId, 'first', step);
    await fail(jobId, 'INTERNAL');
    const again = await retry(jobId);
    expect(again.status).toBe(step === 'nothing' ? 200 : 409);
    await runUntil(id, jobId, 'late', 'commit');
    await runOpenJobs();
    await expectAgreement(id);
    expect(content.discoveries).toHaveLength(1);
  });

  it('leaves one discovery of one finished analysis when the photo is uploaded again', async () => {
    const { actor, bytes, id, jobId } = await start();
    await runUntil(id, jobId, 'first', step);
    await fail(jobId, 'INTERNAL');
    const { status, body } = await service.upload(actor, bytes, {}, { headers: { prefer: 'respond-async' } });
    expect([status, body.id === id]).toEqual(step === 'nothing' ? [202, false] : [200, true]);
    await runOpenJobs();
    await expectAgreement(id);
    if (step === 'nothing') await expectAgreement(body.id);
    expect(content.discoveries).toHaveLength(1);
  });

  it('leaves analysis and discovery at the new place when a correction is retried', async () => {
    const { id, revision, jobId } = await startCorrection();
    await runUntil(id, jobId, 'Kyoto', step, revision);
    await runUntil(id, jobId, 'Nara', 'commit', revision);
    await expectAgreement(id);
  });

  it.each(CODES)(
    'leaves analysis and discovery at the same place when a correction then fails with %s',
    async (code) => {
      const { id, revision, jobId } = await startCorrection();
      await runUntil(id, jobId, 'Kyoto', step, revision);
      await fail(jobId, code);
      const { status, result: stored, error } = await service.findRow(id);
      expect([status, stored?.title, error?.code]).toEqual(
        step === 'nothing' ? ['done', 'Arezzo', code] : ['done', 'Kyoto', undefined],
      );
      expect(stored?.discoveryId).toBe(content.discoveries[0]?.id);
      await runOpenJobs();
      await expectAgreement(id);
    },
  );
});

/** Creates a finished analysis whose place is being corrected. */
async function startCorrection() {
  const actor = createUser();
  const { id, jobId } = await start(actor);
  await runUntil(id, jobId, 'Arezzo', 'commit');
  const { status } = await choosePlace(actor, id, 'Kyoto');
  expect(status).toBe(202);
  const row = await service.findRow(id);
  return { actor, id, revision: row.correction!.revision, jobId: row.jobRequestId };
}

const choosePlace = (actor: ReturnType<typeof createUser>, id: string, name: string) =>
  service.call(`/api/analyses/${id}/place`, actor, {
    method: 'POST',
    body: JSON.stringify({ name, latitude: 35, longitude: 135 }),
    headers: { 'content-type': 'application/json' },
  });

describe.each(['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE', 'DISCOVERY_NOT_FOUND'])(
  'discovery that content rejects with %s',
  (code) => {
    it('fails the analysis, which has no discovery', async () => {
      const { id, jobId } = await start();
      await runUntil(id, jobId, 'first', 'decide');
      await fail(jobId, code);
      expect(await service.findRow(id)).toMatchObject({ status: 'failed', decision: null, error: { code } });
      await runOpenJobs();
      await expectAgreement(id);
    });

    it('leaves a corrected analysis unchanged', async () => {
      const { id, jobId } = await startCorrection();
      await runUntil(id, jobId, 'Kyoto', 'decide');
      await fail(jobId, code);
      const row = await service.findRow(id);
      expect(row).toMatchObject({ status: 'done', result: { title: 'Arezzo' }, decision: null, error: { code } });
    });
  },
);

describe('pending discovery of a decided analysis', () => {
  const createUndecidedDiscovery = async () => {
    const actor = createUser();
    const started = await start(actor);
    await runUntil(started.id, started.jobId, 'Arezzo', 'decide');
    await fail(started.jobId, 'INTERNAL');
    const [{ id: jobId }] = await service.dataSource.query(
      `select id from job_requests where job = 'discovery.create' and payload->>'analysisId' = $1`,
      [started.id],
    );
    return { ...started, actor, jobId };
  };
  const uploadAgain = async ({
    actor,
    bytes,
  }: {
    actor: ReturnType<typeof createUser>;
    bytes: Buffer;
  }): Promise<string> => (await service.upload(actor, bytes, {}, { headers: { prefer: 'respond-async' } })).body.id;

  it('lets the next upload reuse the analysis until it fails for good, and start a new one afterwards', async () => {
    const undecided = await createUndecidedDiscovery();
    expect(await uploadAgain(undecided)).toBe(undecided.id);
    await fail(undecided.jobId, 'INTERNAL');
    expect(await service.findRow(undecided.id)).toMatchObject({ status: 'done', resultKey: null });
    const id = await uploadAgain(undecided);
    expect(id).not.toBe(undecided.id);
    await runOpenJobs();
    await expectAgreement(id);
    // A retry by an admin would create a second discovery of the photo.
    expect((await retry(undecided.jobId)).body.code).toBe('JOB_OBSOLETE');
    expect(content.discoveries).toHaveLength(1);
  });

  it.each(['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE', 'DISCOVERY_NOT_FOUND'])(
    'is dropped when content rejects it with %s',
    async (code) => {
      const undecided = await createUndecidedDiscovery();
      await fail(undecided.jobId, code);
      const row = await service.findRow(undecided.id);
      expect(row).toMatchObject({ status: 'done', resultKey: null, decision: null, result: { title: 'Arezzo' } });
      expect((await retry(undecided.jobId)).body.code).toBe('JOB_OBSOLETE');
    },
  );

  it('keeps a later correction’s decision when it fails after that', async () => {
    const { actor, id, jobId } = await createUndecidedDiscovery();
    await choosePlace(actor, id, 'Kyoto');
    const row = await service.findRow(id);
    await runUntil(id, row.jobRequestId, 'Kyoto', 'decide', 1);
    await fail(jobId, 'IMAGE_UNREADABLE');
    expect(await service.findRow(id)).toMatchObject({ decision: { jobRequestId: row.jobRequestId } });
    expect((await service.findRow(id)).resultKey).not.toBeNull();
    await runOpenJobs();
    await expectAgreement(id);
  });

  it('is created when an admin retries its failed job', async () => {
    const { id, jobId } = await createUndecidedDiscovery();
    await fail(jobId, 'INTERNAL');
    expect((await service.findRow(id)).status).toBe('done');
    expect((await retry(jobId)).status).toBe(200);
    await runOpenJobs();
    await expectAgreement(id);
    expect((await retry(jobId)).status).toBe(200);
    expect(content.discoveries).toHaveLength(1);
  });

  it('is created by a correction that finishes first', async () => {
    const { actor, id, jobId } = await createUndecidedDiscovery();
    await choosePlace(actor, id, 'Kyoto');
    const row = await service.findRow(id);
    await runUntil(id, row.jobRequestId, 'Kyoto', 'commit', 1);
    const { body } = await service.internal(`analyses/${id}/decided`, { jobRequestId: jobId });
    expect(body || null).toBeNull();
    await runOpenJobs();
    await expectAgreement(id);
    expect(content.discoveries).toEqual([expect.objectContaining({ title: 'Kyoto' })]);
  });

  it('is created while a correction is running, without finishing that correction', async () => {
    const { actor, id } = await createUndecidedDiscovery();
    await choosePlace(actor, id, 'Kyoto');
    const { jobRequestId } = await service.findRow(id);
    await service.dataSource.query(`update job_requests set payload = payload where id = $1`, [jobRequestId]);
    const [{ id: other }] = await service.dataSource.query(
      `select id from job_requests where job = 'discovery.create' and payload->>'analysisId' = $1`,
      [id],
    );
    const { body } = await service.internal(`analyses/${id}/decided`, { jobRequestId: other });
    const discoveryId = content.create(id, body.result.title, body.revision);
    await service.internal(`analyses/${id}/commit`, { jobRequestId: other, result: { ...body.result, discoveryId } });
    expect(await service.findRow(id)).toMatchObject({ status: 'queued', jobRequestId, result: { discoveryId } });
    await fail(jobRequestId, 'PLACE_NOT_FOUND');
    await expectAgreement(id);
  });
});

describe('decision of a result', () => {
  it('is rejected for a failed job, or one that another job has replaced', async () => {
    const { id, jobId } = await start();
    expect(await runUntil(id, randomUUID(), 'first', 'decide')).toBe(409);
    await fail(jobId, 'INTERNAL');
    expect(await runUntil(id, jobId, 'first', 'decide')).toBe(409);
  });

  it('returns the stored result when another attempt has finished, and changes nothing', async () => {
    const { id, jobId } = await start();
    await runUntil(id, jobId, 'first', 'commit');
    const { status, body } = await decide(id, jobId, 'late');
    expect([status, body?.result.title, body?.result.discoveryId]).toEqual([200, 'first', content.discoveries[0]?.id]);
    expect(await runUntil(id, jobId, 'late', 'commit')).toBe(200);
    await expectAgreement(id);
  });

  it('is rejected for a late attempt of a failed correction', async () => {
    const { id, jobId } = await startCorrection();
    await fail(jobId, 'PLACE_NOT_FOUND');
    expect(await runUntil(id, jobId, 'Kyoto', 'commit', 1)).toBe(409);
    await expectAgreement(id);
  });

  it('is rejected for a missing analysis', async () => {
    expect(await runUntil(randomUUID(), randomUUID(), 'first', 'decide')).toBe(404);
    const { status } = await service.internal(`analyses/${randomUUID()}/decided`, { jobRequestId: randomUUID() });
    expect(status).toBe(404);
  });

  it('has one winner when the job fails concurrently', async () => {
    for (let nth = 0; nth < 10; nth++) {
      const { id, jobId } = await start();
      const [decided] = await Promise.all([runUntil(id, jobId, 'first', 'decide'), fail(jobId, 'INTERNAL')]);
      expect((await service.findRow(id)).status).toBe(decided === 200 ? 'done' : 'failed');
      await runOpenJobs();
      await expectAgreement(id);
    }
  });

  it('shows no result to the visitor before the discovery exists', async () => {
    const { actor, id, jobId } = await start();
    await runUntil(id, jobId, 'first', 'create');
    expect((await service.call(`/api/analyses/${id}`, actor)).body).toMatchObject({ status: 'queued', result: null });
  });

  it.each(['write', 'decided'])('rejects callers of %s that are not services', async (path) => {
    const { actor, id, jobId } = await start();
    const body = JSON.stringify({ jobRequestId: jobId, place: null, alternatives: [] });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    for (const caller of [actor, createGuest(), createUser(), createUser({ isAdmin: true }), null]) {
      expect([401, 403]).toContain((await service.call(`/internal/analyses/${id}/${path}`, caller, init)).status);
    }
    for (const wrong of ['1', 'x', '%00', "1'--"]) {
      expect([400, 404]).toContain((await service.internal(`analyses/${wrong}/${path}`, JSON.parse(body))).status);
    }
  });
});
