import type { Budget } from '../ai/budget.js';
import type { DialectCache } from '../ai/dialect-cache.js';
import { type CallDeadline, withEmbeddedFallback } from '../ai/fallback.js';
import { StructuredChat } from '../ai/structured-chat.js';
import { createModelEndpoint, type ModelChoice } from '../providers/model-choice.js';
import { EmbeddedGuideTextProvider } from './embedded-guide-text-provider.js';
import { EmbeddedWritingProvider } from './embedded-writing-provider.js';
import { OpenAiGuideTextProvider } from './openai-guide-text-provider.js';
import { OpenAiWritingProvider } from './openai-writing-provider.js';
import type {
  GuideBrief,
  GuideTextProvider,
  GuideTextResult,
  WritingBrief,
  WritingProvider,
  WritingResult,
} from './writing-provider.js';

/** The provider that writes, with its settings. */
export type WritingChoice = ModelChoice | { provider: 'embedded' };

/** Dependencies of the selected provider. */
export interface WritingDeps {
  budget: Budget;
  memory: DialectCache;
  /** Milliseconds for all attempts at one text, after which the embedded provider takes over. */
  deadlineMs: number;
  /** Called after each text with the error with which the vendor failed, or with null. */
  onOutcome?: CallDeadline['onOutcome'];
}

/**
 * Builds the selected provider, with the embedded one as its fallback. Loads a vendor's SDK only when it is selected.
 */
export async function createWritingProvider(choice: WritingChoice, deps: WritingDeps): Promise<WritingProvider> {
  const embedded = new EmbeddedWritingProvider();
  if (choice.provider === 'embedded') return embedded;
  const chat = await createChat(choice, deps);
  return new WritingWithFallback(new OpenAiWritingProvider(chat, choice.model), embedded, deps);
}

async function createChat(choice: ModelChoice, { budget, memory }: WritingDeps): Promise<StructuredChat> {
  return new StructuredChat({ endpoint: await createModelEndpoint(choice), budget, memory, prices: choice.prices });
}

/** A vendor's provider; when it fails, the embedded one writes, and the result states the reason. */
class WritingWithFallback implements WritingProvider {
  readonly name: string;
  readonly #vendor: WritingProvider;
  readonly #embedded: WritingProvider;
  readonly #limits: Omit<CallDeadline, 'signal'>;

  constructor(vendor: WritingProvider, embedded: WritingProvider, { deadlineMs, onOutcome }: WritingDeps) {
    this.name = vendor.name;
    this.#vendor = vendor;
    this.#embedded = embedded;
    this.#limits = { deadlineMs, onOutcome };
  }

  write(brief: WritingBrief, signal: AbortSignal): Promise<WritingResult> {
    return withEmbeddedFallback(
      { signal, ...this.#limits },
      (deadlineSignal) => this.#vendor.write(brief, deadlineSignal),
      async (note, costs) => {
        const { texts, writing } = await this.#embedded.write(brief, signal);
        return { texts, writing: { ...writing, note }, costs };
      },
    );
  }
}

/**
 * Builds the selected provider, with the embedded one as its fallback. Loads a vendor's SDK only when it is selected.
 */
export async function createGuideTextProvider(choice: WritingChoice, deps: WritingDeps): Promise<GuideTextProvider> {
  const embedded = new EmbeddedGuideTextProvider();
  if (choice.provider === 'embedded') return embedded;
  const { deadlineMs, onOutcome } = deps;
  const vendor = new OpenAiGuideTextProvider(await createChat(choice, deps), choice.model);
  return {
    name: vendor.name,
    write: (brief: GuideBrief, signal: AbortSignal): Promise<GuideTextResult> =>
      withEmbeddedFallback(
        { signal, deadlineMs, onOutcome },
        (deadlineSignal) => vendor.write(brief, deadlineSignal),
        async (note, costs) => {
          const { texts, writing } = await embedded.write(brief, signal);
          return { texts, writing: { ...writing, note }, costs };
        },
      ),
  };
}
