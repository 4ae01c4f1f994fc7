import type { FakeGoogleVision } from '../../../../infra/fake-vendors/google-vision.ts';
import type { FakeOpenAi } from '../../../../infra/fake-vendors/openai.ts';
import { Budget } from '../../src/ai/budget.js';
import { DialectCache } from '../../src/ai/dialect-cache.js';
import { FREE_MODELS, GOOGLE_LIST_PRICES, type TokenPrices } from '../../src/costs/costs.js';
import type { PhotoText } from '../../src/images/ocr.js';
import { createVisionProvider, type VisionChoice } from '../../src/vision/create-vision-provider.js';
import type { VisionProvider } from '../../src/vision/vision-provider.js';
import { createGuideTextProvider, createWritingProvider } from '../../src/writing/create-writing-providers.js';
import type { GuideTextProvider, WritingProvider } from '../../src/writing/writing-provider.js';
import { MemoryLedger, PRICES } from './provider-fixtures.js';

/** Shares are unlimited without a requester, as for the product's own jobs. */
const UNLIMITED_SHARES = { reserve: async () => ({ settle: async () => {} }) };

/** Settings that tests change; everything else is as in the service. */
export interface ProviderOverrides {
  ledger?: MemoryLedger;
  memory?: DialectCache;
  prices?: TokenPrices;
  timeoutMs?: number;
  deadlineMs?: number;
  moderationModel?: string | null;
  readText?: () => Promise<PhotoText | null>;
}

const createDeps = ({ ledger, memory, deadlineMs, readText }: ProviderOverrides) => ({
  budget: new Budget(ledger ?? new MemoryLedger(), UNLIMITED_SHARES),
  memory: memory ?? new DialectCache(),
  deadlineMs: deadlineMs ?? 20_000,
  readText: readText ?? (async () => ({ text: 'CAFFÈ DEI COSTANTI', clear: 'CAFFÈ DEI COSTANTI' })),
});

const createOpenAiSettings = (fake: FakeOpenAi, { timeoutMs, prices }: ProviderOverrides) => ({
  baseUrl: `${fake.url}/v1`,
  apiKey: 'key',
  timeoutMs: timeoutMs ?? 5000,
  reasoningEffort: null,
  prices: { ...FREE_MODELS, ...(prices ?? PRICES) },
});

/** Each provider is built through the service's factory, and therefore has the embedded provider as its fallback. */
export const createEmbeddedVision = (overrides: ProviderOverrides = {}): Promise<VisionProvider> =>
  createVisionProvider({ provider: 'embedded' }, createDeps(overrides));

export const createVisionFrom = (choice: VisionChoice, overrides: ProviderOverrides = {}): Promise<VisionProvider> =>
  createVisionProvider(choice, createDeps(overrides));

export const createOpenAiVision = (fake: FakeOpenAi, overrides: ProviderOverrides = {}): Promise<VisionProvider> =>
  createVisionProvider(
    {
      provider: 'openai',
      model: 'model-v',
      moderationModel: overrides.moderationModel ?? null,
      ...createOpenAiSettings(fake, overrides),
    },
    createDeps(overrides),
  );

export const createGoogleVision = (
  fake: FakeGoogleVision,
  overrides: ProviderOverrides = {},
): Promise<VisionProvider> =>
  createVisionProvider(
    {
      provider: 'google',
      apiKey: 'key',
      endpoint: fake.url,
      timeoutMs: overrides.timeoutMs ?? 5000,
      prices: GOOGLE_LIST_PRICES,
    },
    createDeps(overrides),
  );

export const createEmbeddedWriting = (): Promise<WritingProvider> =>
  createWritingProvider({ provider: 'embedded' }, createDeps({}));

export const createOpenAiWriting = (fake: FakeOpenAi, overrides: ProviderOverrides = {}): Promise<WritingProvider> =>
  createWritingProvider(
    { provider: 'openai', model: 'model-w', ...createOpenAiSettings(fake, overrides) },
    createDeps(overrides),
  );

export const createEmbeddedGuideTexts = (): Promise<GuideTextProvider> =>
  createGuideTextProvider({ provider: 'embedded' }, createDeps({}));

export const createOpenAiGuideTexts = (
  fake: FakeOpenAi,
  overrides: ProviderOverrides = {},
): Promise<GuideTextProvider> =>
  createGuideTextProvider(
    { provider: 'openai', model: 'model-w', ...createOpenAiSettings(fake, overrides) },
    createDeps(overrides),
  );
