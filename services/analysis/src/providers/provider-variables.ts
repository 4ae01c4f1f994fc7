import { budgetShareVariable } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { REASONING_EFFORTS } from '../ai/model-endpoint.js';
import { FREE_MODELS, FREE_OF_CHARGE, GOOGLE_FEATURES, GOOGLE_LIST_PRICES } from '../costs/costs.js';
import type { VisionChoice } from '../vision/create-vision-provider.js';
import type { ModerationChoice } from '../vision/moderated-vision.js';
import type { WritingChoice } from '../writing/create-writing-providers.js';
import { isLocalUrl } from './local-host.js';
import type { ModelChoice } from './model-choice.js';
import { isModelVendor, MODEL_VENDORS, type ModelVendor, VENDORS } from './vendors.js';

/** Returns a variable that holds JSON of a given form. */
const jsonVariable = <S extends z.ZodType>(schema: S, form: string) =>
  z
    .string()
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message: `must be JSON: ${form}` });
        return z.NEVER;
      }
    })
    .pipe(schema);

const httpUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
    'must be a URL that starts with http:// or https://',
  );
const milliseconds = z.coerce.number().int().min(100).max(600_000);
const usd = z.number().nonnegative();

/** USD per million tokens, by model (`*` for all others), or the word `free`. */
const pricesVariable = z
  .string()
  .transform((value) => (value === 'free' ? JSON.stringify(FREE_OF_CHARGE) : value))
  .pipe(
    jsonVariable(
      z.record(z.string(), z.object({ input: usd, output: usd })),
      '{"model": {"input": USD, "output": USD}} per million tokens, or the word free',
    ),
  )
  .prefault('{}');

/** Variables of the vision and writing providers. All are optional; without them, everything is embedded. */
export const analysisProviderVariables = {
  /**
   * Provider that observes photos; `auto` selects google, openai, anthropic or embedded, the first that is configured.
   */
  VISION_PROVIDER: z.enum(['auto', 'google', ...MODEL_VENDORS, 'embedded']).default('auto'),
  /**
   * Decides whether photos may be public; `auto` uses the vision provider's verdict, else the models on this server.
   */
  MODERATION_PROVIDER: z.enum(['auto', 'vision', 'local', 'off']).default('auto'),
  /** Provider that writes; `auto` selects openai, anthropic or embedded, the first that is configured. */
  WRITING_PROVIDER: z.enum(['auto', ...MODEL_VENDORS, 'embedded']).default('auto'),

  /**
   * Base URL of a compatible API, with the version in its path; for Azure, of the resource. Each vendor has a default.
   */
  OPENAI_BASE_URL: httpUrl.optional(),
  /** Not needed for a custom endpoint without keys. */
  OPENAI_API_KEY: z.string().optional(),
  /** A model that accepts images. */
  OPENAI_VISION_MODEL: z.string().optional(),
  OPENAI_WRITING_MODEL: z.string().optional(),
  /**
   * Model that decides whether a photo may be public; `none` disables it. If the endpoint has no moderation, photos
   * stay unchecked.
   */
  OPENAI_MODERATION_MODEL: z.string().default('omni-moderation-latest'),
  /**
   * A model without a price is not called, unless it runs on this machine or in its network, where it counts as free.
   */
  OPENAI_PRICES: pricesVariable,
  /** Effort of models that reason before they answer. By default, the model decides. */
  OPENAI_REASONING_EFFORT: z.enum(REASONING_EFFORTS).optional(),
  /** Time limit of one call. By default 30 s, or 180 s for a server in the operator's own network. */
  OPENAI_TIMEOUT_MS: milliseconds.optional(),
  /**
   * Azure's `api-version`, with which deployments are called by their own paths. By default, the versionless API is
   * called.
   */
  AZURE_OPENAI_API_VERSION: z.string().optional(),

  ANTHROPIC_API_KEY: z.string().optional(),
  /** Base URL of a proxy for Anthropic's API, which may need no key. */
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  ANTHROPIC_VISION_MODEL: z.string().optional(),
  ANTHROPIC_WRITING_MODEL: z.string().optional(),
  /** Like `OPENAI_PRICES`. */
  ANTHROPIC_PRICES: pricesVariable,
  ANTHROPIC_TIMEOUT_MS: milliseconds.default(60_000),

  GOOGLE_VISION_API_KEY: z.string().optional(),
  /** File with the key of a service account, instead of an API key. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  /** URL of a proxy for Google's endpoint. */
  GOOGLE_VISION_ENDPOINT: httpUrl.optional(),
  /** USD per 1,000 photos by feature, if they differ from the list prices. */
  GOOGLE_VISION_PRICES: jsonVariable(
    z.partialRecord(z.enum(GOOGLE_FEATURES), usd),
    `{"feature": USD} per 1,000 photos, for ${GOOGLE_FEATURES.join(', ')}`,
  ).prefault('{}'),
  GOOGLE_VISION_TIMEOUT_MS: milliseconds.default(10_000),

  /**
   * Time limit for all attempts at one photo or text together, after which the embedded provider takes over. By default
   * 10 s more than one call may take.
   */
  PROVIDER_DEADLINE_MS: milliseconds.optional(),
  /** Budget of one day (UTC) for all paid calls. When it is exhausted, the embedded providers take over. */
  BUDGET_DAILY_USD: z.coerce.number().nonnegative().default(5),
  ...budgetShareVariable,
};

export type AnalysisProviderVariables = z.output<z.ZodObject<typeof analysisProviderVariables>>;

/** Replaces `auto` with the provider that it selects. */
export function resolveAuto(values: AnalysisProviderVariables): AnalysisProviderVariables {
  const openAi = Boolean(values.OPENAI_API_KEY || values.OPENAI_BASE_URL);
  const anthropic = Boolean(values.ANTHROPIC_API_KEY || values.ANTHROPIC_BASE_URL);
  const select = (openAiModel: string | undefined, anthropicModel: string | undefined) => {
    if (openAi && openAiModel) return 'openai';
    return anthropic && anthropicModel ? 'anthropic' : 'embedded';
  };
  const google = Boolean(values.GOOGLE_VISION_API_KEY || values.GOOGLE_APPLICATION_CREDENTIALS);
  const { VISION_PROVIDER, WRITING_PROVIDER } = values;
  const vision = google ? 'google' : select(values.OPENAI_VISION_MODEL, values.ANTHROPIC_VISION_MODEL);
  const writing = select(values.OPENAI_WRITING_MODEL, values.ANTHROPIC_WRITING_MODEL);
  return {
    ...values,
    VISION_PROVIDER: VISION_PROVIDER === 'auto' ? vision : VISION_PROVIDER,
    WRITING_PROVIDER: WRITING_PROVIDER === 'auto' ? writing : WRITING_PROVIDER,
  };
}

/** Settings of the providers, in the form that their factories expect. */
export interface AnalysisProviderSettings {
  vision: VisionChoice;
  moderation: ModerationChoice;
  writing: WritingChoice;
  /** Milliseconds. */
  deadlineMs: number;
  /** USD. */
  budgetDailyUsd: number;
  /** Share of the budget that one guest or one network may spend, from 0 to 1. */
  visitorShare: number;
}

/** Converts the variables to settings; they must have passed the check of `provider-issues.ts`. */
export function toProviderSettings(values: AnalysisProviderVariables): AnalysisProviderSettings {
  const { VISION_PROVIDER, WRITING_PROVIDER } = resolveAuto(values);
  const vision = toVisionChoice(VISION_PROVIDER, values);
  const writing = isModelVendor(WRITING_PROVIDER)
    ? toModelChoice(WRITING_PROVIDER, 'WRITING', values)
    : { provider: 'embedded' as const };
  const timeouts = [vision, writing].map((choice) => ('model' in choice ? choice.timeoutMs : 0));
  return {
    vision,
    moderation: values.MODERATION_PROVIDER,
    writing,
    deadlineMs: values.PROVIDER_DEADLINE_MS ?? Math.max(...timeouts, REMOTE_TIMEOUT_MS) + PAUSES_MS,
    budgetDailyUsd: values.BUDGET_DAILY_USD,
    visitorShare: values.BUDGET_VISITOR_SHARE,
  };
}

function toVisionChoice(provider: string, values: AnalysisProviderVariables): VisionChoice {
  if (provider === 'google') {
    return {
      provider,
      apiKey: values.GOOGLE_VISION_API_KEY ?? null,
      endpoint: values.GOOGLE_VISION_ENDPOINT ?? null,
      timeoutMs: values.GOOGLE_VISION_TIMEOUT_MS,
      prices: { ...GOOGLE_LIST_PRICES, ...values.GOOGLE_VISION_PRICES },
    };
  }
  if (!isModelVendor(provider)) return { provider: 'embedded' };
  const model = values.OPENAI_MODERATION_MODEL;
  const hasModeration = VENDORS[provider].hasModeration && model !== 'none';
  return { ...toModelChoice(provider, 'VISION', values), moderationModel: hasModeration ? model : null };
}

/** A machine without a large graphics card may need minutes, and loads the model's weights again for the first call. */
const LOCAL_TIMEOUT_MS = 180_000;
const REMOTE_TIMEOUT_MS = 30_000;
/** Added to the time of one call, for the pauses between attempts that fail at once. */
const PAUSES_MS = 10_000;

function toModelChoice(
  provider: ModelVendor,
  part: 'VISION' | 'WRITING',
  values: AnalysisProviderVariables,
): ModelChoice {
  const vendor = VENDORS[provider];
  const isAnthropic = provider === 'anthropic';
  const baseUrl = `${(isAnthropic ? values.ANTHROPIC_BASE_URL : values.OPENAI_BASE_URL) ?? vendor.baseUrl}`;
  const isLocal = isLocalUrl(baseUrl);
  const isFree = isLocal && vendor.isFreeLocally;
  const openAiTimeoutMs = values.OPENAI_TIMEOUT_MS ?? (isLocal ? LOCAL_TIMEOUT_MS : REMOTE_TIMEOUT_MS);
  return {
    provider,
    model: `${isAnthropic ? values[`ANTHROPIC_${part}_MODEL`] : values[`OPENAI_${part}_MODEL`]}`,
    baseUrl,
    apiKey: (isAnthropic ? values.ANTHROPIC_API_KEY : values.OPENAI_API_KEY) ?? null,
    apiVersion: values.AZURE_OPENAI_API_VERSION ?? null,
    timeoutMs: isAnthropic ? values.ANTHROPIC_TIMEOUT_MS : openAiTimeoutMs,
    reasoningEffort: values.OPENAI_REASONING_EFFORT ?? null,
    prices: {
      ...FREE_MODELS,
      ...(isFree && FREE_OF_CHARGE),
      ...(isAnthropic ? values.ANTHROPIC_PRICES : values.OPENAI_PRICES),
    },
  };
}
