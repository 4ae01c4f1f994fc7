import type { ChatCompletion, ChatCompletionContentPart } from 'openai/resources/chat/completions.js';
import { z } from 'zod';
import type { CostEntry } from '../costs/costs.js';
import {
  computeTokenCost,
  estimateMaxTokens,
  estimateMinTokens,
  type TokenPrices,
  type TokenUsage,
} from '../costs/costs.js';
import type { Budget, ChargedResult } from './budget.js';
import { type FailedAttempt, readCompletion } from './completion-reader.js';
import { createDialectAdapter, type Dialect, type DialectCache, type OutputMode } from './dialect-cache.js';
import { VendorError } from './errors/vendor-error.js';
import type { ChatRequest, ModelEndpoint, RejectedRequest } from './model-endpoint.js';
import { withRetries } from './retries.js';

/** A prompt for a model, with the form that the response must have. */
export interface StructuredPrompt<Output, Accepted> {
  purpose: CostEntry['purpose'];
  model: string;
  system: string;
  user: ChatCompletionContentPart[];
  /**
   * Form of the response, without limits, because endpoints that enforce schemas support different subsets of JSON
   * Schema.
   */
  schema: z.ZodType<Output>;
  schemaName: string;
  /** Schema for reading the response, if it may be looser than the requested form; by default `schema`. */
  reader?: z.ZodType<Output>;
  /** Applies the limits to a response of the right form; returns null when it is not usable. */
  accept(output: Output): Accepted | null;
  /** Maximum tokens of the response, including the model's reasoning. */
  maxOutputTokens: number;
  /** Maximum tokens of the images in `user`. */
  imageTokens: number;
  /** Receives the sum of the tokens of all attempts, if the caller reports them. */
  tokens?: TokenUsage;
}

/** Dependencies that all chats share. */
export interface ChatDeps {
  endpoint: ModelEndpoint;
  budget: Budget;
  prices: TokenPrices;
  memory: DialectCache;
}

/** One way to ask for a response. */
interface Attempt {
  mode: OutputMode;
  maxTokens: number;
}

/**
 * Requests a response of a given form from a model. What happens decides what is tried next:
 * - A transient error: the same request, up to twice, after a pause.
 * - A rejected parameter: the same request without it, or with its other name.
 * - A response that ends before its answer: the same output mode with twice the tokens, once.
 * - Any other rejection or unusable response: the next output mode. The strictest is the first.
 * - Any other error: nothing, the call has failed.
 */
export class StructuredChat {
  readonly #deps: ChatDeps;

  constructor(deps: ChatDeps) {
    this.#deps = deps;
  }

  /** Name of the vendor, for results and errors. */
  get vendor(): string {
    return this.#deps.endpoint.vendor;
  }

  /**
   * @throws VendorError when the endpoint fails, the budget does not allow a call, or no mode yields a usable response.
   */
  async complete<Output, Accepted>(
    prompt: StructuredPrompt<Output, Accepted>,
    costs: CostEntry[],
    signal: AbortSignal,
  ): Promise<Accepted> {
    const { endpoint, memory } = this.#deps;
    const modes = endpoint.outputModes;
    const known = memory.getMode(endpoint.baseUrl, prompt.model);
    const mode = modes.find((supported) => supported === known) ?? modes[0]!;
    const failures: FailedAttempt[] = [];
    let attempt: Attempt | null = { mode, maxTokens: prompt.maxOutputTokens };
    while (attempt !== null) {
      const outcome = await this.#ask(prompt, attempt, costs, signal);
      if ('accepted' in outcome) {
        if (areAboutFormat(failures)) memory.recordMode(endpoint.baseUrl, prompt.model, attempt.mode);
        return outcome.accepted;
      }
      failures.push(outcome);
      attempt = getNextAttempt(attempt, outcome, prompt.maxOutputTokens, modes);
    }
    throw new VendorError(this.vendor, `returned no usable response: ${failures.at(-1)?.reason}`);
  }

  async #ask<Output, Accepted>(
    prompt: StructuredPrompt<Output, Accepted>,
    attempt: Attempt,
    costs: CostEntry[],
    signal: AbortSignal,
  ): Promise<{ accepted: Accepted } | FailedAttempt> {
    const response = await this.#sendAdapted(prompt, attempt, costs, signal);
    if ('message' in response) return { reason: `${response.status}`, aboutFormat: true };
    return readCompletion(this.vendor, response, (candidate) => {
      const parsed = (prompt.reader ?? prompt.schema).safeParse(candidate);
      return parsed.success ? prompt.accept(parsed.data) : null;
    });
  }

  /** Sends a request, and repeats it without, or with another name for, each parameter that the endpoint rejects. */
  async #sendAdapted(
    prompt: StructuredPrompt<unknown, unknown>,
    attempt: Attempt,
    costs: CostEntry[],
    signal: AbortSignal,
  ): Promise<ChatCompletion | RejectedRequest> {
    const { endpoint, memory } = this.#deps;
    const adapt = createDialectAdapter();
    const initial = memory.getDialect(endpoint.baseUrl, prompt.model, endpoint.tokenLimit);
    for (let dialect = initial; ; ) {
      const response = await this.#send(prompt, toChatRequest(prompt, attempt, dialect), costs, signal);
      if (!('message' in response)) {
        if (dialect !== initial) memory.recordDialect(endpoint.baseUrl, prompt.model, dialect);
        return response;
      }
      const adapted = adapt(dialect, response.message);
      if (adapted === null) return response;
      dialect = adapted;
    }
  }

  /** Sends a request, and repeats it after transient errors. Each attempt reserves its own budget. */
  #send(
    prompt: StructuredPrompt<unknown, unknown>,
    request: ChatRequest,
    costs: CostEntry[],
    signal: AbortSignal,
  ): Promise<ChatCompletion | RejectedRequest> {
    const { endpoint, budget } = this.#deps;
    const estimateUsd = this.#estimateCost(prompt, request);
    const planned = { provider: endpoint.vendor, model: prompt.model, purpose: prompt.purpose, estimateUsd };
    const call = async (): Promise<ChargedResult<ChatCompletion | RejectedRequest>> => {
      try {
        const completion = await endpoint.complete(request, signal);
        if (prompt.tokens) addTokens(prompt.tokens, completion);
        return { value: completion, usd: this.#computeCost(request, completion) };
      } catch (error) {
        // The endpoint may not support the form of the request. Such a rejection is not charged.
        const rejected = endpoint.findRejection(error);
        if (rejected) return { value: rejected, usd: 0 };
        throw endpoint.toVendorError(error);
      }
    };
    return withRetries(signal, () => budget.spend(planned, costs, call));
  }

  #estimateCost(prompt: StructuredPrompt<unknown, unknown>, request: ChatRequest): number | null {
    const { endpoint, prices } = this.#deps;
    return computeTokenCost(prices, request.model, {
      input: estimateMaxTokens(getPromptText(request)) + prompt.imageTokens + endpoint.hiddenTokens,
      output: request.maxTokens,
    });
  }

  /** Returns the cost from the reported usage; null when that is missing or too low for the length of the texts. */
  #computeCost(request: ChatRequest, completion: ChatCompletion | null | undefined): number | null {
    const input: unknown = completion?.usage?.prompt_tokens;
    const output: unknown = completion?.usage?.completion_tokens;
    const minInput = Math.max(1, estimateMinTokens(getPromptText(request)));
    const minOutput = Math.max(1, estimateMinTokens(String(completion?.choices?.[0]?.message?.content ?? '')));
    if (!isCount(input, minInput) || !isCount(output, minOutput)) return null;
    return computeTokenCost(this.#deps.prices, request.model, { input, output });
  }
}

/** Returns the attempt after a failed one; null when no other is likely to succeed. */
function getNextAttempt(
  { mode, maxTokens }: Attempt,
  { cutOff }: FailedAttempt,
  usualMaxTokens: number,
  modes: readonly OutputMode[],
): Attempt | null {
  // A model that needs more than twice the limit needs as much in every other mode.
  if (cutOff) return maxTokens === usualMaxTokens ? { mode, maxTokens: 2 * usualMaxTokens } : null;
  const nextMode = modes[modes.indexOf(mode) + 1];
  return nextMode ? { mode: nextMode, maxTokens: usualMaxTokens } : null;
}

/** Whether the endpoint seems not to support the modes that failed. A mode was not to blame for a lack of tokens. */
function areAboutFormat(failures: readonly FailedAttempt[]): boolean {
  const failuresOfModes = failures.filter(({ cutOff }) => !cutOff);
  return failuresOfModes.length > 0 && failuresOfModes.every(({ aboutFormat }) => aboutFormat);
}

/** Adds the tokens that the endpoint reports; some endpoints report none. */
function addTokens(sum: TokenUsage, { usage }: ChatCompletion): void {
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {};
  if (isCount(input, 0)) sum.input += input;
  if (isCount(output, 0)) sum.output += output;
}

const isCount = (value: unknown, minimum: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum;

/** Returns all text that is sent: instructions, data, and the schema of the response. */
function getPromptText({ system, user, mode, schema }: ChatRequest): string {
  const texts = user.map((part) => (part.type === 'text' ? part.text : ''));
  return [system, ...texts, mode === 'plain' ? '' : JSON.stringify(schema)].join('\n');
}

function toChatRequest(
  prompt: StructuredPrompt<unknown, unknown>,
  { mode, maxTokens }: Attempt,
  dialect: Dialect,
): ChatRequest {
  const { $schema: _, ...schema } = z.toJSONSchema(prompt.schema);
  const form = `Answer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
  return {
    model: prompt.model,
    system: mode === 'json_schema' ? prompt.system : `${prompt.system}\n\n${form}`,
    user: prompt.user,
    mode,
    schema,
    schemaName: prompt.schemaName,
    maxTokens,
    dialect,
  };
}
