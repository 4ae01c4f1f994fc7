import { z } from 'zod';
import { ALWAYS_REFINE } from '../../providers/provider-issues.js';
import { analysisProviderVariables } from '../../providers/provider-variables.js';
import { addLearningIssues, learningVariables, toLearningSettings } from './learning-variables.js';

const schema = z
  .object({ ...analysisProviderVariables, ...learningVariables })
  .superRefine(addLearningIssues, ALWAYS_REFINE);
const read = (environment: Record<string, string>) => toLearningSettings(schema.parse(environment));

const openAi = { OPENAI_BASE_URL: 'https://models.example.org/v1', OPENAI_API_KEY: 'secret' };
const embeddings = { ...openAi, VISION_EMBEDDINGS_MODEL: 'eye' };

it('learning variables: learn without embeddings by default', () => {
  expect(read({})).toEqual({ isEnabled: true, embeddings: null });
  expect(read(openAi)).toEqual({ isEnabled: true, embeddings: null });
  expect(read({ ...embeddings, LEARN_FROM_CONFIRMATIONS: 'false' })).toEqual({ isEnabled: false, embeddings: null });
});

it('learning variables: use the endpoint and key of the other models by default', () => {
  expect(read(embeddings).embeddings).toMatchObject({
    baseUrl: openAi.OPENAI_BASE_URL,
    apiKey: 'secret',
    timeoutMs: 10_000,
  });
  expect(read(embeddings).embeddings?.prices).toEqual({});
  expect(read({ ...embeddings, OPENAI_TIMEOUT_MS: '2000' }).embeddings).toMatchObject({ timeoutMs: 2_000 });
});

it('learning variables: send the key of the other models to no other endpoint', () => {
  const own = { ...embeddings, VISION_EMBEDDINGS_BASE_URL: 'http://10.0.0.5:8000/v1' };
  expect(read(own).embeddings).toMatchObject({
    apiKey: null,
    timeoutMs: 60_000,
    prices: { '*': { input: 0, output: 0 } },
  });
  expect(read({ ...own, VISION_EMBEDDINGS_API_KEY: 'own' }).embeddings).toMatchObject({ apiKey: 'own' });
});

it.each([
  [{ VISION_EMBEDDINGS_MODEL: 'eye' }, ['VISION_EMBEDDINGS_BASE_URL']],
  [{ VISION_EMBEDDINGS_MODEL: 'eye', VISION_EMBEDDINGS_BASE_URL: 'ftp://x' }, ['VISION_EMBEDDINGS_BASE_URL']],
  [{ VISION_EMBEDDINGS_MODEL: 'eye', VISION_EMBEDDINGS_BASE_URL: 'models' }, ['VISION_EMBEDDINGS_BASE_URL']],
  [{ LEARN_FROM_CONFIRMATIONS: 'no' }, ['LEARN_FROM_CONFIRMATIONS']],
])('learning variables: report %j', (environment, paths) => {
  expect(schema.safeParse(environment).error?.issues.map(({ path }) => path.join('.'))).toEqual(paths);
});
