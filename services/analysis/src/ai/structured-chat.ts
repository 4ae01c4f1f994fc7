import type {
  ChatCompletion,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions.js';
import { z } from 'zod';
import type { CostEntry } from '../costs/costs.js';
import { computeTokenCost, estimateMaxTokens, estimateMinTokens, type TokenPrices } from '../costs/costs.js';
import type { Budget, ChargedResult } from './budget.js';
import { extractJsonObjects } from './json-extraction.js';
import type { OpenAiEndpoint } from './openai-endpoint.js';
import { OUTPUT_MODES, type OutputMode, type OutputModeCache } from './output-mode-cache.js';
import { withRetries } from './retries.js';
import { VendorError } from './vendor-error.js';

/** A request to a model whose response must have a given form. */
export interface StructuredPrompt<Output, Accepted> {
  purpose: CostEntry['purpose'];
  model: string;
  system: string;
  user: ChatCompletionContentPart[];
  /**
   * Form of the response, without limits: endpoints that enforce schemas support different subsets of JSON Schema.
   */
  schema: z.ZodType<Output>;
  schemaName: string;
  /** Applies the limits to a response of the right form; returns null when the response is not usable. */
  accept(output: Output): Accepted | null;
  /** Maximum tokens of the response, including the model's reasoning. */
  maxOutputTokens: number;
  /** Maximum tokens of the images in `user`. */
  imageTokens: number;
}

/** Dependencies that all chats share. */
export interface ChatDeps {
  endpoint: OpenAiEndpoint;
  budget: Budget;
  prices: TokenPrices;
  memory: OutputModeCache;
}

/** Reason why an output mode failed. */
interface FailedAttempt {
  reason: string;
  /** True when the endpoint does not support this mode. A refusal or a truncated response does not show that. */
  aboutFormat: boolean;
  cutOff?: boolean;
}

/** Requests a response of a given form from a model, and falls back to less strict output modes until one works. */
export class StructuredChat {
  readonly #deps: ChatDeps;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
  }

  /**
   * @throws VendorError when the endpoint fails, the budget does not allow a call, or no mode gave a usable response.
   */
  async complete<Output, Accepted>(
    prompt: StructuredPrompt<Output, Accepted>,
    costs: CostEntry[],
    signal: AbortSignal,
  ): Promise<Accepted> {
    const { endpoint, memory } = this.#deps;
    const start = memory.getInitialMode(endpoint.baseUrl, prompt.model);
    const failures: FailedAttempt[] = [];
    for (const mode of OUTPUT_MODES.slice(OUTPUT_MODES.indexOf(start))) {
      const maxOutputTokens = prompt.maxOutputTokens * (failures.some((failure) => failure.cutOff) ? 2 : 1);
      const attempt = await this.#try({ ...prompt, maxOutputTokens }, mode, costs, signal);
      if ('accepted' in attempt) {
        if (failures.length > 0 && failures.every((failure) => failure.aboutFormat)) {
          memory.recordSuccess(endpoint.baseUrl, prompt.model, mode);
        }
        return attempt.accepted;
      }
      failures.push(attempt);
    }
    throw new VendorError('openai', `returned no usable response: ${failures.at(-1)?.reason}`);
  }

  async #try<Output, Accepted>(
    prompt: StructuredPrompt<Output, Accepted>,
    mode: OutputMode,
    costs: CostEntry[],
    signal: AbortSignal,
  ): Promise<{ accepted: Accepted } | FailedAttempt> {
    const { endpoint, budget } = this.#deps;
    const request = buildRequest(prompt, mode);
    const estimateUsd = this.#estimateCost(prompt, request);
    const planned = { provider: 'openai', model: prompt.model, purpose: prompt.purpose, estimateUsd };
    const send = async (): Promise<ChargedResult<ChatCompletion | FailedAttempt>> => {
      try {
        const completion = await endpoint.client.chat.completions.create(request, { signal });
        return { value: completion, usd: this.#computeCost(request, completion) };
      } catch (error) {
        const status = endpoint.getStatus(error);
        // The request was rejected as it is, and not charged: the endpoint may not support this mode.
        if (status === 400 || status === 422) return { value: { reason: `${status}`, aboutFormat: true }, usd: 0 };
        throw endpoint.toVendorError(error);
      }
    };
    const response = await withRetries(signal, () => budget.spend(planned, costs, send));
    return 'aboutFormat' in response ? response : evaluateCompletion(prompt, response);
  }

  #estimateCost(
    prompt: StructuredPrompt<unknown, unknown>,
    request: ChatCompletionCreateParamsNonStreaming,
  ): number | null {
    return computeTokenCost(this.#deps.prices, prompt.model, {
      input: estimateMaxTokens(getPromptText(request)) + prompt.imageTokens,
      output: prompt.maxOutputTokens,
    });
  }

  /** Returns null when the usage is missing or cannot be true: fewer tokens than the texts have. */
  #computeCost(
    request: ChatCompletionCreateParamsNonStreaming,
    completion: ChatCompletion | null | undefined,
  ): number | null {
    const input: unknown = completion?.usage?.prompt_tokens;
    const output: unknown = completion?.usage?.completion_tokens;
    const minInput = Math.max(1, estimateMinTokens(getPromptText(request)));
    const minOutput = Math.max(1, estimateMinTokens(String(completion?.choices?.[0]?.message?.content ?? '')));
    if (!isCount(input, minInput) || !isCount(output, minOutput)) return null;
    return computeTokenCost(this.#deps.prices, request.model, { input, output });
  }
}

const isCount = (value: unknown, minimum: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum;

/** Returns all text that is sent: instructions, data, and the schema of the response. */
function getPromptText({ messages, response_format }: ChatCompletionCreateParamsNonStreaming): string {
  const parts = messages.flatMap(({ content }) =>
    Array.isArray(content)
      ? (content as ChatCompletionContentPart[]).map((part) => (part.type === 'text' ? part.text : ''))
      : [content ?? ''],
  );
  return [...parts, JSON.stringify(response_format ?? '')].join('\n');
}

function buildRequest(
  prompt: StructuredPrompt<unknown, unknown>,
  mode: OutputMode,
): ChatCompletionCreateParamsNonStreaming {
  const { $schema: _, ...schema } = z.toJSONSchema(prompt.schema);
  const form = `Answer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
  return {
    model: prompt.model,
    messages: [
      { role: 'system', content: mode === 'json_schema' ? prompt.system : `${prompt.system}\n\n${form}` },
      { role: 'user', content: prompt.user },
    ],
    max_completion_tokens: prompt.maxOutputTokens,
    ...(mode === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name: prompt.schemaName, strict: true, schema } },
    }),
    ...(mode === 'json_object' && { response_format: { type: 'json_object' } }),
  };
}

/**
 * Compatible endpoints return all kinds of bodies with status 200, so no field of the completion is assumed to exist.
 */
function evaluateCompletion<Output, Accepted>(
  prompt: StructuredPrompt<Output, Accepted>,
  completion: Partial<ChatCompletion> | string | null | undefined,
): { accepted: Accepted } | FailedAttempt {
  const choice = typeof completion === 'object' ? completion?.choices?.[0] : undefined;
  if (!choice?.message) return { reason: 'malformed response', aboutFormat: false };
  if (choice.message.refusal) return { reason: 'refusal', aboutFormat: false };
  if (choice.finish_reason === 'content_filter') return { reason: 'content filter', aboutFormat: false };
  if (choice.finish_reason === 'length') return { reason: 'cut off', aboutFormat: false, cutOff: true };
  let reason = 'prose instead of JSON';
  const { content } = choice.message;
  for (const candidate of extractJsonObjects(typeof content === 'string' ? content : '')) {
    const parsed = prompt.schema.safeParse(candidate);
    const accepted = parsed.success ? prompt.accept(parsed.data) : null;
    if (accepted !== null) return { accepted };
    reason = 'schema ignored';
  }
  return { reason, aboutFormat: true };
}
