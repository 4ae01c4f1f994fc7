import { OUTPUT_MODES, type OutputMode, type TokenLimit } from '../ai/dialect-cache.js';
import type { EndpointSettings } from '../ai/model-endpoint.js';
import type { PictureLimits } from './model-picture.js';

/** Vendors and model servers with OpenAI's Chat Completions API. `OPENAI_*` configures all of them. */
export const COMPATIBLE_VENDORS = [
  'openai',
  'azure',
  'openrouter',
  'groq',
  'mistral',
  'gemini',
  'litellm',
  'vllm',
  'llamacpp',
  'lmstudio',
  'ollama',
] as const;
export type CompatibleVendor = (typeof COMPATIBLE_VENDORS)[number];

/** All providers of models, by the names that `VISION_PROVIDER` and `WRITING_PROVIDER` take. */
export const MODEL_VENDORS = [...COMPATIBLE_VENDORS, 'anthropic'] as const;
export type ModelVendor = (typeof MODEL_VENDORS)[number];

/** Differences between vendors, as docs/model-providers.md describes them. */
export interface Vendor extends Pick<EndpointSettings, 'keyHeader' | 'outputModes' | 'tokenLimit'> {
  /** Name as users and operators see it. */
  name: string;
  /** Null when every customer has their own address. */
  baseUrl: string | null;
  /** Whether the vendor's own address requires a key. */
  needsKey: boolean;
  /**
   * Whether it is free without a configured price on the operator's own network. A proxy there may forward to a vendor
   * that charges.
   */
  isFreeLocally: boolean;
  /** Whether its moderation endpoint works like OpenAI's and accepts pictures. */
  hasModeration: boolean;
  picture: PictureLimits;
}

const MB = 1_000_000;
/** Base64 encodes three bytes as four. */
const toRawBytes = (base64Bytes: number) => Math.floor((base64Bytes * 3) / 4);

const HOSTED = {
  keyHeader: 'authorization',
  needsKey: true,
  isFreeLocally: false,
  hasModeration: false,
  outputModes: OUTPUT_MODES,
  tokenLimit: 'max_tokens',
} as const satisfies Partial<Vendor>;

/** Small models gain little from more pixels, and each pixel takes up part of a small context. */
const OWN_SERVER = {
  ...HOSTED,
  needsKey: false,
  isFreeLocally: true,
  picture: { longSide: 1024, maxBytes: 4 * MB },
} as const satisfies Partial<Vendor>;

/** LM Studio rejects `json_object`. */
const SCHEMA_OR_PLAIN: readonly OutputMode[] = ['json_schema', 'plain'];
const NEWER_LIMIT: TokenLimit = 'max_completion_tokens';

/** Figures and formats come from the vendors' documentation and source code, read in November 2026. */
export const VENDORS: Readonly<Record<ModelVendor, Vendor>> = {
  openai: {
    ...HOSTED,
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    isFreeLocally: true,
    hasModeration: true,
    // Decided by the host, because any compatible endpoint may be configured under this name.
    tokenLimit: null,
    picture: { longSide: 2048, maxBytes: 15 * MB },
  },
  azure: {
    ...HOSTED,
    name: 'Azure OpenAI',
    baseUrl: null,
    keyHeader: 'api-key',
    tokenLimit: NEWER_LIMIT,
    picture: { longSide: 2048, maxBytes: 15 * MB },
  },
  openrouter: {
    ...HOSTED,
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    // The smallest limits of the vendors behind it.
    picture: { longSide: 1568, maxBytes: toRawBytes(4 * MB) },
  },
  groq: {
    ...HOSTED,
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    tokenLimit: NEWER_LIMIT,
    picture: { longSide: 1280, maxBytes: toRawBytes(4 * MB) },
  },
  mistral: {
    ...HOSTED,
    name: 'Mistral AI',
    baseUrl: 'https://api.mistral.ai/v1',
    picture: { longSide: 1540, maxBytes: toRawBytes(10 * MB) },
  },
  gemini: {
    ...HOSTED,
    name: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    picture: { longSide: 1536, maxBytes: toRawBytes(10 * MB) },
  },
  litellm: {
    ...HOSTED,
    name: 'LiteLLM',
    baseUrl: 'http://127.0.0.1:4000/v1',
    needsKey: false,
    hasModeration: true,
    picture: { longSide: 1568, maxBytes: toRawBytes(4 * MB) },
  },
  vllm: {
    ...OWN_SERVER,
    name: 'vLLM',
    baseUrl: 'http://127.0.0.1:8000/v1',
    picture: { longSide: 1280, maxBytes: 4 * MB },
  },
  llamacpp: { ...OWN_SERVER, name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
  lmstudio: { ...OWN_SERVER, name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1', outputModes: SCHEMA_OR_PLAIN },
  ollama: { ...OWN_SERVER, name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  anthropic: {
    ...HOSTED,
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com',
    // Anthropic scales larger pictures down; 5 MB is its limit for a picture as base64.
    picture: { longSide: 1568, maxBytes: toRawBytes(5 * MB) },
  },
};

/** Whether a provider is a vendor of models. */
export const isModelVendor = (provider: string): provider is ModelVendor => Object.hasOwn(VENDORS, provider);
