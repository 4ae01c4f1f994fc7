import { type OpenAiStandIn, startOpenAi } from '../../../../infra/standins/openai.ts';
import { arezzo, arezzoBackground } from '../providers/fixtures.js';
import { AnalysisService, guest, someUser } from './analysis-service.js';

let standIn: OpenAiStandIn;
let service: AnalysisService;
beforeAll(async () => {
  standIn = await startOpenAi();
  service = await AnalysisService.start({
    WRITING_PROVIDER: 'openai',
    OPENAI_BASE_URL: `${standIn.url}/v1`,
    OPENAI_API_KEY: 'key',
    OPENAI_WRITING_MODEL: 'model-w',
    OPENAI_PRICES: '{"model-w":{"input":0,"output":0}}',
  });
});
afterAll(async () => {
  await service.stop();
  await standIn.close();
});
beforeEach(async () => {
  standIn.reset();
  await service.dataSource.query('truncate outcomes');
});

const brief = { place: arezzo, background: arezzoBackground, neighbours: [], discovery: null };
const guide = (given: object = brief) => service.internal('writing/guide', given);

it('the same question, however the place was found, is paid for once', async () => {
  const [first] = await Promise.all([guide(), guide(), guide()]);
  expect(first!.body.writing).toMatchObject({ provider: 'openai', note: null });
  const again = await guide({ ...brief, place: { ...arezzo, confidence: 0.1 } });
  expect(again.body).toEqual({ ...first!.body, costUsd: 0 });
  expect(standIn.requests).toHaveLength(1);
  await guide({ ...brief, background: { ...arezzoBackground, facts: ['It is old.'] } });
  expect(standIn.requests).toHaveLength(2);
});

it('what the embedded writer had to give is not kept: the next one asks the better one again', async () => {
  standIn.otherwise({ kind: 'unauthorized' });
  expect((await guide()).body.writing).toMatchObject({ provider: 'embedded', note: 'openai refused the key: 401' });
  standIn.reset();
  expect((await guide()).body.writing.provider).toBe('openai');
});

it('is for the worker alone, and names what is wrong', async () => {
  const init = { method: 'POST', body: JSON.stringify(brief), headers: { 'content-type': 'application/json' } };
  for (const who of [guest(), someUser({ isAdmin: true })]) {
    expect((await service.call('/internal/writing/guide', who, init)).status).toBe(403);
  }
  expect((await guide({ ...brief, place: null })).body).toMatchObject({ code: 'INVALID_INPUT' });
});
