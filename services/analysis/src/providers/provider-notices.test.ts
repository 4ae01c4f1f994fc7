import { z } from 'zod';
import { findProviderNotices } from './provider-notices.js';
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
    { ...remote, OPENAI_PRICES: 'free' },
    { ...remote, OPENAI_PRICES: '{"*": {"input": 1, "output": 2}}' },
    { ...remote, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    {},
  ])('has nothing to say about %j', (environment) => {
    expect(find(environment)).toEqual([]);
  });

  it('says that a budget of 0 keeps a paid model from being called, but not a free one', () => {
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
