import type { ChatCompletion, ChatCompletionContentPart } from 'openai/resources/chat/completions.js';
import type { Dialect, OutputMode, TokenLimit } from './dialect-cache.js';
import type { VendorError } from './vendor-error.js';

/** Settings of an endpoint with models, whoever runs it. */
export interface EndpointSettings {
  /** Name of the vendor, which results, costs and errors state. */
  vendor: string;
  /** Base URL as the SDK of the wire expects it: `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Null for endpoints that need no key. */
  apiKey: string | null;
  /** Header of the key; `authorization` sends it as a bearer token. */
  keyHeader: 'authorization' | 'api-key';
  /** Fields of the query of every request. */
  query: Readonly<Record<string, string>>;
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  /** Effort of models that reason before they answer; null leaves it to the model. */
  reasoningEffort: ReasoningEffort | null;
  /** Ways of asking for JSON that the vendor has, best first. */
  outputModes: readonly OutputMode[];
  /** Name of the token limit to try first; null decides by the host. */
  tokenLimit: TokenLimit | null;
}

export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

export type JsonSchema = Record<string, unknown>;

/** One request to a model for a JSON object, before it takes the form of a vendor's wire. */
export interface ChatRequest {
  model: string;
  /** Instructions; with the schema, where the mode does not carry it. */
  system: string;
  user: ChatCompletionContentPart[];
  mode: OutputMode;
  schema: JsonSchema;
  schemaName: string;
  /** Maximum tokens of the response, including the model's reasoning. */
  maxTokens: number;
  dialect: Dialect;
}

/** Request that an endpoint rejected as it is, with the endpoint's words. They are for our own reading only. */
export interface RejectedRequest {
  status: number;
  message: string;
}

/** Client of one endpoint, and functions that explain its errors. */
export interface ModelEndpoint extends EndpointSettings {
  /** Maximum tokens that the vendor adds to a prompt for its own instructions, and charges for. */
  hiddenTokens: number;
  /**
   * Sends a request once.
   * @returns the response in the form of OpenAI's; compatible endpoints leave out any of its fields
   * @throws errors of the client, or VendorError for an error within a response of status 200
   */
  complete(request: ChatRequest, signal: AbortSignal): Promise<ChatCompletion>;
  /** Returns a rejection that may be about the form of the request; null for all other errors. */
  findRejection(error: unknown): RejectedRequest | null;
  /** Converts an error of the client into a VendorError with our own words. */
  toVendorError(error: unknown): VendorError;
}
