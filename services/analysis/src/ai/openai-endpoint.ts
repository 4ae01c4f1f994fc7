import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions.js';
import { type ClientErrors, createClientErrors, fetchForSdk } from './errors/client-errors.js';
import type { ChatRequest, EndpointSettings, ModelEndpoint } from './model-endpoint.js';

/** Sent with every request. Low, because answers must follow the picture or the given facts. */
const TEMPERATURE = 0.2;

/** Endpoint with OpenAI's Chat Completions API. */
export interface OpenAiEndpoint extends ModelEndpoint {
  client: OpenAI;
  errors: ClientErrors;
}

/**
 * Loads the SDK and creates a client. Loading takes about 140 ms and 30 MB, so it happens only when an endpoint is
 * configured. Sets every option that the SDK would otherwise read from the environment, so that only the service's
 * configuration applies.
 */
export async function createOpenAiEndpoint(settings: EndpointSettings): Promise<OpenAiEndpoint> {
  const { OpenAI } = await import('openai');
  const { baseUrl, apiKey, keyHeader, query, timeoutMs, vendor } = settings;
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    timeout: timeoutMs,
    defaultQuery: { ...query },
    ...(keyHeader !== 'authorization' && { defaultHeaders: { authorization: null, [keyHeader]: apiKey } }),
    // Each attempt needs its own budget, so the SDK makes only one; `withRetries` repeats it.
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchForSdk,
  });
  const errors = createClientErrors(vendor, OpenAI);
  return {
    ...settings,
    client,
    errors,
    hiddenTokens: 0,
    complete: async (request, signal) => {
      const completion = await client.chat.completions.create(toCompletionParams(request, settings), { signal });
      errors.assertNoError(completion);
      return completion;
    },
    findRejection: errors.findRejection,
    toVendorError: errors.toVendorError,
  };
}

function toCompletionParams(
  { model, system, user, mode, schema, schemaName, maxTokens, dialect }: ChatRequest,
  { reasoningEffort }: EndpointSettings,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(mode === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } },
    }),
    ...(mode === 'json_object' && { response_format: { type: 'json_object' } }),
    [dialect.tokenLimit]: maxTokens,
    ...(dialect.sendsTemperature && { temperature: TEMPERATURE }),
    ...(dialect.sendsEffort && reasoningEffort && { reasoning_effort: reasoningEffort }),
  };
}
