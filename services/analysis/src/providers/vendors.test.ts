import { describe, expect, test } from '@jest/globals';
import { createDialectAdapter, DialectCache, OUTPUT_MODES } from '../ai/dialect-cache.js';
import { COMPATIBLE_VENDORS, isModelVendor, MODEL_VENDORS, VENDORS } from './vendors.js';

const ALL = [...OUTPUT_MODES];
/** For each vendor: name, base URL, longer side and bytes of pictures, its flags, and the name of its token limit. */
const ROWS = {
  openai: ['OpenAI', 'https://api.openai.com/v1', 2048, 15_000_000, 'key local moderation', null],
  azure: ['Azure OpenAI', null, 2048, 15_000_000, 'key', 'max_completion_tokens'],
  openrouter: ['OpenRouter', 'https://openrouter.ai/api/v1', 1568, 3_000_000, 'key', 'max_tokens'],
  groq: ['Groq', 'https://api.groq.com/openai/v1', 1280, 3_000_000, 'key', 'max_completion_tokens'],
  mistral: ['Mistral AI', 'https://api.mistral.ai/v1', 1540, 7_500_000, 'key', 'max_tokens'],
  gemini: [
    ...(['Google Gemini', 'https://generativelanguage.googleapis.com/v1beta/openai'] as const),
    ...([1536, 7_500_000, 'key', 'max_tokens'] as const),
  ],
  litellm: ['LiteLLM', 'http://127.0.0.1:4000/v1', 1568, 3_000_000, 'moderation', 'max_tokens'],
  vllm: ['vLLM', 'http://127.0.0.1:8000/v1', 1280, 4_000_000, 'local', 'max_tokens'],
  llamacpp: ['llama.cpp', 'http://127.0.0.1:8080/v1', 1024, 4_000_000, 'local', 'max_tokens'],
  lmstudio: ['LM Studio', 'http://127.0.0.1:1234/v1', 1024, 4_000_000, 'local', 'max_tokens'],
  ollama: ['Ollama', 'http://127.0.0.1:11434/v1', 1024, 4_000_000, 'local', 'max_tokens'],
  anthropic: ['Anthropic', 'https://api.anthropic.com', 1568, 3_750_000, 'key', 'max_tokens'],
} as const;

describe('VENDORS', () => {
  test.each(Object.entries(ROWS))('%s is as docs/model-providers.md describes it', (id, row) => {
    const vendor = VENDORS[id as keyof typeof VENDORS];
    const { needsKey, isFreeLocally, hasModeration, picture } = vendor;
    const traits = [needsKey && 'key', isFreeLocally && 'local', hasModeration && 'moderation']
      .filter(Boolean)
      .join(' ');
    expect([vendor.name, vendor.baseUrl, picture.longSide, picture.maxBytes, traits, vendor.tokenLimit]).toEqual(row);
    expect(vendor.keyHeader).toBe(id === 'azure' ? 'api-key' : 'authorization');
    expect(vendor.outputModes).toEqual(id === 'lmstudio' ? ['json_schema', 'plain'] : ALL);
  });

  test('names each vendor once, and nothing else', () => {
    expect([...MODEL_VENDORS]).toEqual(Object.keys(ROWS));
    expect([...COMPATIBLE_VENDORS]).toEqual(Object.keys(ROWS).slice(0, -1));
    expect(['openai', 'anthropic', 'google', 'embedded', 'constructor'].map(isModelVendor)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});

describe('createDialectAdapter', () => {
  const DIALECT = { tokenLimit: 'max_tokens', sendsTemperature: true, sendsEffort: true } as const;
  test.each([
    ["Unsupported parameter: 'max_tokens'", DIALECT, { ...DIALECT, tokenLimit: 'max_completion_tokens' }],
    ["Unknown 'max_completion_tokens'", { ...DIALECT, tokenLimit: 'max_completion_tokens' as const }, DIALECT],
    ["'max_completion_tokens' is too high", DIALECT, null],
    ["Unsupported value: 'temperature'", DIALECT, { ...DIALECT, sendsTemperature: false }],
    ["Unsupported value: 'temperature'", { ...DIALECT, sendsTemperature: false }, null],
    ["Unknown 'reasoning_effort'", DIALECT, { ...DIALECT, sendsEffort: false }],
    ["Unknown 'reasoning_effort'", { ...DIALECT, sendsEffort: false }, null],
    ['No such model', DIALECT, null],
  ])('%s changes %j to %j', (message, dialect, changed) => {
    expect(createDialectAdapter()(dialect, message)).toEqual(changed);
  });

  test('changes each parameter once', () => {
    const adapt = createDialectAdapter();
    const changed = adapt(DIALECT, 'max_tokens and temperature');
    expect(changed).toEqual({ ...DIALECT, tokenLimit: 'max_completion_tokens' });
    expect(adapt(changed!, 'max_completion_tokens and temperature')).toEqual({ ...changed, sendsTemperature: false });
    expect(adapt(changed!, 'max_completion_tokens')).toBeNull();
  });
});

describe('DialectCache', () => {
  test.each([
    ['https://api.openai.com/v1', null, 'max_completion_tokens'],
    ['https://x.openai.azure.com/v1', null, 'max_completion_tokens'],
    ['https://notopenai.com/v1', null, 'max_tokens'],
    ['https://openai.com.example/v1', null, 'max_tokens'],
    ['https://api.openai.com/v1', 'max_tokens', 'max_tokens'],
    ['https://a.example/v1', 'max_completion_tokens', 'max_completion_tokens'],
  ] as const)('first asks %s, whose vendor says %j, by %s', (endpoint, stated, tokenLimit) => {
    const initial = { tokenLimit, sendsTemperature: true, sendsEffort: true };
    expect(new DialectCache().getDialect(endpoint, 'm', stated)).toEqual(initial);
  });

  test('remembers what works for one hour, by endpoint and model', () => {
    let now = 0;
    const cache = new DialectCache(() => now);
    const dialect = { tokenLimit: 'max_tokens', sendsTemperature: false, sendsEffort: false } as const;
    cache.recordMode('https://a.example', 'm', 'plain');
    cache.recordDialect('https://a.example', 'm', dialect);
    const read = (endpoint: string, model: string) => [
      cache.getMode(endpoint, model),
      cache.getDialect(endpoint, model, null).sendsTemperature,
    ];
    expect(read('https://b.example', 'm')).toEqual([null, true]);
    expect(read('https://a.example', 'n')).toEqual([null, true]);
    now = 3_599_999;
    expect(read('https://a.example', 'm')).toEqual(['plain', false]);
    now = 3_600_000;
    expect(read('https://a.example', 'm')).toEqual([null, true]);
  });
});
