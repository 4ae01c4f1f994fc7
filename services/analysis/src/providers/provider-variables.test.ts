import { z } from 'zod';
import { ALWAYS_REFINE, addProviderIssues } from './provider-issues.js';
import { analysisProviderVariables, toProviderSettings } from './provider-variables.js';
import { MODEL_VENDORS } from './vendors.js';

const schema = z
  .object({ PORT: z.coerce.number(), ...analysisProviderVariables })
  .superRefine(addProviderIssues, ALWAYS_REFINE);

const read = (environment: Record<string, string>) => toProviderSettings(schema.parse({ PORT: '1', ...environment }));
const getIssues = (environment: Record<string, string>) =>
  schema
    .safeParse({ PORT: '1', ...environment })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

const key = { OPENAI_API_KEY: 'k' };
const models = { OPENAI_VISION_MODEL: 'eye', ANTHROPIC_VISION_MODEL: 'eye', ANTHROPIC_API_KEY: 'a' };

it('provider variables: select embedded providers with a budget by default', () => {
  expect(read({})).toEqual({
    vision: { provider: 'embedded' },
    moderation: 'auto',
    writing: { provider: 'embedded' },
    deadlineMs: 40_000,
    visitorShare: 0.1,
    budgetDailyUsd: 5,
  });
});

it.each([
  { set: { GOOGLE_VISION_API_KEY: 'g', ...key, OPENAI_VISION_MODEL: 'm' }, vision: 'google', writing: 'embedded' },
  { set: { GOOGLE_APPLICATION_CREDENTIALS: '/key.json' }, vision: 'google', writing: 'embedded' },
  { set: { ...key, OPENAI_VISION_MODEL: 'm', OPENAI_WRITING_MODEL: 'm' }, vision: 'openai', writing: 'openai' },
  {
    set: { OPENAI_BASE_URL: 'http://localhost:1/v1', OPENAI_WRITING_MODEL: 'm' },
    vision: 'embedded',
    writing: 'openai',
  },
  { set: key, vision: 'embedded', writing: 'embedded' },
  {
    set: { ...key, OPENAI_VISION_MODEL: 'm', OPENAI_WRITING_MODEL: 'm', VISION_PROVIDER: 'embedded' },
    vision: 'embedded',
    writing: 'openai',
  },
])('provider variables: auto selects $vision and $writing for $set', ({ set, vision, writing }) => {
  const chosen = read(set);
  expect([chosen.vision.provider, chosen.writing.provider]).toEqual([vision, writing]);
});

it('provider variables: report all issues at once, including those of the other variables', () => {
  expect(
    getIssues({
      PORT: 'x',
      VISION_PROVIDER: 'google',
      WRITING_PROVIDER: 'openai',
      OPENAI_PRICES: '{',
      OPENAI_BASE_URL: 'ftp://x',
      BUDGET_DAILY_USD: '-1',
    }),
  ).toEqual([
    expect.stringMatching(/^PORT /),
    expect.stringMatching(/^OPENAI_BASE_URL must be a URL/),
    expect.stringMatching(/^OPENAI_PRICES must be JSON/),
    expect.stringMatching(/^BUDGET_DAILY_USD /),
    'GOOGLE_VISION_API_KEY or GOOGLE_APPLICATION_CREDENTIALS is needed when VISION_PROVIDER is google',
    'OPENAI_WRITING_MODEL is needed when WRITING_PROVIDER is openai',
  ]);
});

it('provider variables: require a key only for a selected provider, and never for a custom endpoint', () => {
  const chosen = { VISION_PROVIDER: 'openai', OPENAI_VISION_MODEL: 'm' };
  expect(getIssues(chosen)).toEqual(['OPENAI_API_KEY is needed when the provider is openai']);
  expect(getIssues({ ...chosen, OPENAI_BASE_URL: 'https://api.openai.com/v1' })).toHaveLength(1);
  expect(getIssues({ ...chosen, OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toBeUndefined();
  expect(getIssues({ ...chosen, ...key })).toBeUndefined();
  expect(getIssues({ VISION_PROVIDER: 'embedded' })).toBeUndefined();
});

it('provider variables: prefer configured prices to the built-in ones', () => {
  const chosen = read({
    ...key,
    OPENAI_WRITING_MODEL: 'm',
    OPENAI_PRICES: '{"m": {"input": 1.25, "output": 10}}',
    GOOGLE_VISION_API_KEY: 'g',
    GOOGLE_VISION_PRICES: '{"web": 2}',
  });
  expect(chosen.writing).toMatchObject({ prices: { m: { input: 1.25, output: 10 } } });
  expect(chosen.vision).toMatchObject({ prices: { landmark: 1.5, web: 2 } });
  expect(getIssues({ OPENAI_PRICES: '{"m": {"input": -1, "output": 10}}' })).toHaveLength(1);
  expect(getIssues({ GOOGLE_VISION_PRICES: '{"webb": 2}' })).toHaveLength(1);
});

it('provider variables: can disable moderation', () => {
  const openAi = { ...key, OPENAI_VISION_MODEL: 'm' };
  expect(read(openAi).vision).toMatchObject({ moderationModel: 'omni-moderation-latest' });
  expect(read({ ...openAi, OPENAI_MODERATION_MODEL: 'none' }).vision).toMatchObject({ moderationModel: null });
});

it.each([
  [{}, 30_000, 40_000],
  [{ OPENAI_BASE_URL: 'https://api.example.org/v1' }, 30_000, 40_000],
  [{ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 180_000, 190_000],
  [{ OPENAI_TIMEOUT_MS: '60000' }, 60_000, 70_000],
  [{ OPENAI_BASE_URL: 'http://ollama:11434/v1', PROVIDER_DEADLINE_MS: '9000' }, 180_000, 9_000],
])('provider variables: with %j, limit a call to %i ms and all calls to %i ms', (set, timeoutMs, deadlineMs) => {
  const chosen = read({ ...key, OPENAI_VISION_MODEL: 'm', ...set });
  expect([chosen.vision, chosen.deadlineMs]).toEqual([expect.objectContaining({ timeoutMs }), deadlineMs]);
});

it.each([
  ['azure', 'https://acme.openai.azure.com', null],
  ['openrouter', undefined, 'https://openrouter.ai/api/v1'],
  ['groq', undefined, 'https://api.groq.com/openai/v1'],
  ['mistral', undefined, 'https://api.mistral.ai/v1'],
  ['gemini', undefined, 'https://generativelanguage.googleapis.com/v1beta/openai'],
  ['litellm', undefined, 'http://127.0.0.1:4000/v1'],
  ['vllm', undefined, 'http://127.0.0.1:8000/v1'],
  ['llamacpp', undefined, 'http://127.0.0.1:8080/v1'],
  ['lmstudio', undefined, 'http://127.0.0.1:1234/v1'],
  ['ollama', undefined, 'http://127.0.0.1:11434/v1'],
] as const)('provider variables: address %s as it is configured, or by default', (vendor, url, usual) => {
  const set = { VISION_PROVIDER: vendor, WRITING_PROVIDER: vendor, ...key, ...(url && { OPENAI_BASE_URL: url }) };
  const chosen = read({ ...set, OPENAI_VISION_MODEL: 'eye', OPENAI_WRITING_MODEL: 'pen' });
  expect(chosen.vision).toMatchObject({ provider: vendor, baseUrl: url ?? usual, model: 'eye' });
  expect(chosen.writing).toMatchObject({ provider: vendor, baseUrl: url ?? usual, model: 'pen', apiKey: 'k' });
});

it.each<[Record<string, string>, string[]]>([
  [{ VISION_PROVIDER: 'ollama', OPENAI_VISION_MODEL: 'm' }, []],
  [{ VISION_PROVIDER: 'ollama' }, ['OPENAI_VISION_MODEL is needed when VISION_PROVIDER is ollama']],
  [
    { VISION_PROVIDER: 'groq' },
    [
      'OPENAI_API_KEY is needed when the provider is groq',
      'OPENAI_VISION_MODEL is needed when VISION_PROVIDER is groq',
    ],
  ],
  [
    { VISION_PROVIDER: 'azure', OPENAI_VISION_MODEL: 'm', ...key },
    ['OPENAI_BASE_URL is needed when the provider is azure'],
  ],
  [
    { WRITING_PROVIDER: 'anthropic', ...key },
    [
      'ANTHROPIC_API_KEY is needed when the provider is anthropic',
      'ANTHROPIC_WRITING_MODEL is needed when WRITING_PROVIDER is anthropic',
    ],
  ],
  [{ WRITING_PROVIDER: 'anthropic', ANTHROPIC_BASE_URL: 'http://proxy:4000', ANTHROPIC_WRITING_MODEL: 'm' }, []],
  [
    {
      VISION_PROVIDER: 'gemini',
      WRITING_PROVIDER: 'groq',
      OPENAI_VISION_MODEL: 'm',
      OPENAI_WRITING_MODEL: 'm',
      ...key,
    },
    ['WRITING_PROVIDER must be gemini, anthropic or embedded: OPENAI_* describes one vendor, gemini'],
  ],
])('provider variables: %j lack %j', (set, issues) => {
  expect(getIssues(set) ?? []).toEqual(issues);
});

it("provider variables: use OpenAI's moderation only for vendors that have it", () => {
  const moderated = MODEL_VENDORS.filter((vendor) => {
    const { vision } = read({ VISION_PROVIDER: vendor, OPENAI_BASE_URL: 'http://proxy/v1', ...key, ...models });
    return 'moderationModel' in vision && vision.moderationModel !== null;
  });
  expect(moderated).toEqual(['openai', 'litellm']);
});

it('provider variables: allow one vendor for vision, and Anthropic for writing', () => {
  const chosen = read({
    VISION_PROVIDER: 'ollama',
    OPENAI_VISION_MODEL: 'eye',
    ANTHROPIC_API_KEY: 'a',
    ANTHROPIC_WRITING_MODEL: 'pen',
    ANTHROPIC_PRICES: '{"pen": {"input": 3, "output": 15}}',
  });
  expect(chosen.vision).toMatchObject({ provider: 'ollama', apiKey: null, timeoutMs: 180_000 });
  expect(chosen.writing).toMatchObject({
    provider: 'anthropic',
    apiKey: 'a',
    baseUrl: 'https://api.anthropic.com',
    timeoutMs: 60_000,
    prices: { pen: { input: 3, output: 15 } },
  });
  expect(chosen.deadlineMs).toBe(190_000);
});
