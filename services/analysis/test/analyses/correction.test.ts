import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import {
  AnalysisTestService,
  createGuest,
  createResult,
  createUser,
  WORKER,
  waitUntil,
} from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { EventStreamClient } from '../support/event-stream-client.js';
import { DESCRIBED_AREZZO } from '../support/provider-fixtures.js';

let service: AnalysisTestService;
beforeAll(async () => {
  service = await AnalysisTestService.start();
});
afterAll(() => service.stop());

const KYOTO = { name: 'Kyoto', latitude: 35.0116, longitude: 135.7681 };
const NARA = { name: 'Nara', latitude: 34.6851, longitude: 135.8048 };

const correct = (actor: Identity | null, id: string, place: object = KYOTO) =>
  service.call(`/api/analyses/${id}/place`, actor, {
    method: 'POST',
    body: JSON.stringify(place),
    headers: { 'content-type': 'application/json' },
  });
/** Creates a finished analysis of `actor`. */
const createFinishedAnalysis = async (actor: Identity): Promise<string> => {
  const id = await service.submit(actor, await createPhoto());
  await service.commit(id, { title: 'Arezzo' });
  return id;
};
const findCorrectionJobs = async (id: string): Promise<{ id: string; payload: object }[]> =>
  service.dataSource.query(
    `select id, payload from job_requests where job = 'photo.correct' and payload->>'analysisId' = $1 order by created_at`,
    [id],
  );

describe('POST /api/analyses/:id/place', () => {
  it('enqueues the correction, hides the former result while it runs, and returns the new one afterwards', async () => {
    const me = createUser();
    const id = await createFinishedAnalysis(me);
    const started = await correct(me, id);
    expect([started.status, started.body]).toEqual([
      202,
      expect.objectContaining({ id, status: 'queued', result: null, error: null }),
    ]);
    const { jobRequestId } = await service.findRow(id);
    expect(await waitUntil(() => service.job(jobRequestId))).toMatchObject({
      name: 'photo.correct',
      data: { payload: { analysisId: id, revision: 1 } },
    });
    expect((await service.call(`/api/analyses/${id}`, me)).body).toMatchObject({ status: 'queued', result: null });
    await service.commit(id, { title: 'Kyoto' });
    expect((await service.call(`/api/analyses/${id}`, me)).body).toMatchObject({
      status: 'done',
      result: { title: 'Kyoto' },
      error: null,
    });
  });

  it.each([
    ['name', { ...KYOTO, name: 'Heian-kyo' }],
    ['latitude', { ...KYOTO, latitude: 35.1 }],
    ['longitude', { ...KYOTO, longitude: 135.8 }],
  ])('requests a place again that differs from the chosen one in its %s only', async (_field, other) => {
    const me = createUser();
    const id = await createFinishedAnalysis(me);
    await correct(me, id);
    await service.commit(id);
    await correct(me, id);
    expect(await findCorrectionJobs(id)).toHaveLength(1);
    await correct(me, id, other);
    expect(await findCorrectionJobs(id)).toHaveLength(2);
    expect((await service.findRow(id)).correction).toEqual({ ...other, revision: 2 });
  });

  it('keeps the places that were offered, so that the owner can choose another one', async () => {
    const me = createUser();
    const id = await service.submit(me, await createPhoto());
    const candidates = [{ name: 'Duomo', location: '', why: 'Nearby', latitude: 43.46, longitude: 11.88 }];
    await service.commit(id, { identified: false, outcome: 'position only', candidates });
    await correct(me, id, DESCRIBED_AREZZO.place);
    const { body } = await service.write(id, DESCRIBED_AREZZO);
    expect(body.result).toMatchObject({ identified: true, candidates });
  });

  it('accepts only the owner', async () => {
    const visitorId = randomUUID();
    const id = await createFinishedAnalysis(createGuest(visitorId));
    for (const actor of [createGuest(), createGuest(null), createUser(), null, WORKER]) {
      const { status } = await correct(actor, id);
      expect([401, 404]).toContain(status);
    }
    expect((await correct(createGuest(), id)).body.code).toBe('ANALYSIS_NOT_FOUND');
    expect((await correct(createGuest(visitorId), randomUUID())).body.code).toBe('ANALYSIS_NOT_FOUND');
    expect(await findCorrectionJobs(id)).toEqual([]);
    expect((await correct(createGuest(visitorId), id)).status).toBe(202);
  });

  it.each([
    {},
    { ...KYOTO, name: ' ' },
    { ...KYOTO, name: 'x'.repeat(201) },
    { ...KYOTO, latitude: 91 },
    { ...KYOTO, longitude: '135' },
    { name: 'Kyoto' },
  ])('rejects an invalid place: %j', async (place) => {
    const me = createUser();
    const id = await createFinishedAnalysis(me);
    const { status, body } = await correct(me, id, place);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect((await service.findRow(id)).status).toBe('done');
  });

  it('ignores submitted texts', async () => {
    const me = createUser();
    const id = await createFinishedAnalysis(me);
    await correct(me, id, { ...KYOTO, title: 'Mine', description: '<b>', location: 'Elsewhere' });
    expect((await findCorrectionJobs(id)).map(({ payload }) => payload)).toEqual([{ analysisId: id, revision: 1 }]);
    expect((await service.findRow(id)).correction).toEqual({ ...KYOTO, revision: 1 });
  });

  it('returns 409 while the analysis has no result', async () => {
    const me = createUser();
    const id = await service.submit(me, await createPhoto());
    const earlyResponse = await correct(me, id);
    expect([earlyResponse.status, earlyResponse.body.code]).toEqual([409, 'ANALYSIS_PENDING']);
    await service.failFor(id, 'INTERNAL');
    const failed = await correct(me, id);
    expect([failed.status, failed.body.code]).toEqual([409, 'ANALYSIS_PENDING']);
  });

  it('accepts one of two concurrent places, and repeats the same place without a second correction', async () => {
    const me = createUser();
    const id = await createFinishedAnalysis(me);
    const responses = await Promise.all([KYOTO, NARA].map((place) => correct(me, id, place)));
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('CORRECTION_IN_PROGRESS');
    const winner = responses[0]?.status === 202 ? KYOTO : NARA;
    const again = await Promise.all(Array.from({ length: 4 }, () => correct(me, id, winner)));
    expect(again.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await findCorrectionJobs(id)).toHaveLength(1);
    await service.commit(id, { title: 'Corrected' });
    expect((await correct(me, id, winner)).body).toMatchObject({ status: 'done', result: { title: 'Corrected' } });
    expect(await findCorrectionJobs(id)).toHaveLength(1);
  });

  it('starts a new revision for another place, which a late commit of the former one does not replace', async () => {
    const me = createUser();
    const id = await createFinishedAnalysis(me);
    await correct(me, id, KYOTO);
    const previousJobRequestId = (await service.findRow(id)).jobRequestId;
    await service.commit(id, { title: 'Kyoto' });
    await correct(me, id, NARA);
    expect(await findCorrectionJobs(id)).toMatchObject([{ payload: { revision: 1 } }, { payload: { revision: 2 } }]);
    await service.commit(id, { title: 'Nara' });
    await service.internal(`analyses/${id}/commit`, {
      jobRequestId: previousJobRequestId,
      result: { ...createResult(id), title: 'Kyoto' },
    });
    expect((await service.findRow(id)).result?.title).toBe('Nara');
  });

  it('restores the former result after a failure, reports the reason, and allows a retry', async () => {
    const me = createUser();
    const bytes = await createPhoto();
    const id = await service.submit(me, bytes);
    await service.commit(id, { title: 'Arezzo' });
    await correct(me, id);
    const stream = await EventStreamClient.open(service, id, me);
    const waiting = service.upload(me, bytes);
    await service.failFor(id, 'PLACE_NOT_FOUND');
    expect((await waiting).body.title).toBe('Arezzo');
    await stream.waitForEnd();
    expect(stream.events.at(-1)).toMatchObject({ event: 'failed', data: { code: 'PLACE_NOT_FOUND' } });
    expect((await service.call(`/api/analyses/${id}`, me)).body).toMatchObject({
      status: 'done',
      result: { title: 'Arezzo' },
      error: { code: 'PLACE_NOT_FOUND', message: 'No place with this name was found.' },
    });
    const sent = await service.upload(me, bytes);
    expect([sent.status, sent.body.title]).toEqual([200, 'Arezzo']);
    expect((await correct(me, id)).status).toBe(202);
    await service.failFor(id, 'PROVIDER_UNAVAILABLE');
    expect((await service.call(`/api/analyses/${id}`, me)).body.error.code).toBe('CORRECTION_FAILED');
    await correct(me, id);
    await service.commit(id, { title: 'Kyoto' });
    expect((await service.call(`/api/analyses/${id}`, me)).body).toMatchObject({
      error: null,
      result: { title: 'Kyoto' },
    });
  });

  it('reuses the earlier observation, without the photo', async () => {
    const me = createUser();
    const id = await createFinishedAnalysis(me);
    await service.internal(`analyses/${id}/observe`);
    const before = (await service.internal(`analyses/${id}/observe`)).body;
    await correct(me, id);
    await service.storage.delete([`analyses/${id}/photo.jpg`]);
    const after = await service.internal(`analyses/${id}/observe`);
    const correction = { ...KYOTO, revision: 1 };
    expect([after.status, after.body]).toEqual([200, { ...before, correction }]);
  });

  it('enqueues the job in the transaction of the row', async () => {
    const me = createUser();
    const id = await createFinishedAnalysis(me);
    await service.dataSource.query(
      `alter table job_requests add constraint no_corrections check (job <> 'photo.correct') not valid`,
    );
    try {
      expect((await correct(me, id)).status).toBe(500);
    } finally {
      await service.dataSource.query('alter table job_requests drop constraint no_corrections');
    }
    expect(await service.findRow(id)).toMatchObject({ status: 'done', correction: null });
  });
});
