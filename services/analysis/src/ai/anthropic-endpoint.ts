import type {
  ContentBlockParam,
  Message,
  MessageCreateParamsNonStreaming,
  StopReason,
} from '@anthropic-ai/sdk/resources/messages.js';
import type { ChatCompletion, ChatCompletionContentPart } from 'openai/resources/chat/completions.js';
import { createClientErrors, fetchForSdk } from './errors/client-errors.js';
import type { ChatRequest, EndpointSettings, ModelEndpoint, ReasoningEffort } from './model-endpoint.js';

/**
 * Tokens of the instructions that Anthropic adds for a tool or an output format: at most 804
 * (https://platform.claude.com/docs/en/agents-and-tools/tool-use/overview, read in November 2026).
 */
const HIDDEN_TOKENS = 1000;

/** The API's lowest effort is `low`, so it also stands for the efforts below. */
const EFFORTS = { none: 'low', minimal: 'low', low: 'low', medium: 'medium', high: 'high' } as const satisfies Record<
  ReasoningEffort,
  string
>;

/**
 * Loads Anthropic's SDK and creates an endpoint for its Messages API. Sets every option that the SDK would otherwise
 * read from the environment or from profiles, so that only the service's configuration applies.
 */
export async function createAnthropicEndpoint(settings: EndpointSettings): Promise<ModelEndpoint> {
  const { Anthropic } = await import('@anthropic-ai/sdk');
  const client = new Anthropic({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? 'none',
    webhookKey: null,
    timeout: settings.timeoutMs,
    // Each attempt needs its own budget, so the SDK makes only one; `withRetries` repeats it.
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchForSdk,
  });
  const errors = createClientErrors(settings.vendor, Anthropic);
  return {
    ...settings,
    hiddenTokens: HIDDEN_TOKENS,
    complete: async (request, signal) => {
      const message = await client.messages.create(toMessageParams(request, settings), { signal });
      errors.assertNoError(message);
      return toCompletion(message);
    },
    findRejection: errors.findRejection,
    toVendorError: errors.toVendorError,
  };
}

/**
 * Converts a request. `json_schema` becomes an output format, which models before Claude 4.5 do not have; `json_object`
 * makes the model fill in the input of a tool instead. No temperature is sent, because the newer models reject it.
 */
function toMessageParams(
  { model, system, user, mode, schema, schemaName, maxTokens, dialect }: ChatRequest,
  { reasoningEffort }: EndpointSettings,
): MessageCreateParamsNonStreaming {
  const format = mode === 'json_schema' && { format: { type: 'json_schema' as const, schema } };
  const effort = dialect.sendsEffort && reasoningEffort !== null && { effort: EFFORTS[reasoningEffort] };
  return {
    model,
    system,
    max_tokens: maxTokens,
    messages: [{ role: 'user', content: user.flatMap(toContentBlocks) }],
    ...((format || effort) && { output_config: { ...format, ...effort } }),
    ...(mode === 'json_object' && {
      tools: [{ name: schemaName, input_schema: { ...schema, type: 'object' } }],
      tool_choice: { type: 'tool', name: schemaName },
    }),
  };
}

const DATA_URL = /^data:image\/jpeg;base64,(.+)$/s;

function toContentBlocks(part: ChatCompletionContentPart): ContentBlockParam[] {
  if (part.type === 'text') return [{ type: 'text', text: part.text }];
  const data = part.type === 'image_url' ? DATA_URL.exec(part.image_url.url)?.[1] : undefined;
  if (data === undefined) throw new Error(`A part of type ${part.type} has no form in Anthropic's messages.`);
  return [{ type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data } }];
}

/** Reasons for the end of a response, other than the normal end. */
const FINISH_REASONS: Partial<Record<StopReason, 'length'>> = {
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
};

/** Converts a response to the form of OpenAI's. A proxy may leave out any of its fields. */
function toCompletion(message: Partial<Message> | string | null): ChatCompletion {
  const {
    content,
    stop_reason: reason,
    usage,
    id = '',
    model = '',
  } = typeof message === 'object' ? (message ?? {}) : {};
  const blocks = Array.isArray(content) ? content : [];
  const input = blocks.find((block) => block.type === 'tool_use')?.input;
  const text = blocks.map((block) => (block.type === 'text' ? block.text : '')).join('');
  const thinking = blocks.map((block) => (block.type === 'thinking' ? block.thinking : '')).join('');
  const answer = {
    role: 'assistant' as const,
    content: input === undefined ? text : JSON.stringify(input),
    refusal: reason === 'refusal' ? 'refusal' : null,
    ...(thinking && { reasoning: thinking }),
  };
  const choice = {
    index: 0,
    logprobs: null,
    finish_reason: FINISH_REASONS[reason ?? 'end_turn'] ?? 'stop',
    message: answer,
  };
  return {
    id,
    model,
    object: 'chat.completion',
    created: 0,
    choices: content === undefined ? [] : [choice],
    ...(usage && { usage: toUsage(usage) }),
  } as ChatCompletion;
}

/** Anthropic counts cached tokens separately but charges for them, so they are added to the input. */
function toUsage(usage: Message['usage']) {
  const cached = (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);
  return { prompt_tokens: usage.input_tokens + cached, completion_tokens: usage.output_tokens, total_tokens: 0 };
}
