import { randomUUID } from 'node:crypto';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { AnalysisTestService, createGuest, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { DESCRIBED_AREZZO, EIFFEL_TOWER } from '../support/provider-fixtures.js';

let openAi: FakeOpenAi;
let service: AnalysisTestService;
beforeAll(async () => {
  openAi = await startFakeOpenAi();
  service = await AnalysisTestService.start({
    VISION_PROVIDER: 'openai',
    OPENAI_BASE_URL: `${openAi.url}/v1`,
    OPENAI_API_KEY: 'key',
    OPENAI_VISION_MODEL: 'model-v',
    OPENAI_PRICES: '{"model-v":{"input":1,"output":2}}',
    WRITING_PROVIDER: 'embedded',
    PROVIDER_DEADLINE_MS: '4000',
  });
});
afterAll(async () => {
  await service.stop();
  await openAi.close();
});
beforeEach(() => openAi.reset());

const ADMIN = createUser({ isAdmin: true });
const REPORT = {
  subject: 'sight',
  landmark: { name: 'Fontana **Pretoria**', city: 'Palermo', country: 'Italy', certainty: 'likely' },
  labels: ['<b>Fountain</b>'],
  readText: null,
};
const CANDIDATES = [
  { name: 'Fontana Pretoria', location: 'Palermo, Italy', latitude: 38.115, longitude: 13.362, distanceMeters: 40 },
  { name: 'Quattro Canti', location: 'Palermo, Italy', latitude: 38.116, longitude: 13.361, distanceMeters: 90 },
];
const chatCalls = () => openAi.requests.filter(({ path }) => path.endsWith('/chat/completions'));

async function observe(content: unknown = REPORT, photo?: Buffer, actor = createGuest()): Promise<string> {
  openAi.setDefault({ kind: 'ok', content });
  const id = await service.submit(actor, photo ?? (await createPhoto()));
  expect((await service.internal(`analyses/${id}/observe`)).body.canLookAgain).toBe(true);
  return id;
}
const lookAgain = (id: string, candidates: unknown = CANDIDATES) =>
  service.internal(`analyses/${id}/look-again`, { candidates });
const listLooks = async (id: string) => (await service.call(`/api/admin/analyses/${id}/looks`, ADMIN)).body;

describe('GET /api/admin/analyses/:id/looks', () => {
  it('states for each look who answered what at which cost, and what followed from it', async () => {
    const id = await observe();
    openAi.setDefault({ kind: 'ok', content: { choice: 1, certainty: 'certain' } });
    expect((await lookAgain(id)).body).toEqual({ choice: { index: 0, certainty: 'certain' } });
    await service.write(id, DESCRIBED_AREZZO);
    const look = {
      at: expect.any(String),
      provider: 'openai',
      model: 'model-v',
      tokens: { input: 1000, output: 500 },
      usd: 0.002,
      isEstimated: false,
      durationMs: expect.any(Number),
      note: null,
      conclusion: expect.stringMatching(/^identified: Arezzo \(Arezzo, Italy\), confidence 0\.95/),
    };
    const looks = await listLooks(id);
    expect(looks).toEqual([
      { ...look, look: 1, promptVersion: 'vision-2', said: expect.any(String) },
      {
        ...look,
        look: 2,
        promptVersion: 'look-1',
        said: '{"choice":1,"certainty":"certain","chosen":"Fontana Pretoria"}',
      },
    ]);
    expect(looks[0].said).not.toMatch(/<|\*\*/);
    expect(looks[0].said).toContain('Palermo');
  });

  it('records a look that failed, and that the text reader took over', async () => {
    openAi.setDefault({ kind: 'error', status: 401, body: {} });
    const id = await service.submit(createGuest(), await createPhoto());
    await service.internal(`analyses/${id}/observe`);
    expect(await listLooks(id)).toMatchObject([
      { look: 1, provider: 'embedded', usd: 0, tokens: null, note: expect.stringMatching(/openai/) },
    ]);
  });

  it('limits the stored answer', async () => {
    const id = await observe({ ...REPORT, readText: 'long words '.repeat(3_000) });
    const [look] = await listLooks(id);
    expect(look.said.length).toBeLessThanOrEqual(2_000);
  });

  it('is empty for a second owner of a photo, whose observation cost nothing', async () => {
    const photo = await createPhoto();
    await observe(REPORT, photo);
    const id = await observe(REPORT, photo);
    expect(await listLooks(id)).toEqual([]);
    expect(chatCalls()).toHaveLength(1);
  });

  it('returns 404 for an analysis that does not exist, and 400 for an invalid id', async () => {
    const unknown = await service.call(`/api/admin/analyses/${randomUUID()}/looks`, ADMIN);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'ANALYSIS_NOT_FOUND']);
    expect((await service.call('/api/admin/analyses/7/looks', ADMIN)).status).toBe(400);
  });

  it('is never part of what its owner reads or exports', async () => {
    const actor = createGuest();
    const id = await observe(REPORT, undefined, actor);
    await service.runAllSteps(id);
    for (const path of [`/api/analyses/${id}`, '/api/analyses', '/api/export/analyses']) {
      const { status, body } = await service.call(path, actor);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/durationMs|"usd"|"tokens"|conclusion/);
    }
  });
});

describe('looks of a deleted analysis', () => {
  const countLooks = async (id: string) =>
    (await service.dataSource.query('select 1 from analysis_looks where analysis_id = $1', [id])).length;

  it('are deleted with it', async () => {
    const actor = createGuest();
    const id = await observe(REPORT, undefined, actor);
    expect(await countLooks(id)).toBe(1);
    await service.call(`/api/analyses/${id}`, actor, { method: 'DELETE' });
    expect(await countLooks(id)).toBe(0);
  });
});

describe('POST /internal/analyses/:id/look-again', () => {
  it('asks once for the same candidates', async () => {
    const id = await observe();
    openAi.setDefault({ kind: 'ok', content: { choice: 2, certainty: 'likely' } });
    const first = await lookAgain(id);
    expect((await lookAgain(id)).body).toEqual(first.body);
    expect(chatCalls()).toHaveLength(2);
    expect(await listLooks(id)).toHaveLength(2);
  });

  it('chooses nothing when the vendor fails, and asks again the next time', async () => {
    const id = await observe();
    openAi.setDefault({ kind: 'error', status: 401, body: {} });
    expect((await lookAgain(id)).body).toEqual({ choice: null });
    openAi.setDefault({ kind: 'ok', content: { choice: 1, certainty: 'likely' } });
    expect((await lookAgain(id)).body).toEqual({ choice: { index: 0, certainty: 'likely' } });
  });

  it('rejects no candidates and too many', async () => {
    const id = await observe();
    for (const candidates of [[], Array.from({ length: 11 }, () => CANDIDATES[0])]) {
      expect((await lookAgain(id, candidates)).status).toBe(400);
    }
    expect((await lookAgain(randomUUID())).status).toBe(404);
  });
});

it('keeps an unconfirmed sight as a guess', async () => {
  const id = await observe();
  const guess = { ...EIFFEL_TOWER, name: 'Fontana Pretoria', confidence: 0.9, unconfirmed: true, guidebookId: null };
  const { body } = await service.internal(`analyses/${id}/write`, {
    jobRequestId: (await service.findRow(id)).jobRequestId,
    place: null,
    guess,
    alternatives: [],
  });
  expect(body.result).toMatchObject({ outcome: 'perhaps', candidates: [{ name: 'Fontana Pretoria' }] });
  expect(await listLooks(id)).toMatchObject([{ conclusion: expect.stringMatching(/^perhaps: Fontana Pretoria/) }]);
});
