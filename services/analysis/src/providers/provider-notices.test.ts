import { z } from 'zod';
import { VendorError } from '../ai/errors/vendor-error.js';
import { createOutcomeReporter, findProviderNotices } from './provider-notices.js';
import { analysisProviderVariables, toProviderSettings } from './provider-variables.js';

const find = (environment: Record<string, string>) =>
  findProviderNotices(toProviderSettings(z.object(analysisProviderVariables).parse(environment)));

const remote = {
  OPENAI_API_KEY: 'key',
  OPENAI_BASE_URL: 'https://openrouter.ai/api/v1',
  OPENAI_VISION_MODEL: 'eye',
  OPENAI_WRITING_MODEL: 'pen',
};

describe('findProviderNotices', () => {
  it('names each model whose price is unknown, with the remedy', () => {
    expect(find(remote).map(({ part, sentence }) => [part, sentence.slice(0, 54)])).toEqual([
      ['vision', 'eye is not called because its price is unknown: add it'],
      ['writing', 'pen is not called because its price is unknown: add it'],
    ]);
    const prices = JSON.stringify({ eye: { input: 1, output: 2 } });
    expect(find({ ...remote, OPENAI_PRICES: prices }).map(({ part }) => part)).toEqual(['writing']);
  });

  it.each([
    [remote, 'OPENAI_PRICES'],
    [{ ANTHROPIC_API_KEY: 'key', ANTHROPIC_WRITING_MODEL: 'pen' }, 'ANTHROPIC_PRICES'],
  ])('names the variable of the prices for %j', (environment, variable) => {
    expect(find(environment).at(-1)?.sentence).toBe(
      `pen is not called because its price is unknown: add it to ${variable}, or set ${variable}=free if nobody charges for it.`,
    );
  });

  it.each([
    { ...remote, OPENAI_PRICES: 'free' },
    { ...remote, OPENAI_PRICES: '{"*": {"input": 1, "output": 2}}' },
    { ...remote, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    {},
  ])('reports nothing about %j', (environment) => {
    expect(find(environment)).toEqual([]);
  });

  it('says that a budget of 0 prevents calls of a paid model, but not of a free one', () => {
    const prices = { OPENAI_PRICES: '{"eye": {"input": 1, "output": 2}, "pen": {"input": 0, "output": 0}}' };
    expect(find({ ...remote, ...prices, BUDGET_DAILY_USD: '0' })).toEqual([
      { part: 'vision', sentence: 'eye is not called because BUDGET_DAILY_USD is 0.' },
    ]);
  });

  it('charges a local model that has a price', () => {
    const local = { ...remote, OPENAI_BASE_URL: 'http://10.0.0.4/v1', BUDGET_DAILY_USD: '0' };
    expect(find({ ...local, OPENAI_PRICES: '{"eye": {"input": 1, "output": 1}}' })).toHaveLength(1);
  });
});

describe('createOutcomeReporter', () => {
  const notices = new Map<string, string>();
  const warnings: string[] = [];
  const board = {
    registerNotice: (name: string, sentence: string) => void notices.set(name, sentence),
    withdrawNotice: (name: string) => void notices.delete(name),
  };
  const wrongKey = new VendorError('groq', 'rejected the key: 401', { remedy: 'check the key' });
  beforeEach(() => {
    notices.clear();
    warnings.length = 0;
  });

  it('shows a failure that only an operator can end, once, until a call succeeds', () => {
    const report = createOutcomeReporter(board, (sentence) => warnings.push(sentence));
    for (const _ of [1, 2]) report('vision', wrongKey);
    expect([...notices]).toEqual([['vision', 'groq rejected the key: 401: check the key.']]);
    expect(warnings).toEqual(['groq rejected the key: 401: check the key.']);
    report('writing', null);
    expect(notices.size).toBe(1);
    report('vision', null);
    expect(notices.size).toBe(0);
    report('vision', wrongKey);
    expect(warnings).toHaveLength(2);
  });

  it('neither shows nor withdraws a notice for a temporary failure', () => {
    const report = createOutcomeReporter(board, (sentence) => warnings.push(sentence));
    report('vision', new VendorError('groq', 'limits the rate of calls: 429'));
    expect([notices.size, warnings]).toEqual([0, []]);
    report('vision', wrongKey);
    report('vision', new VendorError('groq', 'did not respond: timeout'));
    expect(notices.size).toBe(1);
  });

  it('does not withdraw the notices from the start', () => {
    notices.set('vision', 'eye is not called because its price is unknown.');
    createOutcomeReporter(board, (sentence) => warnings.push(sentence))('vision', null);
    expect(notices.size).toBe(1);
  });
});
