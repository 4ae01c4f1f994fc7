import { type FakeGoogleVision, startFakeGoogleVision } from '../../../../infra/fake-vendors/google-vision.ts';
import { isProgramStarted } from '../../../../infra/test/watch-program.ts';
import { GOOGLE_LIST_PRICES } from '../../src/costs/costs.js';
import { createGoogleVision, createVisionFrom } from '../support/provider-factories.js';
import { MemoryLedger, NEVER_ABORTED, NO_HINTS, SAMPLE_PHOTO } from '../support/provider-fixtures.js';

let fake: FakeGoogleVision;
beforeAll(async () => {
  fake = await startFakeGoogleVision();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const eiffel = {
  landmarkAnnotations: [
    { description: 'Eiffel Tower', score: 0.91, locations: [{ latLng: { latitude: 48.858, longitude: 2.294 } }] },
  ],
  labelAnnotations: [
    { description: 'Tower', score: 0.97 },
    { description: 'Kitchen', score: 0.2 },
  ],
  webDetection: {
    bestGuessLabels: [{ label: 'eiffel tower paris' }],
    webEntities: [{ description: 'Champ de Mars', score: 1.4 }],
  },
  safeSearchAnnotation: { adult: 'LIKELY', violence: 'UNLIKELY', racy: 'UNLIKELY' },
};

it('GoogleVision: requests all five features in one call, with the key in a header', async () => {
  await (await createGoogleVision(fake)).inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
  expect(fake.requests).toHaveLength(1);
  const [request] = fake.requests;
  expect(request?.headers['x-goog-api-key']).toBe('key');
  expect(request?.body.requests[0].image.content).toBe(SAMPLE_PHOTO.bytes.toString('base64'));
  // Numbers from the enumeration Feature.Type: landmark, label, text, safe search, web.
  expect(request?.body.requests[0].features.map((feature: { type: number }) => feature.type).sort()).toEqual([
    10, 2, 4, 5, 6,
  ]);
});

it('GoogleVision: does not run gcloud to find the project, because the key identifies it', async () => {
  const inspect = async () => (await createGoogleVision(fake)).inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
  expect(await isProgramStarted('gcloud', inspect)).toBe(false);
});

it('GoogleVision: is not created with a key file that cannot be read, instead of failing in a call', async () => {
  process.env.GOOGLE_APPLICATION_CREDENTIALS = '/nowhere/account.json';
  const settings = { apiKey: null, endpoint: fake.url, timeoutMs: 5000, prices: GOOGLE_LIST_PRICES };
  await expect(createVisionFrom({ provider: 'google', ...settings })).rejects.toThrow(/account\.json/);
  expect(fake.requests).toEqual([]);
});

it('GoogleVision: converts landmarks, web matches and labels to clues, and rates unsafe photos unsafe', async () => {
  fake.script({ kind: 'ok', annotations: eiffel });
  const ledger = new MemoryLedger();
  const finding = await (await createGoogleVision(fake, { ledger })).inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
  expect(finding.clues).toEqual([
    {
      kind: 'landmark recognized',
      text: 'Eiffel Tower',
      position: { latitude: 48.858, longitude: 2.294 },
      confidence: expect.closeTo(0.91),
    },
    { kind: 'web match', text: 'eiffel tower paris', confidence: 0.5 },
    { kind: 'web match', text: 'Champ de Mars', confidence: 0.5 },
  ]);
  expect(finding.labels).toEqual(['Tower']);
  expect(finding.safety).toBe('unsafe');
  // 1.50 each for landmark, label and text, 3.50 for web, safe search free with labels; per thousand.
  expect(ledger.totalUsd).toBeCloseTo(0.008);
});

it.each([
  { behavior: { kind: 'unauthorized' as const }, requests: 1, note: 'google rejected the key: 401', usd: 0 },
  { behavior: { kind: 'rateLimited' as const }, requests: 3, note: 'google did not respond: 429', usd: 0 },
  { behavior: { kind: 'serverError' as const }, requests: 3, note: 'google did not respond: 500', usd: 0 },
  { behavior: { kind: 'hang' as const }, requests: 1, note: 'google did not respond: timeout', usd: 0.008 },
  {
    behavior: { kind: 'malformed' as const },
    requests: 1,
    note: 'google did not respond: malformed response',
    usd: 0.008,
  },
  {
    behavior: { kind: 'noResult' as const },
    requests: 1,
    note: 'google did not respond: malformed response',
    usd: 0.008,
  },
  {
    behavior: { kind: 'photoError' as const },
    requests: 1,
    note: 'google could not process the photo: code 3',
    usd: 0,
  },
])(
  'GoogleVision: falls back to embedded after $requests attempts, at USD $usd, with $behavior.kind: $note',
  async (expected) => {
    const { behavior, requests, note, usd } = expected;
    const ledger = new MemoryLedger();
    fake.setDefault(behavior);
    const finding = await (
      await createGoogleVision(fake, { ledger, timeoutMs: behavior.kind === 'hang' ? 150 : 10_000 })
    ).inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
    expect(finding.provenance).toEqual({ provider: 'embedded', model: null, promptVersion: null, note });
    expect(finding.readText).toBe('CAFFÈ DEI COSTANTI');
    expect(finding.safety).toBe('unchecked');
    expect(fake.requests).toHaveLength(requests);
    // What the vendor may have processed counts as paid.
    expect(ledger.totalUsd).toBeCloseTo(usd);
  },
);

it('GoogleVision: succeeds with a later attempt', async () => {
  fake.script({ kind: 'serverError' }, { kind: 'ok', annotations: eiffel });
  const finding = await (await createGoogleVision(fake)).inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
  expect(finding.provenance).toMatchObject({ provider: 'google', note: null });
});

it('GoogleVision: counts a timed-out call as charged, and a rejected one as free', async () => {
  const timedOut = new MemoryLedger();
  fake.setDefault({ kind: 'hang' });
  await (await createGoogleVision(fake, { ledger: timedOut, deadlineMs: 200 })).inspect(
    SAMPLE_PHOTO,
    NO_HINTS,
    NEVER_ABORTED,
  );
  expect(timedOut.entries).toEqual([
    { provider: 'google', model: null, purpose: 'vision', usd: expect.closeTo(0.008), estimated: true },
  ]);
  const rejected = new MemoryLedger();
  fake.setDefault({ kind: 'unauthorized' });
  await (await createGoogleVision(fake, { ledger: rejected })).inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
  expect(rejected.entries).toEqual([]);
});

it('GoogleVision: makes no call when the budget is exhausted', async () => {
  const finding = await (await createGoogleVision(fake, { ledger: new MemoryLedger(0.007) })).inspect(
    SAMPLE_PHOTO,
    NO_HINTS,
    NEVER_ABORTED,
  );
  expect(fake.requests).toHaveLength(0);
  expect(finding.provenance.note).toBe("google was not called: today's budget is exhausted");
});

it('GoogleVision: stops at the deadline although attempts are left, and says so', async () => {
  fake.setDefault({ kind: 'hang' });
  const finding = await (await createGoogleVision(fake, { deadlineMs: 1000 })).inspect(
    SAMPLE_PHOTO,
    NO_HINTS,
    NEVER_ABORTED,
  );
  expect(finding.provenance.note).toBe('google did not respond within 1 s');
});
