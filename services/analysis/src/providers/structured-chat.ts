import type {
  ChatCompletion,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions.js';
import { z } from 'zod';
import type { Budget, ChargedAnswer } from './budget.js';
import type { CostEntry } from './costs.js';
import { jsonObjects } from './json-extraction.js';
import { type LadderMemory, RUNGS, type Rung } from './ladder-memory.js';
import type { OpenAiEndpoint } from './openai-endpoint.js';
import { type TokenPrices, textTokensAtMost, tokenCost } from './prices.js';
import { VendorFailure } from './vendor-failure.js';

/** Something asked of a model that has to be answered in a form. */
export interface Question<Answer, Accepted> {
  purpose: CostEntry['purpose'];
  model: string;
  system: string;
  user: ChatCompletionContentPart[];
  /** Form of the answer. Without bounds: endpoints that enforce schemas know different subsets of JSON Schema. */
  schema: z.ZodType<Answer>;
  schemaName: string;
  /** The bounds: what an answer of the right form is worth; null when it is not usable. */
  accept(answer: Answer): Accepted | null;
  /** Most tokens of the answer, a model's reasoning included. */
  answerTokens: number;
  /** Tokens of images in `user`, at most. */
  imageTokens: number;
}

/** What the parts of a chat share. */
export interface ChatParts {
  endpoint: OpenAiEndpoint;
  budget: Budget;
  prices: TokenPrices;
  memory: LadderMemory;
}

/** Why a rung brought nothing. */
interface Miss {
  reason: string;
  /** True when the endpoint cannot do this rung; a refusal or an answer cut off says nothing about that. */
  aboutFormat: boolean;
  cutOff?: boolean;
}

/** Asks a model for an answer of a given form, and steps down to laxer ways of asking until one works. */
export class StructuredChat {
  readonly #parts: ChatParts;

  constructor(parts: ChatParts) {
    this.#parts = parts;
  }

  /**
   * @throws VendorFailure when the endpoint fails, the budget does not allow a call, or no rung brought a usable answer.
   */
  async ask<Answer, Accepted>(
    question: Question<Answer, Accepted>,
    costs: CostEntry[],
    signal: AbortSignal,
  ): Promise<Accepted> {
    const { endpoint, memory } = this.#parts;
    const start = memory.start(endpoint.baseUrl, question.model);
    const misses: Miss[] = [];
    for (const rung of RUNGS.slice(RUNGS.indexOf(start))) {
      const answerTokens = question.answerTokens * (misses.some((miss) => miss.cutOff) ? 2 : 1);
      const outcome = await this.#try({ ...question, answerTokens }, rung, costs, signal);
      if ('accepted' in outcome) {
        if (misses.length > 0 && misses.every((miss) => miss.aboutFormat)) {
          memory.worked(endpoint.baseUrl, question.model, rung);
        }
        return outcome.accepted;
      }
      misses.push(outcome);
    }
    throw new VendorFailure('openai', `gave no usable answer: ${misses.at(-1)?.reason}`);
  }

  async #try<Answer, Accepted>(
    question: Question<Answer, Accepted>,
    rung: Rung,
    costs: CostEntry[],
    signal: AbortSignal,
  ): Promise<{ accepted: Accepted } | Miss> {
    const { endpoint, budget } = this.#parts;
    const request = requestFor(question, rung);
    const planned = {
      provider: 'openai',
      model: question.model,
      purpose: question.purpose,
      estimateUsd: this.#estimate(question, request),
    };
    const answer = await budget.spend(planned, costs, async (): Promise<ChargedAnswer<ChatCompletion | Miss>> => {
      try {
        const completion = await endpoint.client.chat.completions.create(request, { signal });
        return { value: completion, usd: this.#charged(question.model, completion) };
      } catch (error) {
        const status = endpoint.statusOf(error);
        // The request was refused as it stands, and not charged: the endpoint may not know this way of asking.
        if (status === 400 || status === 422) return { value: { reason: `${status}`, aboutFormat: true }, usd: 0 };
        throw endpoint.failureOf(error);
      }
    });
    return 'aboutFormat' in answer ? answer : judged(question, answer);
  }

  #estimate(question: Question<unknown, unknown>, request: ChatCompletionCreateParamsNonStreaming): number | null {
    const texts = question.user.flatMap((part) => (part.type === 'text' ? [part.text] : []));
    const { response_format, messages } = request;
    const asked = [String(messages[0]?.content), ...texts, JSON.stringify(response_format ?? '')].join('\n');
    return tokenCost(this.#parts.prices, question.model, {
      input: textTokensAtMost(asked) + question.imageTokens,
      output: question.answerTokens,
    });
  }

  #charged(model: string, completion: ChatCompletion | null | undefined): number | null {
    const usage = completion?.usage;
    if (!usage || typeof usage.prompt_tokens !== 'number' || typeof usage.completion_tokens !== 'number') return null;
    return tokenCost(this.#parts.prices, model, { input: usage.prompt_tokens, output: usage.completion_tokens });
  }
}

function requestFor(question: Question<unknown, unknown>, rung: Rung): ChatCompletionCreateParamsNonStreaming {
  const { $schema: _, ...schema } = z.toJSONSchema(question.schema);
  const form = `Answer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
  return {
    model: question.model,
    messages: [
      { role: 'system', content: rung === 'json_schema' ? question.system : `${question.system}\n\n${form}` },
      { role: 'user', content: question.user },
    ],
    max_completion_tokens: question.answerTokens,
    ...(rung === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name: question.schemaName, strict: true, schema } },
    }),
    ...(rung === 'json_object' && { response_format: { type: 'json_object' } }),
  };
}

/** Compatible endpoints answer 200 with all sorts of things, so nothing of the completion is taken for granted. */
function judged<Answer, Accepted>(
  question: Question<Answer, Accepted>,
  completion: Partial<ChatCompletion> | string | null | undefined,
): { accepted: Accepted } | Miss {
  const choice = typeof completion === 'object' ? completion?.choices?.[0] : undefined;
  if (!choice?.message) return { reason: 'malformed response', aboutFormat: false };
  if (choice.message.refusal) return { reason: 'refusal', aboutFormat: false };
  if (choice.finish_reason === 'content_filter') return { reason: 'content filter', aboutFormat: false };
  if (choice.finish_reason === 'length') return { reason: 'cut off', aboutFormat: false, cutOff: true };
  let reason = 'prose instead of JSON';
  const { content } = choice.message;
  for (const candidate of jsonObjects(typeof content === 'string' ? content : '')) {
    const answer = question.schema.safeParse(candidate);
    const accepted = answer.success ? question.accept(answer.data) : null;
    if (accepted !== null) return { accepted };
    reason = 'schema ignored';
  }
  return { reason, aboutFormat: true };
}
