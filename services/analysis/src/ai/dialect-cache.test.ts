import { createDialectAdapter, DialectCache } from './dialect-cache.js';

const HOUR_MS = 3_600_000;
const LOCAL = 'http://127.0.0.1:11434/v1';

it.each([
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['https://me.openai.azure.com/v1', 'max_completion_tokens'],
  ['https://api.notopenai.com/v1', 'max_tokens'],
  ['https://openai.com.example/v1', 'max_tokens'],
  [LOCAL, 'max_tokens'],
])('DialectCache: begins at %s with %s, and with all parameters', (endpoint, tokenLimit) => {
  const initial = { tokenLimit, sendsTemperature: true, sendsEffort: true };
  expect(new DialectCache().getDialect(endpoint, 'm', null)).toEqual(initial);
});

it('DialectCache: begins with the token limit of the vendor, whatever the host', () => {
  expect(new DialectCache().getDialect(LOCAL, 'm', 'max_completion_tokens').tokenLimit).toBe('max_completion_tokens');
});

it('DialectCache: remembers mode and dialect of a model at an endpoint for an hour', () => {
  let now = 1_000;
  const cache = new DialectCache(() => now);
  const dialect = { tokenLimit: 'max_tokens', sendsTemperature: false, sendsEffort: true } as const;
  cache.recordMode(LOCAL, 'm', 'json_object');
  cache.recordDialect(LOCAL, 'm', dialect);
  now += HOUR_MS - 1;
  expect([cache.getMode(LOCAL, 'm'), cache.getDialect(LOCAL, 'm', null)]).toEqual(['json_object', dialect]);
  expect([cache.getMode(LOCAL, 'other'), cache.getMode('http://127.0.0.1:1/v1', 'm')]).toEqual([null, null]);
  expect(cache.getDialect(LOCAL, 'other', null).sendsTemperature).toBe(true);
  now += 1;
  expect([cache.getMode(LOCAL, 'm'), cache.getDialect(LOCAL, 'm', null).sendsTemperature]).toEqual([null, true]);
});

describe('createDialectAdapter', () => {
  const DIALECT = { tokenLimit: 'max_tokens', sendsTemperature: true, sendsEffort: true } as const;

  it('changes each parameter that a rejection names, once', () => {
    const adapt = createDialectAdapter();
    const second = adapt(DIALECT, 'Unsupported parameter: max_tokens')!;
    expect(second).toEqual({ ...DIALECT, tokenLimit: 'max_completion_tokens' });
    const third = adapt(second, 'temperature does not support 0.2')!;
    expect(third).toEqual({ ...second, sendsTemperature: false });
    expect(adapt(third, 'reasoning_effort is not supported')).toEqual({ ...third, sendsEffort: false });
    expect(adapt(second, 'Unsupported parameter: max_completion_tokens')).toBeNull();
  });

  it('takes the older name of the token limit when the newer is rejected', () => {
    const newer = { ...DIALECT, tokenLimit: 'max_completion_tokens' } as const;
    expect(createDialectAdapter()(newer, 'unknown field max_completion_tokens')).toEqual(DIALECT);
  });

  it('changes nothing for other rejections', () => {
    expect(createDialectAdapter()(DIALECT, 'The image is too large.')).toBeNull();
    expect(createDialectAdapter()({ ...DIALECT, sendsTemperature: false }, 'temperature')).toBeNull();
  });
});
