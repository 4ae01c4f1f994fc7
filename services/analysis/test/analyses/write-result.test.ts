import { randomUUID } from 'node:crypto';
import { type FakeOpenAi, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { AnalysisTestService, createGuest, createResult, createUser } from '../support/analysis-test-service.js';
import { createPhoto } from '../support/create-photo.js';
import { DESCRIBED_AREZZO } from '../support/provider-fixtures.js';

let openAi: FakeOpenAi;
let service: AnalysisTestService;
beforeAll(async () => {
  openAi = await startFakeOpenAi();
  service = await AnalysisTestService.start({
    OPENAI_BASE_URL: `${openAi.url}/v1`,
    OPENAI_API_KEY: 'key',
    OPENAI_WRITING_MODEL: 'model-w',
    OPENAI_PRICES: '{"model-w":{"input":1,"output":2}}',
  });
});
afterAll(async () => {
  await service.stop();
  await openAi.close();
});
beforeEach(() => openAi.reset());

const paidCalls = () => openAi.requests.filter(({ path }) => path.endsWith('/completions'));
const { place, exactPlace, nearbyAttractions, background: knowledge } = DESCRIBED_AREZZO;

const claim = async (visitorId: string) => {
  const userId = createUser().userId;
  await service.internal('analyses/claim', { visitorId, userId, username: 'marta' });
  return { userId, username: 'marta', visitorId };
};

describe('POST /internal/analyses/:id/write', () => {
  it('returns the decided result with its owner, also repeatedly, and pays once', async () => {
    const user = createUser();
    const id = await service.submit(user, await createPhoto());
    const { status, body } = await service.write(id, DESCRIBED_AREZZO);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: {
        id,
        identified: true,
        location: 'Arezzo, Italy',
        latitude: exactPlace!.latitude,
        sources: knowledge.sources,
        description: knowledge.facts[0]!.statement,
        verification: {
          sentences: [{ text: knowledge.facts[0]!.statement, facts: ['f1'], grade: 'sourced' }],
          omitted: 0,
        },
        citedFacts: knowledge.facts,
        discoveryId: null,
      },
      shownAt: { latitude: place.latitude, longitude: place.longitude, nearbyAttractions, exactPlace, knowledge },
      owner: { userId: user.userId, visitorId: null },
    });
    expect((await service.findRow(id)).decision).toMatchObject({ result: body.result, shownAt: body.shownAt });
    expect((await service.write(id, DESCRIBED_AREZZO)).body).toEqual(body);
    expect(paidCalls()).toHaveLength(1);
  });

  it('does not pay again after an interruption between the texts and the decision', async () => {
    const id = await service.submit(createUser(), await createPhoto());
    await service.dataSource.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before update of decision on analyses for each row execute function refuse()`);
    try {
      expect((await service.write(id, DESCRIBED_AREZZO)).status).toBe(500);
      expect((await service.findRow(id)).decision).toBeNull();
    } finally {
      await service.dataSource.query('drop trigger refuse on analyses; drop function refuse()');
    }
    expect((await service.write(id, DESCRIBED_AREZZO)).status).toBe(200);
    expect(paidCalls()).toHaveLength(1);
  });

  it('does not give the writer the position of the photo or what is near it', async () => {
    const id = await service.submit(createUser(), await createPhoto());
    await service.write(id, DESCRIBED_AREZZO);
    expect(paidCalls()).toHaveLength(1);
    expect(JSON.stringify(paidCalls())).not.toMatch(/461234|871234|Amphitheatre/);
  });

  it('does not ask a model about a photo of which only the position is known', async () => {
    const id = await service.submit(createUser(), await createPhoto());
    const evidence = [{ kind: 'photo position' as const, detail: 'd', confidence: 0.8, areaOnly: true as const }];
    const { body } = await service.write(id, { ...DESCRIBED_AREZZO, place: { ...place, evidence } });
    expect(body.result).toMatchObject({
      identified: false,
      outcome: 'position only',
      writing: { provider: 'embedded' },
    });
    expect(body.result.candidates).toMatchObject([{ name: 'Amphitheatre', why: '55 m from this position' }]);
    expect(body.shownAt).toMatchObject({ latitude: place.latitude });
    expect(paidCalls()).toEqual([]);
  });

  it('decides nothing and pays nothing when the place is only a guess', async () => {
    const id = await service.submit(createUser(), await createPhoto());
    const { jobRequestId } = await service.findRow(id);
    const guess = { ...place, confidence: 0.3 };
    const { body } = await service.internal(`analyses/${id}/write`, {
      jobRequestId,
      place: null,
      guess,
      alternatives: [],
    });
    expect(body).toMatchObject({ result: { identified: false, outcome: 'perhaps', confidence: 0.3 }, shownAt: null });
    expect(body.result.candidates).toMatchObject([{ name: 'Arezzo' }]);
    expect((await service.findRow(id)).decision).toBeNull();
    expect(paidCalls()).toEqual([]);
  });

  it('shows nothing that the model invented, and notes that for operators', async () => {
    openAi.setDefault({ kind: 'lies', lies: ['Arezzo has 5 million inhabitants.', 'Call +39 0575 123456.'] });
    const id = await service.submit(createUser(), await createPhoto());
    const { result } = (await service.write(id, DESCRIBED_AREZZO)).body;
    expect(JSON.stringify(result)).not.toMatch(/5 million|0575/);
    expect(result).toMatchObject({
      description: expect.stringMatching(/^The evidence places this photo in or near Arezzo/),
      facts: [knowledge.facts[0]!.statement],
      writing: { provider: 'embedded', note: 'nothing that openai wrote is borne out by the facts it cites' },
      verification: { sentences: [{ facts: ['f1'], grade: 'sourced' }], omitted: 2 },
      citedFacts: knowledge.facts,
    });
    expect((await service.write(id, DESCRIBED_AREZZO)).body.result).toEqual(result);
    expect(paidCalls()).toHaveLength(1);
  });

  it('decides nothing without a place, calls no model, and checks no text', async () => {
    const id = await service.submit(createUser(), await createPhoto());
    expect((await service.write(id)).body).toMatchObject({
      result: {
        identified: false,
        title: 'Not identified',
        verification: null,
        citedFacts: [],
        writing: { provider: 'embedded', note: 'nothing was identified, so openai was not called' },
      },
      shownAt: null,
    });
    expect(paidCalls()).toEqual([]);
    expect((await service.findRow(id)).decision).toBeNull();
  });

  it('returns the user as the owner when the guest has signed up', async () => {
    const visitorId = randomUUID();
    const id = await service.submit(createGuest(visitorId), await createPhoto());
    expect((await service.write(id, DESCRIBED_AREZZO)).body.owner).toMatchObject({ userId: null, visitorId });
    const owner = await claim(visitorId);
    expect((await service.write(id, DESCRIBED_AREZZO)).body.owner).toEqual(owner);
  });

  it('is rejected for a failed job', async () => {
    const id = await service.submit(createUser(), await createPhoto());
    await service.failFor(id, 'INTERNAL');
    const { status, body } = await service.write(id, DESCRIBED_AREZZO);
    expect([status, body.code]).toEqual([409, 'JOB_OBSOLETE']);
  });
});

describe('POST /internal/analyses/:id/commit', () => {
  const commitFor = async (id: string, discoveryOwner: object | null) => {
    const { jobRequestId } = await service.findRow(id);
    return service.internal(`analyses/${id}/commit`, { jobRequestId, result: createResult(id), discoveryOwner });
  };

  it('returns the user who claimed the analysis after the discovery was created, and stores nothing', async () => {
    const visitorId = randomUUID();
    const guest = { userId: null, username: null, visitorId };
    const id = await service.submit(createGuest(visitorId), await createPhoto());
    const { owner } = (await service.write(id, DESCRIBED_AREZZO)).body;
    expect(owner).toEqual(guest);
    const user = await claim(visitorId);
    expect((await commitFor(id, guest)).body).toEqual({ claimedBy: user });
    expect(await service.findRow(id)).toMatchObject({ status: 'queued', result: null });
    expect((await commitFor(id, null)).body).toEqual({ claimedBy: null });
    expect(await service.findRow(id)).toMatchObject({ status: 'done', userId: user.userId });
  });

  it.each([
    ['user', createUser()],
    ['guest', createGuest()],
  ])('stores the result for an unchanged %s', async (_, actor) => {
    const id = await service.submit(actor, await createPhoto());
    const { owner } = (await service.write(id, DESCRIBED_AREZZO)).body;
    expect((await commitFor(id, owner)).body).toEqual({ claimedBy: null });
    expect((await service.findRow(id)).status).toBe('done');
  });
});
