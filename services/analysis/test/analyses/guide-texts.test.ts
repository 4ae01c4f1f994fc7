import { randomUUID } from 'node:crypto';
import type { Identity, Requester } from '@placelore/contracts/core/identity.js';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { createSampleKnowledge } from '../../../../infra/test/sample-knowledge.ts';
import { AnalysisTestService, createGuest, createUser, WORKER } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { AREZZO, AREZZO_BACKGROUND } from '../support/provider-fixtures.js';

let fake: FakeOpenAi;
let service: AnalysisTestService;
const VARIABLES = {
  WRITING_PROVIDER: 'openai',
  OPENAI_BASE_URL: '',
  OPENAI_API_KEY: 'key',
  OPENAI_WRITING_MODEL: 'model-w',
  BUDGET_DAILY_USD: '1000',
};
beforeAll(async () => {
  fake = await startFakeOpenAi();
  VARIABLES.OPENAI_BASE_URL = `${fake.url}/v1`;
  service = await AnalysisTestService.start({ ...VARIABLES, OPENAI_PRICES: '{"model-w":{"input":0,"output":0}}' });
});
afterAll(async () => {
  await service.stop();
  await fake.close();
});
beforeEach(async () => {
  fake.reset();
  await service.dataSource.query('truncate step_results cascade');
});

const brief = { place: AREZZO, background: AREZZO_BACKGROUND, neighbors: [], discovery: null };
const writeGuide = (requestBody: object = brief) => service.internal('writing/guide', requestBody);

it('guide texts: are paid for once per request, no matter how the place was found', async () => {
  const [first] = await Promise.all([writeGuide(), writeGuide(), writeGuide()]);
  expect(first!.body.writing).toMatchObject({ provider: 'openai', note: null });
  const again = await writeGuide({ ...brief, place: { ...AREZZO, confidence: 0.1 } });
  expect(again.body).toEqual({ ...first!.body, costUsd: 0 });
  expect(fake.requests).toHaveLength(1);
  const sources = AREZZO_BACKGROUND.sources.map((source) => ({ ...source, retrievedAt: new Date().toISOString() }));
  expect((await writeGuide({ ...brief, background: { ...AREZZO_BACKGROUND, sources } })).body).toEqual(again.body);
  expect(fake.requests).toHaveLength(1);
  await writeGuide({ ...brief, background: createSampleKnowledge(['detail', 'It is old.']) });
  expect(fake.requests).toHaveLength(2);
});

it('guide texts: are stored and deleted with the analysis of their discovery', async () => {
  const actor = createGuest();
  const analysisId = await service.submit(actor, await createPhoto());
  const discovery = { title: 'Arezzo', description: 'Of Zorbax.', culturalInfo: '', facts: [] };
  const countStepResults = async () => (await service.dataSource.query('select 1 from step_results')).length;
  await writeGuide({ ...brief, discovery, analysisId });
  await writeGuide({ ...brief, discovery, analysisId });
  expect([fake.requests.length, await countStepResults()]).toEqual([1, 1]);
  await service.internal(`analyses/${analysisId}/remove`);
  expect(await countStepResults()).toBe(0);
  await writeGuide({ ...brief, discovery, analysisId });
  await writeGuide({ ...brief, discovery, analysisId: null });
  expect(await countStepResults()).toBe(0);
});

it('guide texts: of the fallback writer are not stored, so that the next request tries the better one', async () => {
  fake.setDefault({ kind: 'unauthorized' });
  expect((await writeGuide()).body.writing).toMatchObject({
    provider: 'embedded',
    note: 'openai rejected the key: 401',
  });
  fake.reset();
  expect((await writeGuide()).body.writing.provider).toBe('openai');
});

it('guide texts: report their cost once, and an exhausted daily budget', async () => {
  const paid = await AnalysisTestService.start({
    ...VARIABLES,
    OPENAI_PRICES: '{"model-w":{"input":100,"output":100}}',
  });
  try {
    const write = async (requestBody: object) => (await paid.internal('writing/guide', requestBody)).body;
    const first = await write(brief);
    const [{ sum }] = await paid.dataSource.query('select sum(usd)::float8 as sum from provider_costs');
    expect(first).toMatchObject({ costUsd: sum, budgetSpent: false });
    expect(sum).toBeGreaterThan(0);
    expect(await write(brief)).toMatchObject({ costUsd: 0, budgetSpent: false });
    await paid.dataSource.query(`update provider_costs set usd = 100000`);
    const other = { ...brief, background: createSampleKnowledge(['detail', 'It is old.']) };
    expect(await write(other)).toMatchObject({ costUsd: 0, budgetSpent: true, writing: { provider: 'embedded' } });
  } finally {
    await paid.stop();
  }
});

describe('share of one visitor', () => {
  let paid: AnalysisTestService;
  beforeAll(async () => {
    // A guide costs 15 cents with an estimate of at most 2.6 USD, so a share of 5 USD pays for 16 of them.
    paid = await AnalysisTestService.start({
      ...VARIABLES,
      BUDGET_DAILY_USD: '50',
      OPENAI_PRICES: '{"model-w":{"input":50,"output":200}}',
    });
  });
  afterAll(() => paid.stop());

  const createWorkerIdentity = (overrides: Partial<Requester>): Identity => ({
    ...WORKER,
    onBehalfOf: { id: `visitor:${randomUUID()}`, role: 'guest', network: null, ...overrides },
  });
  let last = 0;
  const write = async (actor: Identity) => {
    const background = createSampleKnowledge(['detail', `It is ${++last} years old.`]);
    const { status, body } = await paid.internal('writing/guide', { ...brief, background }, actor);
    expect(status).toBe(200);
    return body;
  };
  const sumCosts = async () =>
    (await paid.dataSource.query('select coalesce(sum(usd), 0)::float8 as usd from provider_costs'))[0].usd;

  it('is exhausted before the budget: the embedded writer then takes over and states the reason', async () => {
    const before = await sumCosts();
    // The cookies are new, but the network is the same.
    const bodies = [];
    for (let n = 0; n < 40; n++) bodies.push(await write(createWorkerIdentity({ network: 'one network' })));
    expect(bodies.at(-1)).toMatchObject({
      costUsd: 0,
      budgetSpent: false,
      writing: { provider: 'embedded', note: "openai was not called: your share of today's budget is spent" },
    });
    const usd = (await sumCosts()) - before;
    expect(usd).toBeGreaterThan(1);
    expect(usd).toBeLessThanOrEqual(5);
    expect((await write(createWorkerIdentity({ network: 'another network' }))).writing.provider).toBe('openai');
    expect((await write(createWorkerIdentity({ network: 'one network', role: 'admin' }))).writing.provider).toBe(
      'openai',
    );
    expect((await write(WORKER)).writing.provider).toBe('openai');
  });
});

it('guide text route: accepts only the worker, and names invalid fields', async () => {
  const init = { method: 'POST', body: JSON.stringify(brief), headers: { 'content-type': 'application/json' } };
  for (const actor of [createGuest(), createUser({ isAdmin: true })]) {
    expect((await service.call('/internal/writing/guide', actor, init)).status).toBe(403);
  }
  expect((await writeGuide({ ...brief, place: null })).body).toMatchObject({ code: 'INVALID_INPUT' });
});
