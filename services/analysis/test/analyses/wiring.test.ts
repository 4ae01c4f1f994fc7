import request from 'supertest';
import { type GoogleVisionStandIn, startGoogleVision } from '../../../../infra/standins/google-vision.ts';
import { type OpenAiStandIn, startOpenAi } from '../../../../infra/standins/openai.ts';
import { PhotoText } from '../../src/photos/text.js';
import { arezzo, arezzoBackground } from '../providers/fixtures.js';
import { AnalysisService, type Answer, guest, until, WORKER } from './analysis-service.js';
import { photo } from './photos.js';

let openAi: OpenAiStandIn;
let google: GoogleVisionStandIn;
let openAiVariables: Record<string, string>;
let googleVariables: Record<string, string>;
beforeAll(async () => {
  [openAi, google] = await Promise.all([startOpenAi(), startGoogleVision()]);
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
  look: Answer;
  write: Answer;
  spending: { provider: string; purpose: string; model: string | null; usd: string; estimated: boolean }[];
}

/** One photo through look and write of a service with these variables; both twice, as after a lost answer. */
async function run(variables: Record<string, string>): Promise<Run> {
  const service = await AnalysisService.start(variables);
  try {
    const id = await service.submit(guest(), await photo());
    const step = (name: string, body?: object) => service.internal(`analyses/${id}/${name}`, body);
    const place = { place: arezzo, background: arezzoBackground };
    const look = await step('look');
    const write = await step('write', place);
    expect((await step('look')).body).toEqual(look.body);
    expect((await step('write', place)).body).toEqual(write.body);
    const spending = await service.dataSource.query(
      'select provider, purpose, model, usd::text, estimated from spending order by purpose',
    );
    return { look, write, spending };
  } finally {
    await service.stop();
  }
}

const who = ({ look, write }: Run) => [look.body.observation.vision.provider, write.body.writing.provider];
const completions = () => openAi.requests.filter(({ path }) => path.endsWith('/completions'));

it('without any key everything is embedded, and costs nothing', async () => {
  const made = await run({});
  expect(who(made)).toEqual(['embedded', 'embedded']);
  expect([made.look.body.observation.vision.note, made.write.body.writing.note]).toEqual([null, null]);
  expect(made.spending).toEqual([]);
});

it('with OpenAI both come from it, asked and paid once each', async () => {
  const made = await run(openAiVariables);
  expect(who(made)).toEqual(['openai', 'openai']);
  expect(completions()).toHaveLength(2);
  expect(made.spending).toEqual([
    { provider: 'openai', purpose: 'vision', model: 'model-v', usd: '0.00200000', estimated: false },
    { provider: 'openai', purpose: 'writing', model: 'model-w', usd: '0.00200000', estimated: false },
  ]);
});

it('with Google it looks and the guidebook writes', async () => {
  const made = await run(googleVariables);
  expect(who(made)).toEqual(['google', 'embedded']);
  expect(google.requests).toHaveLength(1);
  expect(made.spending.map(({ provider, purpose }) => [provider, purpose])).toEqual([['google', 'vision']]);
});

it('with a spent budget nobody is paid, and the result says so', async () => {
  const made = await run({ ...openAiVariables, BUDGET_DAILY_USD: '0' });
  expect(who(made)).toEqual(['embedded', 'embedded']);
  expect(made.look.body.observation.vision.note).toMatch(/budget for today is spent/);
  expect(made.write.body.writing.note).toMatch(/budget for today is spent/);
  expect([completions(), made.spending]).toEqual([[], []]);
});

it('a model whose price is not known is not asked', async () => {
  const made = await run({ ...openAiVariables, OPENAI_PRICES: '{"model-w":{"input":1,"output":2}}' });
  expect(who(made)).toEqual(['embedded', 'openai']);
  expect(made.look.body.observation.vision.note).toMatch(/price of model-v is not configured/);
});

it('a vendor that hangs is waited for once, not again by each step', async () => {
  google.otherwise({ kind: 'hang' });
  const started = Date.now();
  const made = await run({ ...googleVariables, GOOGLE_VISION_TIMEOUT_MS: '60000', PROVIDER_DEADLINE_MS: '1500' });
  expect(who(made)).toEqual(['embedded', 'embedded']);
  expect(made.look.body.observation.vision.note).toMatch(/google did not answer/);
  expect(google.requests).toHaveLength(1);
  expect(Date.now() - started).toBeLessThan(30_000);
});

it('other providers make another question of the same photo', async () => {
  const first = await AnalysisService.start({});
  const second = await AnalysisService.start(googleVariables, first);
  try {
    const visitor = guest();
    const bytes = await photo();
    const id = await first.submit(visitor, bytes);
    expect(await first.submit(visitor, bytes)).toBe(id);
    expect(await second.submit(visitor, bytes)).not.toBe(id);
  } finally {
    await second.stop();
    await first.stop();
  }
});

it('stops quickly while lettering is read, and keeps nothing of it', async () => {
  const service = await AnalysisService.start({});
  const stopping = await AnalysisService.start({}, service);
  try {
    const id = await service.submit(guest(), await photo(undefined, 1500));
    const reading = jest.spyOn(PhotoText.prototype, 'read');
    const look = request(stopping.url)
      .post(`/internal/analyses/${id}/look`)
      .set(await stopping.headers(WORKER))
      .then(({ status }) => status);
    await until(() => reading.mock.calls.length > 0);
    const started = Date.now();
    await stopping.stop();
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(await look).toBeGreaterThanOrEqual(500);
    expect(await service.dataSource.query('select key from outcomes')).toEqual([]);
  } finally {
    await service.stop();
  }
});
