import { type FakeGoogleVision, startFakeGoogleVision } from '../../../../infra/fake-vendors/google-vision.ts';
import { presentResult } from '../../src/analyses/analysis.presenter.js';
import { AnalysisTestService, createGuest, createResult, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';

let google: FakeGoogleVision;
let service: AnalysisTestService;
beforeAll(async () => {
  google = await startFakeGoogleVision();
  service = await AnalysisTestService.start({ GOOGLE_VISION_API_KEY: 'key', GOOGLE_VISION_ENDPOINT: google.url });
});
afterAll(async () => {
  await service.stop();
  await google.close();
});
beforeEach(() => google.reset());

const ASYNC_OPTIONS = { headers: { prefer: 'respond-async' } };
const countOpenJobs = async (): Promise<number> => {
  const [{ count }] = await service.dataSource.query(
    `select count(*)::int from job_requests where finished_at is null`,
  );
  return count;
};

describe('job of a photo', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['names the photo when its position is known', { latitude: '48.8583', longitude: '2.2945' }, true],
    ['does not name the photo without a position', { location: 'Paris' }, false],
  ])('%s', async (_, fields, isNamed) => {
    const id = await service.submit(createGuest(), await createPhoto(), fields);
    const [{ payload }] = await service.dataSource.query('select payload from job_requests where id = $1', [
      (await service.findRow(id)).jobRequestId,
    ]);
    expect(payload).toEqual({ analysisId: id, ...(isNamed && { photoKey: expect.stringContaining(id) }) });
    if (isNamed) expect(await service.storage.stat(payload.photoKey)).not.toBeNull();
  });
});

describe('same photo again', () => {
  it('becomes one analysis, one job and one observation when one owner uploads it concurrently', async () => {
    const actor = createGuest();
    const bytes = await createPhoto();
    const [rows, requests, files] = [await service.countRows(), await countOpenJobs(), (await service.files()).length];
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => service.upload(actor, bytes, {}, ASYNC_OPTIONS)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 202));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await service.countRows()).toBe(rows + 1);
    expect(await countOpenJobs()).toBe(requests + 1);
    expect((await service.files()).length).toBe(files + 1);
    await service.runAllSteps(responses[0]?.body.id);
    expect(google.requests).toHaveLength(1);
  });

  it('becomes another analysis for another owner, but is observed only once, even concurrently', async () => {
    const bytes = await createPhoto();
    const ids = await Promise.all(
      [createGuest(), createUser(), createGuest()].map((actor) => service.submit(actor, bytes)),
    );
    expect(new Set(ids).size).toBe(3);
    const observations = await Promise.all(ids.map((id) => service.internal(`analyses/${id}/observe`)));
    expect(observations.map(({ status }) => status)).toEqual([200, 200, 200]);
    await service.runAllSteps(await service.submit(createGuest(), bytes));
    expect(google.requests).toHaveLength(1);
  });

  it.each([
    ['KYOTO,  Japan', 'kyoto, japan'],
    ['Caf\u00e9', 'cafe\u0301'],
    [' Kyoto\t', 'Kyoto'],
  ])('treats the hint %j like %j', async (hint, equalHint) => {
    const actor = createGuest();
    const bytes = await createPhoto();
    expect(await service.submit(actor, bytes, { location: hint })).toBe(
      await service.submit(actor, bytes, { location: equalHint }),
    );
  });

  it('reuses the analysis when the device moved a meter, but not when it moved a street', async () => {
    const actor = createGuest();
    const bytes = await createPhoto();
    const submitAt = (latitude: number) => service.submit(actor, bytes, { latitude: String(latitude), longitude: '2' });
    const first = await submitAt(48.85001);
    expect(await submitAt(48.85002)).toBe(first);
    expect(await submitAt(48.851)).not.toBe(first);
    expect(await submitAt(0.00001)).toBe(await submitAt(-0.00001));
  });

  it.each([{ location: 'Kyoto' }, { siteDetails: 'Kyoto' }, { source: 'camera_capture' }, { latitude: '1' }])(
    'starts another analysis with %j',
    async (fields) => {
      const actor = createGuest();
      const bytes = await createPhoto();
      expect(await service.submit(actor, bytes, fields)).not.toBe(await service.submit(actor, bytes));
    },
  );

  it('returns the stored result', async () => {
    const actor = createUser();
    const bytes = await createPhoto();
    const id = await service.submit(actor, bytes);
    await service.commit(id, { title: 'First' });
    const { status, body, headers } = await service.upload(actor, bytes);
    expect([status, body]).toEqual([200, { ...presentResult(createResult(id)), title: 'First' }]);
    expect(headers.get('content-location')).toBe(`/api/analyses/${id}`);
    expect((await service.upload(actor, bytes, {}, ASYNC_OPTIONS)).status).toBe(200);
  });

  it('is analyzed again after its discovery and files were deleted', async () => {
    const actor = createGuest();
    const bytes = await createPhoto();
    const id = await service.submit(actor, bytes);
    await service.runAllSteps(id);
    const key = `analyses/${id}/photo.jpg`;
    expect(await service.storage.stat(key)).not.toBeNull();
    for (let time = 0; time < 2; time++) expect((await service.internal(`analyses/${id}/remove`)).status).toBe(204);
    expect(await service.storage.stat(key)).toBeNull();
    expect((await service.call(`/api/analyses/${id}`, actor)).status).toBe(404);
    const again = await service.submit(actor, bytes);
    expect(again).not.toBe(id);
    await service.runAllSteps(again);
    // The findings were deleted with the last analysis of the photo.
    expect(google.requests).toHaveLength(2);
  });

  it('is not stored as it was uploaded, with the metadata of the camera', async () => {
    const id = await service.submit(createGuest(), await createPhoto());
    const stored = await service.storage.list(`analyses/${id}/`, '', 10);
    expect(stored.map(({ key }) => key)).toEqual([`analyses/${id}/photo.jpg`]);
  });

  it('is analyzed again after a failure, and the failure remains visible', async () => {
    const actor = createGuest();
    const bytes = await createPhoto();
    const id = await service.submit(actor, bytes);
    await service.failFor(id, 'PROVIDER_REJECTED', 'key sk-1234 at /srv/app.js:7');
    const { status, body } = await service.call(`/api/analyses/${id}`, actor);
    expect([status, body.status, body.result]).toEqual([200, 'failed', null]);
    expect(body.error).toEqual({
      code: 'ANALYSIS_FAILED',
      message: "We couldn't analyze the photo. Please try again.",
    });
    expect(await service.submit(actor, bytes)).not.toBe(id);
  });

  it('is analyzed again if nothing was identified while the better provider was unavailable', async () => {
    google.setDefault({ kind: 'unauthorized' });
    const actor = createGuest();
    const bytes = await createPhoto();
    const id = await service.submit(actor, bytes);
    const observed = await service.internal(`analyses/${id}/observe`);
    expect(observed.body.observation.vision.note).toContain('google');
    await service.commit(id, { identified: false, discoveryId: null, vision: observed.body.observation.vision });
    google.setDefault({ kind: 'ok' });
    const again = await service.submit(actor, bytes);
    expect(again).not.toBe(id);
    expect((await service.internal(`analyses/${again}/observe`)).body.observation.vision.provider).toBe('google');
  });
});

describe('unavailable better provider', () => {
  it('is called once per analysis, and again for the next one', async () => {
    google.setDefault({ kind: 'unauthorized' });
    const bytes = await createPhoto();
    const id = await service.submit(createGuest(), bytes);
    await service.runAllSteps(id);
    await service.internal(`analyses/${id}/observe`);
    expect(google.requests).toHaveLength(1);
    await service.internal(`analyses/${await service.submit(createGuest(), bytes)}/observe`);
    expect(google.requests).toHaveLength(2);
  });
});

describe('untrusted text', () => {
  it.each(['NUL \u0000', 'control \u0007', 'half \ud83d', 'bidi \u202e'])(
    'does not make an analysis fail: %j',
    async (text) => {
      google.setDefault({
        kind: 'ok',
        annotations: {
          textAnnotations: [{ description: `${text} CAFE` }],
          labelAnnotations: [{ description: text, score: 0.9 }],
          landmarkAnnotations: [{ description: `${text} Tower`, score: 0.9 }],
          webDetection: { bestGuessLabels: [{ label: text }] },
        },
      });
      const actor = createGuest();
      const id = await service.submit(actor, await createPhoto());
      const observed = await service.internal(`analyses/${id}/observe`);
      expect(observed.status).toBe(200);
      const written = await service.write(id);
      expect(written.status).toBe(200);
      const evidence = [{ kind: 'text in the photo' as const, detail: text, confidence: 0.4 }];
      expect((await service.commit(id, { title: text, evidence })).status).toBe(200);
      const visibleText = JSON.stringify([
        observed.body,
        written.body,
        (await service.call(`/api/analyses/${id}`, actor)).body,
      ]);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be gone
      expect(visibleText).not.toMatch(/[\u0000-\u001f\u202e]|\\u0000|\\u0007|\\ud83d/);
    },
  );
});

describe('failed upload', () => {
  it('leaves no files behind', async () => {
    const files = await service.files();
    await service.dataSource.query('alter table analyses add constraint never check (source is null) not valid');
    try {
      expect((await service.upload(createGuest(), await createPhoto())).status).toBe(500);
    } finally {
      await service.dataSource.query('alter table analyses drop constraint never');
    }
    expect(await service.files()).toEqual(files);
  });
});
