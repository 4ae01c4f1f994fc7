import { z } from 'zod';
import type { EndpointSettings } from '../../ai/model-endpoint.js';
import { FREE_OF_CHARGE, type TokenPrices } from '../../costs/costs.js';
import { isLocalUrl } from '../../providers/local-host.js';

const httpUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
    'must be a URL that starts with http:// or https://',
  );

/** The variables of learning from confirmed places. */
export const learningVariables = {
  /** Whether photos with a confirmed place are used to suggest places for later photos. */
  LEARN_FROM_CONFIRMATIONS: z.enum(['true', 'false']).default('true'),
  /** Model that computes embeddings of images. Without it, only near-copies of a photo are found. */
  VISION_EMBEDDINGS_MODEL: z.string().optional(),
  /** Base URL of the API that serves this model; OPENAI_BASE_URL by default. */
  VISION_EMBEDDINGS_BASE_URL: httpUrl.optional(),
  /** Key of that API, if it needs one. OPENAI_API_KEY is sent only to OPENAI_BASE_URL. */
  VISION_EMBEDDINGS_API_KEY: z.string().optional(),
};

type LearningVariables = z.output<z.ZodObject<typeof learningVariables>>;

/** Variables of the OpenAI-compatible endpoint that embeddings use by default. */
interface EndpointVariables {
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  OPENAI_PRICES: TokenPrices;
  OPENAI_TIMEOUT_MS?: number | undefined;
}

/** Settings of an embedding model. */
export interface EmbeddingSettings extends EndpointSettings {
  model: string;
  prices: TokenPrices;
}

/** Settings of learning from confirmed places. */
export interface LearningSettings {
  isEnabled: boolean;
  /** Null without an embedding model. */
  embeddings: EmbeddingSettings | null;
}

/** Short, because a user waits for the result, and an embedding only adds a suggestion. */
const REMOTE_TIMEOUT_MS = 10_000;
/** A machine without a graphics card may have to load the model's weights first. */
const LOCAL_TIMEOUT_MS = 60_000;

/** Adds an issue when no endpoint is configured for the embedding model. OpenAI itself has no embeddings of images. */
export function addLearningIssues(values: LearningVariables & EndpointVariables, context: z.RefinementCtx): void {
  if (!values.VISION_EMBEDDINGS_MODEL || getBaseUrl(values)) return;
  const message = 'or OPENAI_BASE_URL is needed when VISION_EMBEDDINGS_MODEL is set';
  context.addIssue({ code: 'custom', path: ['VISION_EMBEDDINGS_BASE_URL'], message });
}

/** Converts the variables to settings; they must have passed {@link addLearningIssues}. */
export function toLearningSettings(values: LearningVariables & EndpointVariables): LearningSettings {
  const isEnabled = values.LEARN_FROM_CONFIRMATIONS === 'true';
  const [model, baseUrl] = [values.VISION_EMBEDDINGS_MODEL, getBaseUrl(values)];
  if (!isEnabled || !model || !baseUrl) return { isEnabled, embeddings: null };
  const isLocal = isLocalUrl(baseUrl);
  const embeddings = {
    ...{ vendor: 'openai', keyHeader: 'authorization' as const, query: {}, outputModes: [], tokenLimit: null },
    model,
    baseUrl,
    apiKey: getApiKey(values, baseUrl),
    timeoutMs: values.OPENAI_TIMEOUT_MS ?? (isLocal ? LOCAL_TIMEOUT_MS : REMOTE_TIMEOUT_MS),
    reasoningEffort: null,
    prices: { ...(isLocal && FREE_OF_CHARGE), ...values.OPENAI_PRICES },
  };
  return { isEnabled, embeddings };
}

const getBaseUrl = (values: LearningVariables & EndpointVariables): string | undefined =>
  values.VISION_EMBEDDINGS_BASE_URL ?? values.OPENAI_BASE_URL;

/** Returns the key for an endpoint. A key is sent only to the host that it belongs to. */
function getApiKey(values: LearningVariables & EndpointVariables, baseUrl: string): string | null {
  return (
    values.VISION_EMBEDDINGS_API_KEY ?? (baseUrl === values.OPENAI_BASE_URL ? values.OPENAI_API_KEY : null) ?? null
  );
}
