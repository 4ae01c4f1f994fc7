import type { Budget } from '../providers/budget.js';
import { orEmbedded } from '../providers/fallback.js';
import type { LadderMemory } from '../providers/ladder-memory.js';
import { type OpenAiSettings, openAiEndpoint } from '../providers/openai-endpoint.js';
import type { TokenPrices } from '../providers/prices.js';
import { StructuredChat } from '../providers/structured-chat.js';
import { EmbeddedWriting } from './embedded-writing.js';
import { OpenAiWriting } from './openai-writing.js';
import type { Writing, WritingBrief, WritingProvider } from './writing-provider.js';

/** Which provider writes, with what it needs. */
export type WritingChoice =
  | ({ provider: 'openai'; model: string; prices: TokenPrices } & OpenAiSettings)
  | { provider: 'embedded' };

/** What the chosen provider is built with. */
export interface WritingParts {
  budget: Budget;
  memory: LadderMemory;
  /** Milliseconds for all attempts at one text, after which the embedded provider takes over. */
  deadlineMs: number;
}

/** Builds the chosen provider, with the embedded one behind it. Loads a vendor's SDK only when it is chosen. */
export async function chooseWriting(choice: WritingChoice, parts: WritingParts): Promise<WritingProvider> {
  const embedded = new EmbeddedWriting();
  switch (choice.provider) {
    case 'openai': {
      const endpoint = await openAiEndpoint(choice);
      const { budget, memory, deadlineMs } = parts;
      const chat = new StructuredChat({ endpoint, budget, memory, prices: choice.prices });
      return new WritingWithFallback(new OpenAiWriting(chat, choice.model), embedded, deadlineMs);
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

  write(brief: WritingBrief, signal: AbortSignal): Promise<Writing> {
    return orEmbedded(
      { signal, deadlineMs: this.#deadlineMs },
      (patience) => this.#vendor.write(brief, patience),
      async (note, costs) => {
        const { texts, writing } = await this.#embedded.write(brief, signal);
        return { texts, writing: { ...writing, note }, costs };
      },
    );
  }
}
