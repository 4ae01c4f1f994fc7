import sharp from 'sharp';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { Budget } from '../../src/ai/budget.js';
import { PhotoEmbedder } from '../../src/analyses/learning/photo-embedder.js';
import { createPhoto } from '../support/create-photo.js';
import { MemoryLedger, NEVER_ABORTED } from '../support/provider-fixtures.js';

let vendor: FakeOpenAi;
beforeAll(async () => {
  vendor = await startFakeOpenAi();
});
afterAll(() => vendor.close());
beforeEach(() => vendor.reset());

const UNLIMITED = { reserve: async () => ({ settle: async () => {} }) };

async function createEmbedder(ledger = new MemoryLedger()): Promise<PhotoEmbedder> {
  const prices = { eye: { input: 2, output: 0 } };
  const settings = {
    ...{ vendor: 'openai', keyHeader: 'authorization' as const, query: {}, outputModes: [], tokenLimit: null },
    model: 'eye',
    baseUrl: `${vendor.url}/v1`,
    apiKey: 'key',
    timeoutMs: 500,
    reasoningEffort: null,
    prices,
  };
  return PhotoEmbedder.create(settings, new Budget(ledger, UNLIMITED));
}

test('PhotoEmbedder: sends a small image in a message, as vLLM documents it, and returns a vector of length 1', async () => {
  vendor.script({ kind: 'embedding', vector: [3, 0, 4] });
  const embedder = await createEmbedder();
  const { host } = new URL(vendor.url);
  const embedding = await embedder.embed(await createPhoto(undefined, 900), NEVER_ABORTED);
  expect(embedding).toEqual({ model: `eye at ${host}`, vector: [0.6, 0, 0.8] });
  const [{ method, path, body, headers }] = vendor.requests as [(typeof vendor.requests)[number]];
  expect([method, path, headers.authorization]).toEqual(['POST', '/v1/embeddings', 'Bearer key']);
  const content = [
    { type: 'image_url', image_url: { url: expect.any(String) } },
    { type: 'text', text: 'Represent the given image.' },
  ];
  expect(body).toEqual({ model: 'eye', messages: [{ role: 'user', content }], encoding_format: 'float' });
  const [prefix, base64] = body.messages[0].content[0].image_url.url.split(',');
  expect(prefix).toBe('data:image/jpeg;base64');
  expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 512, format: 'jpeg' });
});

test.each([
  ['an error', { kind: 'serverError' } as const],
  ['an unsupported request', { kind: 'error', status: 400, body: { error: { message: 'input is needed' } } } as const],
  ['an error with status 200', { kind: 'body', body: { error: { code: 429, message: 'busy' } } } as const],
  ['an answer without a vector', { kind: 'body', body: { data: [] } } as const],
  ['a vector without a direction', { kind: 'embedding', vector: [0, 0, 0] } as const],
  ['a vector as text', { kind: 'body', body: { data: [{ embedding: 'AAAA' }] } } as const],
  ['half an answer', { kind: 'malformed' } as const],
  ['no answer', { kind: 'hang' } as const],
])('PhotoEmbedder: returns null after %s, and pauses before the next call', async (_what, behavior) => {
  const embedder = await createEmbedder();
  const photo = await createPhoto();
  vendor.script(behavior);
  expect(await embedder.embed(photo, NEVER_ABORTED)).toBeNull();
  expect(await embedder.embed(photo, NEVER_ABORTED)).toBeNull();
  expect(vendor.requests).toHaveLength(1);
});

test('PhotoEmbedder: charges the reported tokens', async () => {
  const ledger = new MemoryLedger();
  await (await createEmbedder(ledger)).embed(await createPhoto(), NEVER_ABORTED);
  expect(ledger.entries).toMatchObject([{ model: 'eye', purpose: 'vision', usd: 0.001, estimated: false }]);
});

test('PhotoEmbedder: does not call a vendor that the budget does not cover', async () => {
  const embedder = await createEmbedder(new MemoryLedger(0.003));
  expect(await embedder.embed(await createPhoto(), NEVER_ABORTED)).toBeNull();
  expect(vendor.requests).toHaveLength(0);
});

test('PhotoEmbedder: ends with the reason of a shutdown', async () => {
  const embedder = await createEmbedder();
  await expect(embedder.embed(await createPhoto(), AbortSignal.abort(new Error('shutdown')))).rejects.toThrow(
    'shutdown',
  );
});

test.each([
  [400, 60],
  [404, 60],
  [405, 60],
  [415, 60],
  [422, 60],
  [501, 60],
  [401, 5],
  [500, 5],
])('PhotoEmbedder: after status %i, pauses for %i minutes', async (status, minutes) => {
  const now = jest.spyOn(Date, 'now');
  const embedder = await createEmbedder();
  const photo = await createPhoto();
  const startedAt = 1_800_000_000_000;
  now.mockReturnValue(startedAt);
  try {
    vendor.script({ kind: 'error', status, body: { error: { message: 'no' } } });
    expect(await embedder.embed(photo, NEVER_ABORTED)).toBeNull();
    now.mockReturnValue(startedAt + minutes * 60_000 - 1);
    expect(await embedder.embed(photo, NEVER_ABORTED)).toBeNull();
    expect(vendor.requests).toHaveLength(1);
    now.mockReturnValue(startedAt + minutes * 60_000);
    expect(await embedder.embed(photo, NEVER_ABORTED)).not.toBeNull();
  } finally {
    now.mockRestore();
  }
});
