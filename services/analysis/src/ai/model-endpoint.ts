import type { ChatCompletion, ChatCompletionContentPart } from 'openai/resources/chat/completions.js';
import type { Dialect, OutputMode, TokenLimit } from './dialect-cache.js';
import type { VendorError } from './errors/vendor-error.js';

/** Settings of an endpoint that serves models, whether a vendor or the operator runs it. */
export interface EndpointSettings {
  /** Name of the vendor, as results, costs and errors show it. */
  vendor: string;
  /** Base URL as the SDK expects it: `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Null for endpoints that need no key. */
  apiKey: string | null;
  /** Header of the key; `authorization` sends it as a bearer token. */
  keyHeader: 'authorization' | 'api-key';
  /** Query parameters of every request. */
  query: Readonly<Record<string, string>>;
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  /** Effort of models that reason before they answer; null leaves it to the model. */
  reasoningEffort: ReasoningEffort | null;
  /** The vendor's ways of returning JSON, best first. */
  outputModes: readonly OutputMode[];
  /** Name of the token limit to try first; null decides by the host. */
  tokenLimit: TokenLimit | null;
}

export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

export type JsonSchema = Record<string, unknown>;

/** One request to a model for a JSON object, before it is converted to a vendor's API. */
export interface ChatRequest {
  model: string;
  /** Instructions. They include the schema if the output mode does not transmit it. */
  system: string;
  user: ChatCompletionContentPart[];
  mode: OutputMode;
  schema: JsonSchema;
  schemaName: string;
  /** Maximum tokens of the response, including the model's reasoning. */
  maxTokens: number;
  dialect: Dialect;
}

/**
 * Request that the endpoint rejected because of its form, with the endpoint's message. The message is never shown to
 * users.
 */
export interface RejectedRequest {
  status: number;
  message: string;
}

/** Client of one endpoint, and functions that explain its errors. */
export interface ModelEndpoint extends EndpointSettings {
  /** Maximum tokens of the instructions that the vendor adds to a prompt and charges for. */
  hiddenTokens: number;
  /**
   * Sends a request once.
   * @returns the response in OpenAI's form; compatible endpoints may leave out any of its fields
   * @throws errors of the client, or VendorError for an error within a response of status 200
   */
  complete(request: ChatRequest, signal: AbortSignal): Promise<ChatCompletion>;
  /** Returns a rejection that may be caused by the form of the request; null for all other errors. */
  findRejection(error: unknown): RejectedRequest | null;
  /** Converts an error of the client to a VendorError with a message of our own. */
  toVendorError(error: unknown): VendorError;
}
