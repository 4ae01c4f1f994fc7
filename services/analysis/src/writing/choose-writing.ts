import type { Budget } from '../providers/budget.js';
import { withEmbeddedFallback } from '../providers/fallback.js';
import type { OutputModeCache } from '../providers/ladder-memory.js';
import { createOpenAiEndpoint, type OpenAiSettings } from '../providers/openai-endpoint.js';
import type { TokenPrices } from '../providers/prices.js';
import { StructuredChat } from '../providers/structured-chat.js';
import { EmbeddedWritingProvider } from './embedded-writing.js';
import { OpenAiWritingProvider } from './openai-writing.js';
import type { WritingBrief, WritingProvider, WritingResult } from './writing-provider.js';

/** Which provider writes, with what it needs. */
export type WritingChoice =
  | ({ provider: 'openai'; model: string; prices: TokenPrices } & OpenAiSettings)
  | { provider: 'embedded' };

/** What the chosen provider is built with. */
export interface WritingDeps {
  budget: Budget;
  memory: OutputModeCache;
  /** Milliseconds for all attempts at one text, after which the embedded provider takes over. */
  deadlineMs: number;
}

/** Builds the chosen provider, with the embedded one behind it. Loads a vendor's SDK only when it is chosen. */
export async function createWritingProvider(choice: WritingChoice, deps: WritingDeps): Promise<WritingProvider> {
  const embedded = new EmbeddedWritingProvider();
  switch (choice.provider) {
    case 'openai': {
      const endpoint = await createOpenAiEndpoint(choice);
      const { budget, memory, deadlineMs } = deps;
      const chat = new StructuredChat({ endpoint, budget, memory, prices: choice.prices });
      return new WritingWithFallback(new OpenAiWritingProvider(chat, choice.model), embedded, deadlineMs);
    }
    case 'embedded':
      return embedded;
  }
}

/** A vendor's provider; when it fails, the embedded one writes, and the result says why. */
class WritingWithFallback implements WritingProvider {
  readonly name: string;
  readonly #vendor: WritingProvider;
  readonly #embedded: WritingProvider;
  readonly #deadlineMs: number;

  constructor(vendor: WritingProvider, embedded: WritingProvider, deadlineMs: number) {
    this.name = vendor.name;
    this.#vendor = vendor;
    this.#embedded = embedded;
    this.#deadlineMs = deadlineMs;
  }

  write(brief: WritingBrief, signal: AbortSignal): Promise<WritingResult> {
    return withEmbeddedFallback(
      { signal, deadlineMs: this.#deadlineMs },
      (deadlineSignal) => this.#vendor.write(brief, deadlineSignal),
      async (note, costs) => {
        const { texts, writing } = await this.#embedded.write(brief, signal);
        return { texts, writing: { ...writing, note }, costs };
      },
    );
  }
}
