import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { Budget } from '../ai/budget.js';
import { DialectCache } from '../ai/dialect-cache.js';
import type { AnalysisConfig } from '../config.js';
import { ProviderCostsRepository } from '../costs/provider-costs.repository.js';
import { ContentClassifier } from '../images/content-classifier.js';
import type { PhotoOcr } from '../images/ocr.js';
import { createVisionProvider } from '../vision/create-vision-provider.js';
import type { TextReader } from '../vision/embedded-vision.js';
import { LocalModeration } from '../vision/local-moderation.js';
import { ModeratedVision } from '../vision/moderated-vision.js';
import { VISION_PROMPT_VERSION } from '../vision/openai-vision.js';
import { SECOND_LOOK_VERSION } from '../vision/second-look.js';
import type { VisionProvider } from '../vision/vision-provider.js';
import { createGuideTextProvider, createWritingProvider } from '../writing/create-writing-providers.js';
import { GUIDE_PROMPT_VERSION } from '../writing/openai-guide-text-provider.js';
import { WRITING_PROMPT_VERSION } from '../writing/openai-writing-provider.js';
import type { GuideTextProvider, WritingProvider } from '../writing/writing-provider.js';
import { getPhotoAnalyzerName } from './photo-analyzer-name.js';
import type { OutcomeReporter } from './provider-notices.js';
import { type AnalysisProviderSettings, toProviderSettings } from './provider-variables.js';

/** The vision and writing providers of this installation. */
@Injectable()
export class AiProviders implements OnApplicationShutdown {
  private constructor(
    readonly vision: VisionProvider,
    readonly writing: WritingProvider,
    /** Hash of everything about the providers that determines their results; part of cache keys. */
    readonly fingerprint: string,
    readonly guideTexts: GuideTextProvider,
    /** The same for the guide writers. */
    readonly guideFingerprint: string,
    /** Checks photos on this server; null when the operator disabled it. */
    readonly localModeration: LocalModeration | null,
    /** Name of the service that photos are sent to; null when they are analyzed on this server. */
    readonly photoAnalyzerName: string | null,
    private readonly photoOcr: PhotoOcr,
    private readonly classifier: ContentClassifier,
  ) {}

  /**
   * Builds the providers that the configuration selects.
   * @param shutdownSignal fires when the process stops. OCR in progress is then canceled, because the server cannot
   * close before it ends; the worker requests the observation again.
   * @param report receives the outcome of each call to a vendor
   */
  static async create(
    config: AnalysisConfig,
    { dataSource, redis }: { dataSource: DataSource; redis: Redis },
    photoOcr: PhotoOcr,
    shutdownSignal: AbortSignal,
    report: OutcomeReporter,
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
    const memory = new DialectCache();
    const { deadlineMs } = settings;
    const readText: TextReader = async (photo, signal) => {
      // A busy machine or a shutdown cuts OCR off. That must not be stored as a photo without text.
      const text = await photoOcr.readCompletely(photo.bytes, photo.position ?? null);
      signal.throwIfAborted();
      return text;
    };
    const deps = { budget, memory, deadlineMs };
    const visionDeps = { ...deps, readText, onOutcome: report.bind(null, 'vision') };
    const writingDeps = { ...deps, onOutcome: report.bind(null, 'writing') };
    const vision = await createVisionProvider(settings.vision, visionDeps);
    return new AiProviders(
      new ModeratedVision(vision, settings.moderation),
      await createWritingProvider(settings.writing, writingDeps),
      computeFingerprint(settings),
      await createGuideTextProvider(settings.writing, writingDeps),
      computeGuideFingerprint(settings),
      ['auto', 'local'].includes(settings.moderation) ? new LocalModeration(classifier) : null,
      getPhotoAnalyzerName(settings),
      photoOcr,
      classifier,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.photoOcr.close(), this.classifier.close()]);
  }
}

type Choice = AnalysisProviderSettings['vision'] | AnalysisProviderSettings['writing'];
const getModelIdentity = (choice: Choice) => ('model' in choice ? [choice.baseUrl, choice.model] : []);

function computeGuideFingerprint({ writing }: AnalysisProviderSettings): string {
  return JSON.stringify([writing.provider, ...getModelIdentity(writing), GUIDE_PROMPT_VERSION]);
}

/** Increase this when OCR changes, so that stored readings are not reused. */
const READING_VERSION = 'reading-3';

function computeFingerprint({ vision, writing, moderation: choice }: AnalysisProviderSettings): string {
  const moderation = [...('model' in vision ? [vision.moderationModel] : []), choice];
  return JSON.stringify([
    [
      vision.provider,
      ...getModelIdentity(vision),
      ...moderation,
      VISION_PROMPT_VERSION,
      SECOND_LOOK_VERSION,
      READING_VERSION,
    ],
    [writing.provider, ...getModelIdentity(writing), WRITING_PROMPT_VERSION],
  ]);
}
