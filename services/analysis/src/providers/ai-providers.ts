import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { Budget } from '../ai/budget.js';
import { OutputModeCache } from '../ai/output-mode-cache.js';
import type { AnalysisConfig } from '../config.js';
import { ProviderCostsRepository } from '../costs/provider-costs.repository.js';
import { ContentClassifier } from '../images/content-classifier.js';
import type { PhotoOcr } from '../images/ocr.js';
import { createVisionProvider } from '../vision/create-vision-provider.js';
import type { TextReader } from '../vision/embedded-vision.js';
import { LOCAL_MODEL, LocalModeration } from '../vision/local-moderation.js';
import { ModeratedVision } from '../vision/moderated-vision.js';
import { VISION_PROMPT_VERSION } from '../vision/openai-vision.js';
import type { VisionProvider } from '../vision/vision-provider.js';
import { createGuideTextProvider, createWritingProvider } from '../writing/create-writing-providers.js';
import { GUIDE_PROMPT_VERSION } from '../writing/openai-guide-text-provider.js';
import { WRITING_PROMPT_VERSION } from '../writing/openai-writing-provider.js';
import type { GuideTextProvider, WritingProvider } from '../writing/writing-provider.js';
import { type AnalysisProviderSettings, toProviderSettings } from './provider-variables.js';

/** Who looks at photos and who writes in this installation. */
@Injectable()
export class AiProviders implements OnApplicationShutdown {
  private constructor(
    readonly vision: VisionProvider,
    readonly writing: WritingProvider,
    /** Names everything about the providers that decides what they answer. */
    readonly fingerprint: string,
    readonly guideTexts: GuideTextProvider,
    /** The same of those who write guides. */
    readonly guideFingerprint: string,
    /** Judges photos on this server; null where the operator does not want that. */
    readonly localModeration: LocalModeration | null,
    private readonly photoOcr: PhotoOcr,
    private readonly classifier: ContentClassifier,
  ) {}

  /**
   * Builds the providers the configuration chooses.
   * @param shutdownSignal fires when the process stops. Lettering that is being read is then left unread, because the server
   * closes only after it; the worker has the photo looked at again.
   */
  static async create(
    config: AnalysisConfig,
    { dataSource, redis }: { dataSource: DataSource; redis: Redis },
    photoOcr: PhotoOcr,
    shutdownSignal: AbortSignal,
  ): Promise<AiProviders> {
    const classifier = new ContentClassifier();
    shutdownSignal.addEventListener('abort', () => {
      void photoOcr.close();
      void classifier.close();
    });
    const settings = toProviderSettings(config);
    const { budgetDailyUsd: dailyBudgetUsd, visitorShare: share } = settings;
    const shares = new SpendingShares(redis, { account: 'analysis', dailyBudgetUsd, share });
    const budget = new Budget(new ProviderCostsRepository(dataSource, dailyBudgetUsd), shares);
    const memory = new OutputModeCache();
    const { deadlineMs } = settings;
    const readText: TextReader = async (photo, signal) => {
      const text = await photoOcr.read(photo.bytes);
      // What was broken off by closing is not the same as a photo without lettering.
      signal.throwIfAborted();
      return text;
    };
    const local = new LocalModeration(classifier);
    const vision = await createVisionProvider(settings.vision, { budget, memory, deadlineMs, readText });
    return new AiProviders(
      new ModeratedVision(vision, settings.moderation, local),
      await createWritingProvider(settings.writing, { budget, memory, deadlineMs }),
      computeFingerprint(settings),
      await createGuideTextProvider(settings.writing, { budget, memory, deadlineMs }),
      computeGuideFingerprint(settings),
      ['auto', 'local'].includes(settings.moderation) ? local : null,
      photoOcr,
      classifier,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.photoOcr.close(), this.classifier.close()]);
  }
}

type Choice = AnalysisProviderSettings['vision'] | AnalysisProviderSettings['writing'];
const getOpenAiIdentity = (choice: Choice) => (choice.provider === 'openai' ? [choice.baseUrl, choice.model] : []);

function computeGuideFingerprint({ writing }: AnalysisProviderSettings): string {
  return JSON.stringify([writing.provider, ...getOpenAiIdentity(writing), GUIDE_PROMPT_VERSION]);
}

/** Raised whenever lettering is read in another way, so that what was read before does not answer. */
const READING_VERSION = 'reading-2';

function computeFingerprint({ vision, writing, moderation: choice }: AnalysisProviderSettings): string {
  const moderation = [...(vision.provider === 'openai' ? [vision.moderationModel] : []), choice, LOCAL_MODEL];
  return JSON.stringify([
    [vision.provider, ...getOpenAiIdentity(vision), ...moderation, VISION_PROMPT_VERSION, READING_VERSION],
    [writing.provider, ...getOpenAiIdentity(writing), WRITING_PROMPT_VERSION],
  ]);
}
