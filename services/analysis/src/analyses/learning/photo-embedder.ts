import sharp from 'sharp';
import { z } from 'zod';
import type { Budget } from '../../ai/budget.js';
import { VendorError } from '../../ai/errors/vendor-error.js';
import { createOpenAiEndpoint, type OpenAiEndpoint } from '../../ai/openai-endpoint.js';
import { computeTokenCost } from '../../costs/costs.js';
import type { PhotoEmbedding } from './learned-photos.repository.js';
import type { EmbeddingSettings } from './learning-variables.js';

/** Longer side of the image that is sent, in pixels. Embedding models use 224 to 512. */
const IMAGE_EDGE = 512;
/** Maximum tokens that an image of this size counts as; relevant only if the model has a price. */
const MAX_IMAGE_TOKENS = 2_000;
/** Text next to the image, which vLLM's models expect. */
const INSTRUCTION = 'Represent the given image.';
const MAX_DIMENSIONS = 8_192;

/**
 * Statuses of endpoints that have no embeddings, or none of images, or not this model. They are asked again after an
 * hour.
 */
const UNSUPPORTED_STATUSES = new Set([400, 404, 405, 415, 422, 501]);
const UNSUPPORTED_PAUSE_MS = 60 * 60 * 1000;
/** Pause after other failures, so that an endpoint that is down does not delay every photo. */
const FAILURE_PAUSE_MS = 5 * 60 * 1000;

const responseSchema = z.object({
  data: z.tuple([z.object({ embedding: z.array(z.number()).min(2).max(MAX_DIMENSIONS) })]).rest(z.unknown()),
  usage: z.object({ prompt_tokens: z.number().int().nonnegative() }).optional().catch(undefined),
});

/** Asks an OpenAI-compatible endpoint for embeddings of photos. */
export class PhotoEmbedder {
  /** Ms since 1970. */
  #pausedUntil = 0;

  private constructor(
    private readonly endpoint: OpenAiEndpoint,
    private readonly settings: EmbeddingSettings,
    private readonly budget: Budget,
  ) {}

  static async create(settings: EmbeddingSettings, budget: Budget): Promise<PhotoEmbedder> {
    return new PhotoEmbedder(await createOpenAiEndpoint(settings), settings, budget);
  }

  /**
   * Identifies vectors that can be compared. It contains the host, because another endpoint may use the name for
   * another model.
   */
  get model(): string {
    return `${this.settings.model} at ${new URL(this.settings.baseUrl).host}`;
  }

  /**
   * Returns the embedding of a photo. Returns null when the vendor fails or the budget does not cover the call, because
   * an embedding only adds a suggestion.
   * @param jpeg upright, without metadata
   * @throws the signal's reason when the service stops
   */
  async embed(jpeg: Buffer, signal: AbortSignal): Promise<PhotoEmbedding | null> {
    if (Date.now() < this.#pausedUntil) return null;
    const { model, prices } = this.settings;
    const planned = {
      ...{ provider: 'openai', model, purpose: 'vision' as const },
      estimateUsd: computeTokenCost(prices, model, { input: MAX_IMAGE_TOKENS, output: 0 }),
    };
    const image = await sharp(jpeg)
      .resize(IMAGE_EDGE, IMAGE_EDGE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer();
    try {
      return await this.budget.spend(planned, [], () => this.#request(image, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof VendorError)) throw error;
      const status = this.endpoint.errors.getStatus(error.cause) ?? 0;
      this.#pausedUntil = Date.now() + (UNSUPPORTED_STATUSES.has(status) ? UNSUPPORTED_PAUSE_MS : FAILURE_PAUSE_MS);
      return null;
    }
  }

  /**
   * Sends the image in a chat message, because vLLM's `/v1/embeddings` accepts images only in that form:
   * https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html#embeddings-api
   */
  async #request(image: Buffer, signal: AbortSignal): Promise<{ value: PhotoEmbedding; usd: number | null }> {
    const { model, prices } = this.settings;
    const url = `data:image/jpeg;base64,${image.toString('base64')}`;
    const content = [
      { type: 'image_url', image_url: { url } },
      { type: 'text', text: INSTRUCTION },
    ];
    const body = { model, messages: [{ role: 'user', content }], encoding_format: 'float' };
    const response = await this.endpoint.client.post('/embeddings', { body, signal }).catch((error: unknown) => {
      throw this.endpoint.toVendorError(error);
    });
    this.endpoint.errors.assertNoError(response);
    const { success, data: parsed } = responseSchema.safeParse(response);
    const vector = success ? normalize(parsed.data[0].embedding) : null;
    if (!success || vector === null) {
      throw new VendorError('openai', 'did not respond with an embedding', { mayHaveCharged: true });
    }
    const usd = parsed.usage ? computeTokenCost(prices, model, { input: parsed.usage.prompt_tokens, output: 0 }) : null;
    return { value: { model: this.model, vector }, usd };
  }
}

/** Scales a vector to length 1; returns null when that is impossible. */
function normalize(vector: readonly number[]): number[] | null {
  const length = Math.hypot(...vector);
  return Number.isFinite(length) && length > 0 ? vector.map((value) => value / length) : null;
}
