import { randomUUID } from 'node:crypto';
import type { Identity, Requester } from '@placelore/contracts/identity.js';
import { type OpenAiStandIn, startOpenAi } from '../../../../infra/standins/openai.ts';
import { arezzo, arezzoBackground } from '../providers/fixtures.js';
import { AnalysisService, guest, someUser, WORKER } from './analysis-service.js';
import { photo } from './photos.js';

let standIn: OpenAiStandIn;
let service: AnalysisService;
const VARIABLES = {
  WRITING_PROVIDER: 'openai',
  OPENAI_BASE_URL: '',
  OPENAI_API_KEY: 'key',
  OPENAI_WRITING_MODEL: 'model-w',
  BUDGET_DAILY_USD: '1000',
};
beforeAll(async () => {
  standIn = await startOpenAi();
  VARIABLES.OPENAI_BASE_URL = `${standIn.url}/v1`;
  service = await AnalysisService.start({ ...VARIABLES, OPENAI_PRICES: '{"model-w":{"input":0,"output":0}}' });
});
afterAll(async () => {
  await service.stop();
  await standIn.close();
});
beforeEach(async () => {
  standIn.reset();
  await service.dataSource.query('truncate outcomes cascade');
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

it('stores what was made of a discovery with its analysis, and deletes it with that', async () => {
  const who = guest();
  const analysisId = await service.submit(who, await photo());
  const discovery = { title: 'Arezzo', description: 'Of Zorbax.', culturalInfo: '', facts: [] };
  const stored = async () => (await service.dataSource.query('select 1 from outcomes')).length;
  await guide({ ...brief, discovery, analysisId });
  await guide({ ...brief, discovery, analysisId });
  expect([standIn.requests.length, await stored()]).toEqual([1, 1]);
  await service.internal(`analyses/${analysisId}/remove`);
  expect(await stored()).toBe(0);
  await guide({ ...brief, discovery, analysisId });
  await guide({ ...brief, discovery, analysisId: null });
  expect(await stored()).toBe(0);
});

it('what the embedded writer had to give is not kept: the next one asks the better one again', async () => {
  standIn.otherwise({ kind: 'unauthorized' });
  expect((await guide()).body.writing).toMatchObject({ provider: 'embedded', note: 'openai refused the key: 401' });
  standIn.reset();
  expect((await guide()).body.writing.provider).toBe('openai');
});

it('says what it cost, once, and when the day’s budget lets the better writer do no more', async () => {
  const paid = await AnalysisService.start({ ...VARIABLES, OPENAI_PRICES: '{"model-w":{"input":100,"output":100}}' });
  try {
    const write = async (given: object) => (await paid.internal('writing/guide', given)).body;
    const first = await write(brief);
    const [{ sum }] = await paid.dataSource.query('select sum(usd)::float8 as sum from spending');
    expect(first).toMatchObject({ costUsd: sum, budgetSpent: false });
    expect(sum).toBeGreaterThan(0);
    expect(await write(brief)).toMatchObject({ costUsd: 0, budgetSpent: false });
    await paid.dataSource.query(`update spending set usd = 100000`);
    const other = { ...brief, background: { ...arezzoBackground, facts: ['It is old.'] } };
    expect(await write(other)).toMatchObject({ costUsd: 0, budgetSpent: true, writing: { provider: 'embedded' } });
  } finally {
    await paid.stop();
  }
});

describe('the share of one visitor', () => {
  let paid: AnalysisService;
  beforeAll(async () => {
    // A guide costs 15 cents and is estimated at 2.6 USD at most, so a share of 5 USD pays for 16 of them.
    paid = await AnalysisService.start({
      ...VARIABLES,
      BUDGET_DAILY_USD: '50',
      OPENAI_PRICES: '{"model-w":{"input":50,"output":200}}',
    });
  });
  afterAll(() => paid.stop());

  const onBehalfOf = (given: Partial<Requester>): Identity => ({
    ...WORKER,
    onBehalfOf: { id: `visitor:${randomUUID()}`, role: 'guest', network: null, ...given },
  });
  let last = 0;
  const write = async (who: Identity) => {
    const background = { ...arezzoBackground, facts: [`It is ${++last} years old.`] };
    const { status, body } = await paid.internal('writing/guide', { ...brief, background }, who);
    expect(status).toBe(200);
    return body;
  };
  const spent = async () =>
    (await paid.dataSource.query('select coalesce(sum(usd), 0)::float8 as usd from spending'))[0].usd;

  it('ends before the budget does: the embedded writer stands in and says why', async () => {
    const before = await spent();
    // New cookies, one network.
    const bodies = [];
    for (let n = 0; n < 40; n++) bodies.push(await write(onBehalfOf({ network: 'one network' })));
    expect(bodies.at(-1)).toMatchObject({
      costUsd: 0,
      budgetSpent: false,
      writing: { provider: 'embedded', note: "openai was not asked: your share of today's budget is spent" },
    });
    const usd = (await spent()) - before;
    expect(usd).toBeGreaterThan(1);
    expect(usd).toBeLessThanOrEqual(5);
    expect((await write(onBehalfOf({ network: 'another network' }))).writing.provider).toBe('openai');
    expect((await write(onBehalfOf({ network: 'one network', role: 'admin' }))).writing.provider).toBe('openai');
    expect((await write(WORKER)).writing.provider).toBe('openai');
  });
});

it('is for the worker alone, and names what is wrong', async () => {
  const init = { method: 'POST', body: JSON.stringify(brief), headers: { 'content-type': 'application/json' } };
  for (const who of [guest(), someUser({ isAdmin: true })]) {
    expect((await service.call('/internal/writing/guide', who, init)).status).toBe(403);
  }
  expect((await guide({ ...brief, place: null })).body).toMatchObject({ code: 'INVALID_INPUT' });
});
