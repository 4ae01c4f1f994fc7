import type { GoogleVisionStandIn } from '../../../../infra/standins/google-vision.ts';
import type { OpenAiStandIn } from '../../../../infra/standins/openai.ts';
import { Budget } from '../../src/providers/budget.js';
import { LadderMemory } from '../../src/providers/ladder-memory.js';
import { FREE_MODELS, GOOGLE_LIST_PRICES, type TokenPrices } from '../../src/providers/prices.js';
import { chooseVision } from '../../src/vision/choose-vision.js';
import type { VisionProvider } from '../../src/vision/vision-provider.js';
import { chooseGuideWriting } from '../../src/writing/choose-guide-writing.js';
import { chooseWriting } from '../../src/writing/choose-writing.js';
import type { GuideWritingProvider } from '../../src/writing/guide-writing-provider.js';
import type { WritingProvider } from '../../src/writing/writing-provider.js';
import { MemoryLedger, PRICES } from './fixtures.js';

/** Shares of nobody are unlimited, as those of the product's own work are. */
const EVERYTHING = { reserve: async () => ({ settle: async () => {} }) };

/** What tests vary; everything else is as the service has it. */
export interface Variation {
  ledger?: MemoryLedger;
  memory?: LadderMemory;
  prices?: TokenPrices;
  timeoutMs?: number;
  deadlineMs?: number;
  moderationModel?: string | null;
  readText?: () => Promise<string | null>;
}

const shared = ({ ledger, memory, deadlineMs, readText }: Variation) => ({
  budget: new Budget(ledger ?? new MemoryLedger(), EVERYTHING),
  memory: memory ?? new LadderMemory(),
  deadlineMs: deadlineMs ?? 20_000,
  readText: readText ?? (async () => 'CAFFÈ DEI COSTANTI'),
});

const access = (standIn: OpenAiStandIn, { timeoutMs, prices }: Variation) => ({
  baseUrl: `${standIn.url}/v1`,
  apiKey: 'key',
  timeoutMs: timeoutMs ?? 5000,
  prices: { ...FREE_MODELS, ...(prices ?? PRICES) },
});

/** Each through the factory the service uses, hence with the embedded provider behind it. */
export const embeddedVision = (variation: Variation = {}): Promise<VisionProvider> =>
  chooseVision({ provider: 'embedded' }, shared(variation));

export const openAiVision = (standIn: OpenAiStandIn, variation: Variation = {}): Promise<VisionProvider> =>
  chooseVision(
    {
      provider: 'openai',
      model: 'model-v',
      moderationModel: variation.moderationModel ?? null,
      ...access(standIn, variation),
    },
    shared(variation),
  );

export const googleVision = (standIn: GoogleVisionStandIn, variation: Variation = {}): Promise<VisionProvider> =>
  chooseVision(
    {
      provider: 'google',
      apiKey: 'key',
      endpoint: standIn.url,
      timeoutMs: variation.timeoutMs ?? 5000,
      prices: GOOGLE_LIST_PRICES,
    },
    shared(variation),
  );

export const embeddedWriting = (): Promise<WritingProvider> => chooseWriting({ provider: 'embedded' }, shared({}));

export const openAiWriting = (standIn: OpenAiStandIn, variation: Variation = {}): Promise<WritingProvider> =>
  chooseWriting({ provider: 'openai', model: 'model-w', ...access(standIn, variation) }, shared(variation));

export const embeddedGuides = (): Promise<GuideWritingProvider> =>
  chooseGuideWriting({ provider: 'embedded' }, shared({}));

export const openAiGuides = (standIn: OpenAiStandIn, variation: Variation = {}): Promise<GuideWritingProvider> =>
  chooseGuideWriting({ provider: 'openai', model: 'model-w', ...access(standIn, variation) }, shared(variation));
