import { budgetShareVariable } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { REASONING_EFFORTS } from '../ai/openai-endpoint.js';
import { FREE_MODELS, FREE_OF_CHARGE, GOOGLE_FEATURES, GOOGLE_LIST_PRICES } from '../costs/costs.js';
import type { VisionChoice } from '../vision/create-vision-provider.js';
import type { ModerationChoice } from '../vision/moderated-vision.js';
import type { WritingChoice } from '../writing/create-writing-providers.js';
import { isLocalUrl } from './local-host.js';

/** Parses a variable that holds JSON of a given form. */
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

const OPENAI_URL = 'https://api.openai.com/v1';

/** The variables of the vision and writing providers. All are optional: without them, everything is embedded. */
export const analysisProviderVariables = {
  /** Provider that observes photos; `auto` selects google, openai or embedded, the first that is configured. */
  VISION_PROVIDER: z.enum(['auto', 'google', 'openai', 'embedded']).default('auto'),
  /**
   * Decides whether photos may be public; `auto` uses the vision provider's verdict, else the models on this server.
   */
  MODERATION_PROVIDER: z.enum(['auto', 'vision', 'local', 'off']).default('auto'),
  /** Provider that writes; `auto` selects openai when it is configured, else embedded. */
  WRITING_PROVIDER: z.enum(['auto', 'openai', 'embedded']).default('auto'),

  /** An OpenAI-compatible API, with its version in the path. */
  OPENAI_BASE_URL: httpUrl.optional(),
  /** Not needed for a custom endpoint without keys. */
  OPENAI_API_KEY: z.string().optional(),
  /** A model that accepts images. */
  OPENAI_VISION_MODEL: z.string().optional(),
  OPENAI_WRITING_MODEL: z.string().optional(),
  /**
   * Decides whether a photo may be public. `none` disables it; an endpoint without moderation leaves photos unchecked.
   */
  OPENAI_MODERATION_MODEL: z.string().default('omni-moderation-latest'),
  /**
   * USD per million tokens by model, `*` for all others, or the word `free`. A model without a price is not called,
   * except on this machine and in its own network, where models are free unless priced.
   */
  OPENAI_PRICES: z
    .string()
    .transform((value) => (value === 'free' ? JSON.stringify(FREE_OF_CHARGE) : value))
    .pipe(
      jsonVariable(
        z.record(z.string(), z.object({ input: usd, output: usd })),
        '{"model": {"input": USD, "output": USD}} per million tokens, or the word free',
      ),
    )
    .prefault('{}'),
  /** Effort of models that reason before they answer. Without it, the model decides. */
  OPENAI_REASONING_EFFORT: z.enum(REASONING_EFFORTS).optional(),
  /** Time limit of one call. Without it 30 s, or 180 s for a server in one's own network. */
  OPENAI_TIMEOUT_MS: milliseconds.optional(),

  GOOGLE_VISION_API_KEY: z.string().optional(),
  /** File with the key of a service account, instead of an API key. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  /** A proxy instead of Google's endpoint. */
  GOOGLE_VISION_ENDPOINT: httpUrl.optional(),
  /** USD per 1,000 photos by feature, where they differ from the list prices. */
  GOOGLE_VISION_PRICES: jsonVariable(
    z.partialRecord(z.enum(GOOGLE_FEATURES), usd),
    `{"feature": USD} per 1,000 photos, for ${GOOGLE_FEATURES.join(', ')}`,
  ).prefault('{}'),
  GOOGLE_VISION_TIMEOUT_MS: milliseconds.default(10_000),

  /**
   * Time limit for all attempts at one photo or one text together; after it, the embedded provider takes over. Without
   * it, 10 s more than one call may take.
   */
  PROVIDER_DEADLINE_MS: milliseconds.optional(),
  /** Budget for all paid calls of a day (UTC); when it is exhausted, the embedded providers take over. */
  BUDGET_DAILY_USD: z.coerce.number().nonnegative().default(5),
  ...budgetShareVariable,
};

export type AnalysisProviderVariables = z.output<z.ZodObject<typeof analysisProviderVariables>>;

const required = (message: string) => z.string(message).min(1, message);
const openAiAccess = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.string().optional(),
};
/** OpenAI itself always requires a key; other endpoints have a URL of their own and may not. */
const hasOpenAiAccess = [
  (values: { OPENAI_API_KEY?: string | undefined; OPENAI_BASE_URL?: string | undefined }) =>
    Boolean(values.OPENAI_API_KEY || (values.OPENAI_BASE_URL && !isOpenAiUrl(values.OPENAI_BASE_URL))),
  { path: ['OPENAI_API_KEY'], message: 'is needed when the provider is openai' },
] as const;

const visionVariables = z.discriminatedUnion('VISION_PROVIDER', [
  z
    .object({
      VISION_PROVIDER: z.literal('google'),
      GOOGLE_VISION_API_KEY: z.string().optional(),
      GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
    })
    .refine((values) => values.GOOGLE_VISION_API_KEY || values.GOOGLE_APPLICATION_CREDENTIALS, {
      path: ['GOOGLE_VISION_API_KEY'],
      message: 'or GOOGLE_APPLICATION_CREDENTIALS is needed when VISION_PROVIDER is google',
      when: () => true,
    }),
  z
    .object({
      VISION_PROVIDER: z.literal('openai'),
      ...openAiAccess,
      OPENAI_VISION_MODEL: required('is needed when VISION_PROVIDER is openai'),
    })
    .refine(hasOpenAiAccess[0], { ...hasOpenAiAccess[1], path: ['OPENAI_API_KEY'], when: () => true }),
  z.object({ VISION_PROVIDER: z.literal('embedded') }),
]);

const writingVariables = z.discriminatedUnion('WRITING_PROVIDER', [
  z
    .object({
      WRITING_PROVIDER: z.literal('openai'),
      ...openAiAccess,
      OPENAI_WRITING_MODEL: required('is needed when WRITING_PROVIDER is openai'),
    })
    .refine(hasOpenAiAccess[0], { ...hasOpenAiAccess[1], path: ['OPENAI_API_KEY'], when: () => true }),
  z.object({ WRITING_PROVIDER: z.literal('embedded') }),
]);

/** Replaces `auto` by the provider it selects. */
function resolveAuto(values: AnalysisProviderVariables): AnalysisProviderVariables {
  const openAi = Boolean(values.OPENAI_API_KEY || values.OPENAI_BASE_URL);
  const vision = () => {
    if (values.GOOGLE_VISION_API_KEY || values.GOOGLE_APPLICATION_CREDENTIALS) return 'google';
    return openAi && values.OPENAI_VISION_MODEL ? 'openai' : 'embedded';
  };
  const writing = () => (openAi && values.OPENAI_WRITING_MODEL ? 'openai' : 'embedded');
  return {
    ...values,
    VISION_PROVIDER: values.VISION_PROVIDER === 'auto' ? vision() : values.VISION_PROVIDER,
    WRITING_PROVIDER: values.WRITING_PROVIDER === 'auto' ? writing() : values.WRITING_PROVIDER,
  };
}

/**
 * Adds an issue for each variable that the selected providers lack. Use it as
 * `z.object({...}).superRefine(addProviderIssues, …)`, so that these issues are reported together with the others and
 * not only after those have been fixed.
 */
export function addProviderIssues(values: AnalysisProviderVariables, context: z.RefinementCtx): void {
  const chosen = resolveAuto(values);
  const issues = [visionVariables, writingVariables].flatMap((schema) => schema.safeParse(chosen).error?.issues ?? []);
  const reported = new Set<string>();
  for (const { path, message } of issues) {
    const issue = `${path.map(String).join('.')}: ${message}`;
    // The name of an unknown provider was already reported by the schema.
    if (reported.has(issue) || String(path[0]).endsWith('_PROVIDER')) continue;
    reported.add(issue);
    context.addIssue({ code: 'custom', path, message });
  }
}
export const ALWAYS_REFINE = { when: () => true };

/** Settings of the providers of an installation, in the form that their factories expect. */
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

/** Converts the variables, which have passed {@link addProviderIssues}, to settings. */
export function toProviderSettings(values: AnalysisProviderVariables): AnalysisProviderSettings {
  const { VISION_PROVIDER, WRITING_PROVIDER } = resolveAuto(values);
  return {
    vision: toVisionChoice(VISION_PROVIDER, values),
    moderation: values.MODERATION_PROVIDER,
    writing:
      WRITING_PROVIDER === 'openai'
        ? { provider: 'openai', model: `${values.OPENAI_WRITING_MODEL}`, ...toOpenAiChoice(values) }
        : { provider: 'embedded' },
    deadlineMs: values.PROVIDER_DEADLINE_MS ?? getOpenAiTimeoutMs(values) + PAUSES_MS,
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
  if (provider === 'openai') {
    const moderation = values.OPENAI_MODERATION_MODEL;
    return {
      provider,
      model: `${values.OPENAI_VISION_MODEL}`,
      moderationModel: moderation === 'none' ? null : moderation,
      ...toOpenAiChoice(values),
    };
  }
  return { provider: 'embedded' };
}

function toOpenAiChoice(values: AnalysisProviderVariables) {
  const baseUrl = values.OPENAI_BASE_URL ?? OPENAI_URL;
  return {
    baseUrl,
    apiKey: values.OPENAI_API_KEY ?? null,
    timeoutMs: getOpenAiTimeoutMs(values),
    reasoningEffort: values.OPENAI_REASONING_EFFORT ?? null,
    prices: { ...FREE_MODELS, ...(isLocalUrl(baseUrl) && FREE_OF_CHARGE), ...values.OPENAI_PRICES },
  };
}

/** A model on a machine without a large graphics card may need minutes, and reloads its weights for the first call. */
const LOCAL_TIMEOUT_MS = 180_000;
const REMOTE_TIMEOUT_MS = 30_000;
/** What the deadline adds to one call: the pauses between attempts that fail at once. */
const PAUSES_MS = 10_000;

function getOpenAiTimeoutMs({ OPENAI_TIMEOUT_MS: set, OPENAI_BASE_URL: url }: AnalysisProviderVariables): number {
  return set ?? (url !== undefined && isLocalUrl(url) ? LOCAL_TIMEOUT_MS : REMOTE_TIMEOUT_MS);
}

function isOpenAiUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname === new URL(OPENAI_URL).hostname;
}
