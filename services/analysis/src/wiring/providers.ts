import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SpendingShares } from '@placelore/platform/quotas/spending-shares.js';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import type { AnalysisConfig } from '../config.js';
import { ContentClassifier } from '../photos/content-classifier.js';
import type { PhotoText } from '../photos/text.js';
import { Budget } from '../providers/budget.js';
import { LadderMemory } from '../providers/ladder-memory.js';
import { type AnalysisProviders, chooseProviders } from '../providers/provider-variables.js';
import { SpendingRepository } from '../spending/spending.repository.js';
import { chooseVision } from '../vision/choose-vision.js';
import type { TextReader } from '../vision/embedded-vision.js';
import { LOCAL_MODEL, LocalModeration } from '../vision/local-moderation.js';
import { ModeratedVision } from '../vision/moderated-vision.js';
import { VISION_PROMPT_VERSION } from '../vision/openai-vision.js';
import type { VisionProvider } from '../vision/vision-provider.js';
import { chooseGuideWriting } from '../writing/choose-guide-writing.js';
import { chooseWriting } from '../writing/choose-writing.js';
import type { GuideWritingProvider } from '../writing/guide-writing-provider.js';
import { GUIDE_PROMPT_VERSION } from '../writing/openai-guide.js';
import { WRITING_PROMPT_VERSION } from '../writing/openai-writing.js';
import type { WritingProvider } from '../writing/writing-provider.js';

/** Who looks at photos and who writes in this installation. */
@Injectable()
export class Providers implements OnApplicationShutdown {
  private constructor(
    readonly vision: VisionProvider,
    readonly writing: WritingProvider,
    /** Names everything about the providers that decides what they answer. */
    readonly fingerprint: string,
    readonly guides: GuideWritingProvider,
    /** The same of those who write guides. */
    readonly guideFingerprint: string,
    /** Judges photos on this server; null where the operator does not want that. */
    readonly localModeration: LocalModeration | null,
    private readonly photoText: PhotoText,
    private readonly classifier: ContentClassifier,
  ) {}

  /**
   * Builds the providers the configuration chooses.
   * @param stopping fires when the process stops. Lettering that is being read is then left unread, because the server
   * closes only after it; the worker has the photo looked at again.
   */
  static async choose(
    config: AnalysisConfig,
    { dataSource, redis }: { dataSource: DataSource; redis: Redis },
    photoText: PhotoText,
    stopping: AbortSignal,
  ): Promise<Providers> {
    const classifier = new ContentClassifier();
    stopping.addEventListener('abort', () => {
      void photoText.close();
      void classifier.close();
    });
    const chosen = chooseProviders(config);
    const { budgetDailyUsd: dailyBudgetUsd, visitorShare: share } = chosen;
    const shares = new SpendingShares(redis, { account: 'analysis', dailyBudgetUsd, share });
    const budget = new Budget(new SpendingRepository(dataSource, dailyBudgetUsd), shares);
    const memory = new LadderMemory();
    const { deadlineMs } = chosen;
    const readText: TextReader = async (photo, signal) => {
      const text = await photoText.read(photo.bytes);
      // What was broken off by closing is not the same as a photo without lettering.
      signal.throwIfAborted();
      return text;
    };
    const local = new LocalModeration(classifier);
    const vision = await chooseVision(chosen.vision, { budget, memory, deadlineMs, readText });
    return new Providers(
      new ModeratedVision(vision, chosen.moderation, local),
      await chooseWriting(chosen.writing, { budget, memory, deadlineMs }),
      fingerprintOf(chosen),
      await chooseGuideWriting(chosen.writing, { budget, memory, deadlineMs }),
      guideFingerprintOf(chosen),
      ['auto', 'local'].includes(chosen.moderation) ? local : null,
      photoText,
      classifier,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.photoText.close(), this.classifier.close()]);
  }
}

type Choice = AnalysisProviders['vision'] | AnalysisProviders['writing'];
const openAiOf = (choice: Choice) => (choice.provider === 'openai' ? [choice.baseUrl, choice.model] : []);

function guideFingerprintOf({ writing }: AnalysisProviders): string {
  return JSON.stringify([writing.provider, ...openAiOf(writing), GUIDE_PROMPT_VERSION]);
}

/** Raised whenever lettering is read in another way, so that what was read before does not answer. */
const READING_VERSION = 'reading-2';

function fingerprintOf({ vision, writing, moderation: choice }: AnalysisProviders): string {
  const moderation = [...(vision.provider === 'openai' ? [vision.moderationModel] : []), choice, LOCAL_MODEL];
  return JSON.stringify([
    [vision.provider, ...openAiOf(vision), ...moderation, VISION_PROMPT_VERSION, READING_VERSION],
    [writing.provider, ...openAiOf(writing), WRITING_PROMPT_VERSION],
  ]);
}
