import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { Budget } from '../ai/budget.js';
import type { DialectCache } from '../ai/dialect-cache.js';
import { type CallDeadline, withEmbeddedFallback } from '../ai/fallback.js';
import { StructuredChat } from '../ai/structured-chat.js';
import { createModelEndpoint, type ModelChoice } from '../providers/model-choice.js';
import { VENDORS } from '../providers/vendors.js';
import { EmbeddedVision, type TextReader } from './embedded-vision.js';
import { createGoogleVision, type GoogleVisionSettings } from './google-vision.js';
import { OpenAiModeration } from './openai-moderation.js';
import { OpenAiVision } from './openai-vision.js';
import type { LookQuestion, Photo, SecondLook, VisionFinding, VisionProvider } from './vision-provider.js';

/** The provider that observes photos, with its settings. */
export type VisionChoice =
  | ({ provider: 'google' } & GoogleVisionSettings)
  | (ModelChoice & { moderationModel: string | null })
  | { provider: 'embedded' };

/** Dependencies of the selected provider. */
export interface VisionDeps {
  budget: Budget;
  memory: DialectCache;
  readText: TextReader;
  /** Milliseconds for all attempts at one photo, after which the embedded provider takes over. */
  deadlineMs: number;
  /** Called after each photo with the error with which the vendor failed, or with null. */
  onOutcome?: CallDeadline['onOutcome'];
}

/**
 * Builds the selected provider, with the embedded one as its fallback. Loads a vendor's SDK only when it is selected.
 * @throws when Google's credentials file cannot be read.
 */
export async function createVisionProvider(choice: VisionChoice, deps: VisionDeps): Promise<VisionProvider> {
  const embedded = new EmbeddedVision(deps.readText);
  switch (choice.provider) {
    case 'google':
      return new VisionWithFallback(await createGoogleVision(choice, deps.budget), embedded, deps);
    case 'embedded':
      return embedded;
    default:
      return new VisionWithFallback(await createModelVision(choice, deps), embedded, deps);
  }
}

async function createModelVision(
  choice: ModelChoice & { moderationModel: string | null },
  { budget, memory }: VisionDeps,
): Promise<OpenAiVision> {
  const { model, moderationModel, prices, provider } = choice;
  const endpoint = await createModelEndpoint(choice);
  const moderation =
    moderationModel !== null && 'client' in endpoint
      ? new OpenAiModeration(endpoint, budget, prices, moderationModel)
      : null;
  const chat = new StructuredChat({ endpoint, budget, prices, memory });
  return new OpenAiVision(chat, moderation, model, VENDORS[provider].picture);
}

/** A vendor's provider. When it fails, the embedded one takes over, and the finding states the reason. */
class VisionWithFallback implements VisionProvider {
  readonly name: string;
  readonly choose: VisionProvider['choose'];
  readonly #vendor: VisionProvider;
  readonly #embedded: VisionProvider;
  readonly #limits: Omit<CallDeadline, 'signal'>;

  constructor(vendor: VisionProvider, embedded: VisionProvider, { deadlineMs, onOutcome }: VisionDeps) {
    this.name = vendor.name;
    this.#vendor = vendor;
    this.#embedded = embedded;
    this.#limits = { deadlineMs, onOutcome };
    if (vendor.choose) this.choose = (...question) => this.#choose(...question);
  }

  inspect(photo: Photo, hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding> {
    return withEmbeddedFallback(
      { signal, ...this.#limits },
      (deadlineSignal) => this.#vendor.inspect(photo, hints, deadlineSignal),
      async (reason, costs) => {
        const finding = await this.#embedded.inspect(photo, hints, signal);
        const note = [reason, finding.provenance.note].filter(Boolean).join('; ');
        return { ...finding, provenance: { ...finding.provenance, note }, costs };
      },
    );
  }

  /** Runs a second look. If the vendor fails, there is no fallback: the first look stands. */
  #choose(photo: Photo, question: LookQuestion, signal: AbortSignal): Promise<SecondLook> {
    return withEmbeddedFallback(
      { signal, ...this.#limits },
      (deadlineSignal) => this.#vendor.choose!(photo, question, deadlineSignal),
      async (note, costs) => ({
        choice: null,
        provenance: { provider: this.name, model: null, promptVersion: null, note },
        costs,
        answer: { said: null, tokens: null },
      }),
    );
  }
}
