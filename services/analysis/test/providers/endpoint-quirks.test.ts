import { type FakeOpenAi, type OpenAiBehavior, startFakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { DialectCache } from '../../src/ai/dialect-cache.js';
import { createOpenAiVision, type ProviderOverrides } from '../support/provider-factories.js';
import { MemoryLedger, NEVER_ABORTED, NO_HINTS, SAMPLE_PHOTO } from '../support/provider-fixtures.js';

/**
 * Fake of a vendor's endpoint. It behaves as the compatible endpoints do that differ, according to their documentation.
 */
let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const REPORT = {
  landmark: { name: 'Pont du Gard', city: 'Vers', country: 'France', certainty: 'certain' },
  labels: ['aqueduct'],
  readText: null,
};
const ANSWER = JSON.stringify(REPORT);
const inspect = async (overrides: ProviderOverrides = {}) =>
  (await createOpenAiVision(fake, overrides)).inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED);
const answer = (message: object): OpenAiBehavior => ({ kind: 'message', message: { role: 'assistant', ...message } });
const getLimits = () =>
  fake.requests.map(({ body }) => ('max_tokens' in body ? 'max_tokens' : 'max_completion_tokens'));

describe('token limit', () => {
  it.each([400, 422] as const)('is sent under its other name after a %s that names it', async (status) => {
    const memory = new DialectCache();
    fake.setDefault({ kind: 'rejectsLimit', name: 'max_tokens', status });
    for (const _ of [1, 2]) expect((await inspect({ memory })).provenance.provider).toBe('openai');
    expect(getLimits()).toEqual(['max_tokens', 'max_completion_tokens', 'max_completion_tokens']);
  });

  it('costs nothing when it is rejected', async () => {
    const ledger = new MemoryLedger();
    fake.script({ kind: 'rejectsLimit', name: 'max_tokens' }, { kind: 'ok', content: REPORT });
    await inspect({ ledger });
    expect(ledger.entries).toHaveLength(1);
  });

  it.each([
    ['https://api.openai.com/v1', 'max_completion_tokens'],
    ['https://acme.openai.azure.com/openai/v1', 'max_completion_tokens'],
    ['https://api.mistral.ai/v1', 'max_tokens'],
    ['http://127.0.0.1:11434/v1', 'max_tokens'],
    ['https://openai.com.example.org/v1', 'max_tokens'],
  ])('is first called by the name that %s knows best', (endpoint, name) => {
    expect(new DialectCache().getDialect(endpoint, 'm', null).tokenLimit).toBe(name);
  });
});

describe('response of a model that reasons', () => {
  const draft = JSON.stringify({ ...REPORT, landmark: { ...REPORT.landmark, name: 'Roman bridge' } });

  it.each([
    ['a draft before the answer', { content: `First: ${draft}\nNo, rather: ${ANSWER}` }],
    ['reasoning in tags', { content: `<think>Perhaps ${draft}</think>\n${ANSWER}` }],
    ['reasoning whose beginning the template wrote', { content: `Perhaps ${draft}</think>${ANSWER}` }],
    ['several tags', { content: `<thinking>${draft}</thinking><reasoning>${draft}</reasoning>${ANSWER}` }],
    ['reasoning in its own field', { content: ANSWER, reasoning_content: draft }],
    [
      'content in parts',
      {
        content: [
          { type: 'text', text: ANSWER.slice(0, 20) },
          { type: 'text', text: ANSWER.slice(20) },
        ],
      },
    ],
  ])('is read with %s', async (_, message) => {
    fake.script(answer(message));
    const finding = await inspect();
    expect(finding.clues).toMatchObject([
      { kind: 'landmark recognized', text: 'Pont du Gard, Vers, France', confidence: 0.8 },
    ]);
    expect(fake.requests).toHaveLength(1);
  });

  it.each([
    ['reasoning alone', { content: '', reasoning: `It might be ${draft}` }],
    ['reasoning that does not end', { content: `<think>It might be ${draft}` }],
    ['nothing after the reasoning', { content: '<think>Hm.</think>' }],
  ])('is requested again in the same mode with twice the tokens, after %s', async (_, message) => {
    fake.script(answer(message), { kind: 'ok', content: REPORT });
    expect((await inspect()).clues[0]?.text).toBe('Pont du Gard, Vers, France');
    const [first, second] = fake.requests.map(({ body }) => body);
    expect(second.max_tokens).toBe(2 * first.max_tokens);
    expect(second.response_format).toEqual(first.response_format);
  });
});

const openAiError = (code: string, message = 'As the vendor says.') => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});

describe('error of an endpoint', () => {
  it.each<[string, OpenAiBehavior, number, string]>([
    [
      'a filtered prompt at Azure',
      { kind: 'error', status: 400, body: openAiError('content_filter') },
      1,
      'openai refused: content filter',
    ],
    ['a filtered response', { kind: 'contentFilter' }, 1, 'openai refused: content filter'],
    [
      'an empty account at OpenAI',
      { kind: 'error', status: 429, body: openAiError('insufficient_quota', 'You exceeded your current quota.') },
      1,
      'openai has no credit left for this key: 429',
    ],
    [
      'an empty account at OpenRouter',
      { kind: 'error', status: 402, body: { error: { code: 402, message: 'Insufficient credits' } } },
      1,
      'openai has no credit left for this key: 402',
    ],
    [
      'an unknown model at OpenAI',
      { kind: 'error', status: 404, body: openAiError('model_not_found') },
      1,
      'openai does not know the model: 404',
    ],
    [
      'a model that Ollama has not pulled',
      { kind: 'error', status: 404, body: { error: { message: 'model "x" not found, try pulling it first' } } },
      1,
      'openai does not know the model: 404',
    ],
    [
      'an error within a status of 200',
      { kind: 'body', body: { error: { code: 401, message: 'No auth credentials found' } } },
      1,
      'openai rejected the key: 401',
    ],
    [
      'an error within a choice',
      { kind: 'body', body: { choices: [{ error: { code: 502, message: 'Upstream' }, finish_reason: 'error' }] } },
      3,
      'openai did not respond: 502',
    ],
    ['too many calls', { kind: 'rateLimited', retryAfterSeconds: 0 }, 3, 'openai limits the rate of calls: 429'],
    [
      'a request that no form makes acceptable',
      { kind: 'error', status: 400, body: openAiError('invalid_image') },
      3,
      'openai returned no usable response: 400',
    ],
  ])('is named: %s', async (_, behavior, calls, note) => {
    fake.setDefault(behavior);
    const { provenance } = await inspect();
    expect(provenance).toMatchObject({ provider: 'embedded', note });
    expect(fake.requests).toHaveLength(calls);
  });
});

describe('moderation', () => {
  const moderationModel = 'omni-moderation-latest';
  const getPaths = () => fake.requests.map(({ path }) => path.replace('/v1/', ''));

  it.each([400, 404, 422])('is not asked again for an hour after a status of %s', async (status) => {
    const vision = await createOpenAiVision(fake, { moderationModel });
    const rejected: OpenAiBehavior = { kind: 'error', status, body: openAiError('unsupported') };
    fake.script({ kind: 'ok', content: REPORT }, rejected, { kind: 'ok', content: REPORT });
    for (const _ of [1, 2]) {
      expect((await vision.inspect(SAMPLE_PHOTO, NO_HINTS, NEVER_ABORTED)).safety).toBe('unchecked');
    }
    expect(getPaths()).toEqual(['chat/completions', 'moderations', 'chat/completions']);
  });

  it('is not sent a photo that may not be sent to the model', async () => {
    await inspect({ moderationModel, prices: {} });
    expect(getPaths()).toEqual([]);
  });
});
