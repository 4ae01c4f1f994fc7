import request from 'supertest';
import { type FakeGoogleVision, startFakeGoogleVision } from '../../../../infra/fake-vendors/google-vision.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { PhotoOcr } from '../../src/images/ocr.js';
import {
  AnalysisTestService,
  createGuest,
  type TestResponse,
  WORKER,
  waitUntil,
} from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { DESCRIBED_AREZZO } from '../support/provider-fixtures.js';

let openAi: FakeOpenAi;
let google: FakeGoogleVision;
let openAiVariables: Record<string, string>;
let googleVariables: Record<string, string>;
beforeAll(async () => {
  [openAi, google] = await Promise.all([startFakeOpenAi(), startFakeGoogleVision()]);
  openAiVariables = {
    OPENAI_BASE_URL: `${openAi.url}/v1`,
    OPENAI_API_KEY: 'key',
    OPENAI_VISION_MODEL: 'model-v',
    OPENAI_WRITING_MODEL: 'model-w',
    OPENAI_PRICES: '{"model-v":{"input":1,"output":2},"model-w":{"input":1,"output":2}}',
    PROVIDER_DEADLINE_MS: '4000',
  };
  googleVariables = { GOOGLE_VISION_API_KEY: 'key', GOOGLE_VISION_ENDPOINT: google.url };
});
afterAll(() => Promise.all([openAi.close(), google.close()]));
beforeEach(() => {
  openAi.reset();
  google.reset();
});

interface Run {
  observed: TestResponse;
  write: TestResponse;
  costs: { provider: string; purpose: string; model: string | null; usd: string; estimated: boolean }[];
}

/**
 * Sends one photo through the steps observe and write of a service with these variables. Runs each step twice, as a
 * worker does that lost the response.
 */
async function run(variables: Record<string, string>): Promise<Run> {
  const service = await AnalysisTestService.start(variables);
  try {
    const id = await service.submit(createGuest(), await createPhoto());
    const observe = () => service.internal(`analyses/${id}/observe`);
    const observed = await observe();
    const write = await service.write(id, DESCRIBED_AREZZO);
    expect((await observe()).body).toEqual(observed.body);
    expect((await service.write(id, DESCRIBED_AREZZO)).body).toEqual(write.body);
    const costs = await service.dataSource.query(
      'select provider, purpose, model, usd::text, estimated from provider_costs order by purpose',
    );
    return { observed, write, costs };
  } finally {
    await service.stop();
  }
}

const getProviderNames = ({ observed, write }: Run) => [
  observed.body.observation.vision.provider,
  write.body.result.writing.provider,
];
const completions = () => openAi.requests.filter(({ path }) => path.endsWith('/completions'));

it('AI providers: are embedded and free of charge without any key', async () => {
  const result = await run({});
  expect(getProviderNames(result)).toEqual(['embedded', 'embedded']);
  expect([result.observed.body.observation.vision.note, result.write.body.result.writing.note]).toEqual([null, null]);
  expect(result.costs).toEqual([]);
});

it('AI providers: use OpenAI for both steps, with one call and one cost each', async () => {
  const made = await run(openAiVariables);
  expect(getProviderNames(made)).toEqual(['openai', 'openai']);
  expect(completions()).toHaveLength(2);
  expect(made.costs).toEqual([
    { provider: 'openai', purpose: 'vision', model: 'model-v', usd: '0.00200000', estimated: false },
    { provider: 'openai', purpose: 'writing', model: 'model-w', usd: '0.00200000', estimated: false },
  ]);
});

it('AI providers: observe with Google and write from the guidebook', async () => {
  const made = await run(googleVariables);
  expect(getProviderNames(made)).toEqual(['google', 'embedded']);
  expect(google.requests).toHaveLength(1);
  expect(made.costs.map(({ provider, purpose }) => [provider, purpose])).toEqual([['google', 'vision']]);
});

it('AI providers: make no paid call with an exhausted budget, and say so in the result', async () => {
  const made = await run({ ...openAiVariables, BUDGET_DAILY_USD: '0' });
  expect(getProviderNames(made)).toEqual(['embedded', 'embedded']);
  expect(made.observed.body.observation.vision.note).toMatch(/today's budget is exhausted/);
  expect(made.write.body.result.writing.note).toMatch(/today's budget is exhausted/);
  expect([completions(), made.costs]).toEqual([[], []]);
});

it('AI providers: call a model on this machine free of charge, without a configured price', async () => {
  const made = await run({ ...openAiVariables, OPENAI_PRICES: '{"model-w":{"input":1,"output":2}}' });
  expect(getProviderNames(made)).toEqual(['openai', 'openai']);
  expect(made.costs.map(({ purpose }) => purpose)).toEqual(['writing']);
});

it('AI providers: wait for a vendor that does not respond only once, not again in each step', async () => {
  google.setDefault({ kind: 'hang' });
  const started = Date.now();
  const made = await run({ ...googleVariables, GOOGLE_VISION_TIMEOUT_MS: '60000', PROVIDER_DEADLINE_MS: '1500' });
  expect(getProviderNames(made)).toEqual(['embedded', 'embedded']);
  expect(made.observed.body.observation.vision.note).toMatch(/google did not respond/);
  expect(google.requests).toHaveLength(1);
  expect(Date.now() - started).toBeLessThan(30_000);
});

it('AI providers: use what the embedded ones found and wrote for one analysis only', async () => {
  const service = await AnalysisTestService.start(openAiVariables);
  try {
    const fail = () => openAi.setDefault({ kind: 'error', status: 400, body: {} });
    const runAll = async (photo: Buffer, beforeWriting?: () => void) => {
      const id = await service.submit(createGuest(), photo);
      const observed = await service.internal(`analyses/${id}/observe`);
      beforeWriting?.();
      return getProviderNames({ observed, write: await service.write(id, DESCRIBED_AREZZO), costs: [] });
    };
    const [first, second] = [await createPhoto(), await createPhoto()];
    fail();
    expect(await runAll(first)).toEqual(['embedded', 'embedded']);
    openAi.reset();
    expect(await runAll(first)).toEqual(['openai', 'openai']);
    expect(await runAll(second, fail)).toEqual(['openai', 'embedded']);
    openAi.reset();
    expect(await runAll(second)).toEqual(['openai', 'openai']);
  } finally {
    await service.stop();
  }
});

it('AI providers: start a new analysis of the same photo after a change of providers', async () => {
  const first = await AnalysisTestService.start({});
  const second = await AnalysisTestService.start(googleVariables, first);
  try {
    const visitor = createGuest();
    const bytes = await createPhoto();
    const id = await first.submit(visitor, bytes);
    expect(await first.submit(visitor, bytes)).toBe(id);
    expect(await second.submit(visitor, bytes)).not.toBe(id);
  } finally {
    await second.stop();
    await first.stop();
  }
});

it('AI providers: stop quickly during OCR and store none of its results', async () => {
  const service = await AnalysisTestService.start({});
  const stopping = await AnalysisTestService.start({}, service, { readsText: true });
  try {
    const id = await service.submit(createGuest(), await createPhoto(undefined, 1500));
    const reading = jest.spyOn(PhotoOcr.prototype, 'read');
    const observeStatus = request(stopping.url)
      .post(`/internal/analyses/${id}/observe`)
      .set(await stopping.headers(WORKER))
      .then(({ status }) => status);
    await waitUntil(() => reading.mock.calls.length > 0);
    const started = Date.now();
    await stopping.stop();
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(await observeStatus).toBeGreaterThanOrEqual(500);
    expect(await service.dataSource.query('select key from step_results')).toEqual([]);
  } finally {
    await service.stop();
  }
});
