import { z } from 'zod';
import { getPhotoAnalyzerName } from './photo-analyzer-name.js';
import { analysisProviderVariables, toProviderSettings } from './provider-variables.js';

const findName = (environment: Record<string, string>) =>
  getPhotoAnalyzerName(toProviderSettings(z.object(analysisProviderVariables).parse(environment)));

const MODEL = { OPENAI_API_KEY: 'key', OPENAI_VISION_MODEL: 'a-model', OPENAI_PRICES: 'free' };

test.each([
  ['nobody', {}, null],
  ['Google', { GOOGLE_VISION_API_KEY: 'key' }, 'Google Cloud Vision'],
  ['a vendor', { ...MODEL, VISION_PROVIDER: 'openai' }, 'OpenAI'],
  ['another vendor', { ...MODEL, VISION_PROVIDER: 'mistral' }, 'Mistral AI'],
  ['an address of someone else', { ...MODEL, OPENAI_BASE_URL: 'https://ai.example.org/v1' }, 'ai.example.org'],
  ['a model on this server', { ...MODEL, VISION_PROVIDER: 'ollama' }, null],
  [
    'a proxy on this server, which forwards to others',
    { ...MODEL, VISION_PROVIDER: 'litellm', OPENAI_BASE_URL: 'http://127.0.0.1:4000/v1' },
    'LiteLLM',
  ],
] as [string, Record<string, string>, string | null][])('getPhotoAnalyzerName: with %s', (_title, variables, name) => {
  expect(findName(variables)).toBe(name);
});

test('getPhotoAnalyzerName: returns no name for a model that is never called', () => {
  expect(findName({ OPENAI_API_KEY: 'key', OPENAI_VISION_MODEL: 'unpriced', VISION_PROVIDER: 'openai' })).toBeNull();
});
