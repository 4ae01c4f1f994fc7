import type { Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Budget } from '../ai/budget.js';
import { VendorError } from '../ai/errors/vendor-error.js';
import type { OpenAiEndpoint } from '../ai/openai-endpoint.js';
import { withRetries } from '../ai/retries.js';
import type { CostEntry } from '../costs/costs.js';
import { computeTokenCost, type TokenPrices } from '../costs/costs.js';

/** Maximum tokens that an image counts as; relevant only if a moderation model has a price. */
const MAX_IMAGE_TOKENS = 5000;

/** Statuses of endpoints and proxies that have no moderation, or not this model, or none for images. */
const UNSUPPORTED_STATUSES = new Set([400, 404, 405, 422, 501]);
const PAUSE_MS = 60 * 60 * 1000;

/** Asks a moderation endpoint whether a photo may be public. */
export class OpenAiModeration {
  readonly #endpoint: OpenAiEndpoint;
  readonly #budget: Budget;
  readonly #prices: TokenPrices;
  readonly model: string;
  /** Ms since 1970. Many compatible endpoints have no moderation; they are asked again after an hour. */
  #unavailableUntil = 0;

  constructor(endpoint: OpenAiEndpoint, budget: Budget, prices: TokenPrices, model: string) {
    this.#endpoint = endpoint;
    this.#budget = budget;
    this.#prices = prices;
    this.model = model;
  }

  /**
   * Checks a photo. Never throws a vendor's error: without a response the photo is unchecked, which keeps it private.
   * @param image data URL
   */
  async check(image: string, costs: CostEntry[], signal: AbortSignal): Promise<Observation['safety']> {
    if (Date.now() < this.#unavailableUntil) return 'unchecked';
    const planned = {
      provider: this.#endpoint.vendor,
      model: this.model,
      purpose: 'moderation' as const,
      estimateUsd: computeTokenCost(this.#prices, this.model, { input: MAX_IMAGE_TOKENS, output: 0 }),
    };
    try {
      const request = async () => ({ value: await this.#request(image, signal), usd: planned.estimateUsd });
      return await withRetries(signal, () => this.#budget.spend(planned, costs, request));
    } catch (error) {
      if (error instanceof VendorError) return 'unchecked';
      throw error;
    }
  }

  async #request(image: string, signal: AbortSignal): Promise<Observation['safety']> {
    const { client, errors } = this.#endpoint;
    try {
      const response = await client.moderations.create(
        { model: this.model, input: [{ type: 'image_url', image_url: { url: image } }] },
        { signal },
      );
      const flagged: unknown = response?.results?.[0]?.flagged;
      if (typeof flagged !== 'boolean') return 'unchecked';
      return flagged ? 'unsafe' : 'safe';
    } catch (error) {
      if (UNSUPPORTED_STATUSES.has(errors.getStatus(error) ?? 0)) this.#unavailableUntil = Date.now() + PAUSE_MS;
      throw errors.toVendorError(error);
    }
  }
}
