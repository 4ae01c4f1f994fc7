import type { Observation } from '@placelore/contracts/internal-analyses.js';
import type { Budget } from '../providers/budget.js';
import type { CostEntry } from '../providers/costs.js';
import type { OpenAiEndpoint } from '../providers/openai-endpoint.js';
import { type TokenPrices, tokenCost } from '../providers/prices.js';
import { VendorFailure } from '../providers/vendor-failure.js';

/** Tokens an image counts as, at most; only matters where a moderation model has a price. */
const IMAGE_TOKENS = 5000;

/** Asks a moderation endpoint whether a photo may be shown in public. */
export class PhotoModeration {
  readonly #endpoint: OpenAiEndpoint;
  readonly #budget: Budget;
  readonly #prices: TokenPrices;
  readonly model: string;
  /** Many compatible endpoints have no moderation; they are asked once. */
  #offered = true;

  constructor(endpoint: OpenAiEndpoint, budget: Budget, prices: TokenPrices, model: string) {
    this.#endpoint = endpoint;
    this.#budget = budget;
    this.#prices = prices;
    this.model = model;
  }

  /**
   * Never fails for the vendor's sake: without an answer the photo is unchecked, which keeps it private.
   * @param image data URL.
   */
  async check(image: string, costs: CostEntry[], signal: AbortSignal): Promise<Observation['safety']> {
    if (!this.#offered) return 'unchecked';
    const planned = {
      provider: 'openai',
      model: this.model,
      purpose: 'moderation' as const,
      estimateUsd: tokenCost(this.#prices, this.model, { input: IMAGE_TOKENS, output: 0 }),
    };
    try {
      return await this.#budget.spend(planned, costs, async () => ({
        value: await this.#ask(image, signal),
        usd: planned.estimateUsd,
      }));
    } catch (error) {
      if (error instanceof VendorFailure) return 'unchecked';
      throw error;
    }
  }

  async #ask(image: string, signal: AbortSignal): Promise<Observation['safety']> {
    const { client, statusOf, failureOf } = this.#endpoint;
    try {
      const answer = await client.moderations.create(
        { model: this.model, input: [{ type: 'image_url', image_url: { url: image } }] },
        { signal },
      );
      const flagged: unknown = answer?.results?.[0]?.flagged;
      if (typeof flagged !== 'boolean') return 'unchecked';
      return flagged ? 'unsafe' : 'safe';
    } catch (error) {
      if ([404, 405, 501].includes(statusOf(error) ?? 0)) this.#offered = false;
      throw failureOf(error);
    }
  }
}
