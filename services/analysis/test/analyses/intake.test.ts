import { type GoogleVisionStandIn, startGoogleVision } from '../../../../infra/standins/google-vision.ts';
import { AnalysisService, guest, result, someUser } from './analysis-service.js';
import { photo } from './photos.js';

let google: GoogleVisionStandIn;
let service: AnalysisService;
beforeAll(async () => {
  google = await startGoogleVision();
  service = await AnalysisService.start({ GOOGLE_VISION_API_KEY: 'key', GOOGLE_VISION_ENDPOINT: google.url });
});
afterAll(async () => {
  await service.stop();
  await google.close();
});
beforeEach(() => google.reset());

const async = { headers: { prefer: 'respond-async' } };
const openRequests = async (): Promise<number> => {
  const [{ count }] = await service.dataSource.query(
    `select count(*)::int from work_requests where settled_at is null`,
  );
  return count;
};

describe('the same photo again', () => {
  it('twice at once by the same owner is one analysis, one job and one look', async () => {
    const who = guest();
    const bytes = await photo();
    const [rows, requests, files] = [await service.rowCount(), await openRequests(), (await service.files()).length];
    const answers = await Promise.all(Array.from({ length: 6 }, () => service.upload(who, bytes, {}, async)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await service.rowCount()).toBe(rows + 1);
    expect(await openRequests()).toBe(requests + 1);
    expect((await service.files()).length).toBe(files + 1);
    await service.work(answers[0]?.body.id);
    expect(google.requests).toHaveLength(1);
  });

  it('by another owner is another analysis, but is looked at once, even at the same moment', async () => {
    const bytes = await photo();
    const ids = await Promise.all([guest(), someUser(), guest()].map((who) => service.submit(who, bytes)));
    expect(new Set(ids).size).toBe(3);
    const looks = await Promise.all(ids.map((id) => service.internal(`analyses/${id}/look`)));
    expect(looks.map(({ status }) => status)).toEqual([200, 200, 200]);
    await service.work(await service.submit(guest(), bytes));
    expect(google.requests).toHaveLength(1);
  });

  it.each([
    ['KYOTO,  Japan', 'kyoto, japan'],
    ['Caf\u00e9', 'cafe\u0301'],
    [' Kyoto\t', 'Kyoto'],
  ])('with the hint %j means the same as with %j', async (one, other) => {
    const who = guest();
    const bytes = await photo();
    expect(await service.submit(who, bytes, { location: one })).toBe(
      await service.submit(who, bytes, { location: other }),
    );
  });

  it('from a device that moved a metre is the same, from one that moved a street is not', async () => {
    const who = guest();
    const bytes = await photo();
    const at = (latitude: number) => service.submit(who, bytes, { latitude: String(latitude), longitude: '2' });
    const first = await at(48.85001);
    expect(await at(48.85002)).toBe(first);
    expect(await at(48.851)).not.toBe(first);
    expect(await at(0.00001)).toBe(await at(-0.00001));
  });

  it.each([{ location: 'Kyoto' }, { siteDetails: 'Kyoto' }, { source: 'camera_capture' }, { latitude: '1' }])(
    'with %j is another question',
    async (fields) => {
      const who = guest();
      const bytes = await photo();
      expect(await service.submit(who, bytes, fields)).not.toBe(await service.submit(who, bytes));
    },
  );

  it('is answered from the stored result', async () => {
    const who = someUser();
    const bytes = await photo();
    const id = await service.submit(who, bytes);
    await service.commit(id, { title: 'First' });
    const { status, body, headers } = await service.upload(who, bytes);
    expect([status, body]).toEqual([200, { ...result(id), title: 'First' }]);
    expect(headers.get('content-location')).toBe(`/api/analyses/${id}`);
    expect((await service.upload(who, bytes, {}, async)).status).toBe(200);
  });

  it('is analysed anew once its discovery was deleted, and its files are gone', async () => {
    const who = guest();
    const bytes = await photo();
    const id = await service.submit(who, bytes);
    await service.work(id);
    const key = `analyses/${id}/photo.jpg`;
    expect(await service.storage.stat(key)).not.toBeNull();
    for (let time = 0; time < 2; time++) expect((await service.internal(`analyses/${id}/remove`)).status).toBe(204);
    expect(await service.storage.stat(key)).toBeNull();
    expect((await service.call(`/api/analyses/${id}`, who)).status).toBe(404);
    const again = await service.submit(who, bytes);
    expect(again).not.toBe(id);
    await service.work(again);
    // What was read from the photo was deleted with the last analysis of it.
    expect(google.requests).toHaveLength(2);
  });

  it('is not stored as it was uploaded, with all that the camera wrote into it', async () => {
    const id = await service.submit(guest(), await photo());
    const stored = await service.storage.list(`analyses/${id}/`, '', 10);
    expect(stored.map(({ key }) => key)).toEqual([`analyses/${id}/photo.jpg`]);
  });

  it('is analysed anew after a failure, and the failure stays visible', async () => {
    const who = guest();
    const bytes = await photo();
    const id = await service.submit(who, bytes);
    await service.failFor(id, 'PROVIDER_REJECTED', 'key sk-1234 at /srv/app.js:7');
    const { status, body } = await service.call(`/api/analyses/${id}`, who);
    expect([status, body.status, body.result]).toEqual([200, 'failed', null]);
    expect(body.error).toEqual({
      code: 'ANALYSIS_FAILED',
      message: 'The photo could not be analysed. Please try again.',
    });
    expect(await service.submit(who, bytes)).not.toBe(id);
  });

  it('is analysed anew when the better provider was away and nothing was identified', async () => {
    google.otherwise({ kind: 'unauthorized' });
    const who = guest();
    const bytes = await photo();
    const id = await service.submit(who, bytes);
    const look = await service.internal(`analyses/${id}/look`);
    expect(look.body.observation.vision.note).toContain('google');
    await service.commit(id, { identified: false, discoveryId: null, vision: look.body.observation.vision });
    google.otherwise({ kind: 'ok' });
    const again = await service.submit(who, bytes);
    expect(again).not.toBe(id);
    expect((await service.internal(`analyses/${again}/look`)).body.observation.vision.provider).toBe('google');
  });
});

describe('a better provider that is away', () => {
  it('is asked once an analysis, and again by the next one', async () => {
    google.otherwise({ kind: 'unauthorized' });
    const bytes = await photo();
    const id = await service.submit(guest(), bytes);
    await service.work(id);
    await service.internal(`analyses/${id}/look`);
    expect(google.requests).toHaveLength(1);
    await service.internal(`analyses/${await service.submit(guest(), bytes)}/look`);
    expect(google.requests).toHaveLength(2);
  });
});

describe('text from outside', () => {
  it.each(['NUL \u0000', 'control \u0007', 'half \ud83d', 'bidi \u202e'])(
    'cannot make an analysis fail: %j',
    async (text) => {
      google.otherwise({
        kind: 'ok',
        annotations: {
          textAnnotations: [{ description: `${text} CAFE` }],
          labelAnnotations: [{ description: text, score: 0.9 }],
          landmarkAnnotations: [{ description: `${text} Tower`, score: 0.9 }],
          webDetection: { bestGuessLabels: [{ label: text }] },
        },
      });
      const who = guest();
      const id = await service.submit(who, await photo());
      const look = await service.internal(`analyses/${id}/look`);
      expect(look.status).toBe(200);
      const written = await service.internal(`analyses/${id}/write`, { place: null, background: null });
      expect(written.status).toBe(200);
      const evidence = [{ kind: 'text in the photo' as const, detail: text, confidence: 0.4 }];
      expect((await service.commit(id, { title: text, evidence })).status).toBe(204);
      const seen = JSON.stringify([look.body, written.body, (await service.call(`/api/analyses/${id}`, who)).body]);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be gone
      expect(seen).not.toMatch(/[\u0000-\u001f\u202e]|\\u0000|\\u0007|\\ud83d/);
    },
  );
});

describe('a fault on the way in', () => {
  it('leaves no files behind', async () => {
    const files = await service.files();
    await service.dataSource.query('alter table analyses add constraint never check (source is null) not valid');
    try {
      expect((await service.upload(guest(), await photo())).status).toBe(500);
    } finally {
      await service.dataSource.query('alter table analyses drop constraint never');
    }
    expect(await service.files()).toEqual(files);
  });
});
