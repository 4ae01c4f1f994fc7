import { budgetShareVariable } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { FREE_MODELS, GOOGLE_FEATURES, GOOGLE_LIST_PRICES } from '../costs/costs.js';
import type { VisionChoice } from '../vision/create-vision-provider.js';
import type { ModerationChoice } from '../vision/moderated-vision.js';
import type { WritingChoice } from '../writing/create-writing-providers.js';

/** A variable that holds JSON of a given form. */
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
    'must be an address that starts with http:// or https://',
  );
const milliseconds = (defaultMs: number) => z.coerce.number().int().min(100).max(600_000).default(defaultMs);
const usd = z.number().nonnegative();

const OPENAI_URL = 'https://api.openai.com/v1';

/** The variables of the vision and writing providers. All may be absent: then everything is embedded. */
export const analysisProviderVariables = {
  /** Who looks at photos; `auto` takes google, openai or embedded, the first that is configured. */
  VISION_PROVIDER: z.enum(['auto', 'google', 'openai', 'embedded']).default('auto'),
  /** Who judges whether photos may be public; `auto` takes the vision provider's word, else the models on this server. */
  MODERATION_PROVIDER: z.enum(['auto', 'vision', 'local', 'off']).default('auto'),
  /** Who writes; `auto` takes openai when it is configured, else embedded. */
  WRITING_PROVIDER: z.enum(['auto', 'openai', 'embedded']).default('auto'),

  /** An OpenAI-compatible API, with its version in the path. */
  OPENAI_BASE_URL: httpUrl.optional(),
  /** Not needed for an endpoint of your own that asks for none. */
  OPENAI_API_KEY: z.string().optional(),
  /** A model that takes images. */
  OPENAI_VISION_MODEL: z.string().optional(),
  OPENAI_WRITING_MODEL: z.string().optional(),
  /** Decides whether a photo may be public. `none` switches it off; an endpoint without moderation leaves photos unchecked. */
  OPENAI_MODERATION_MODEL: z.string().default('omni-moderation-latest'),
  /** USD per million tokens by model. A model that is missing here is never asked: its price is unknown. */
  OPENAI_PRICES: jsonVariable(
    z.record(z.string(), z.object({ input: usd, output: usd })),
    '{"model": {"input": USD, "output": USD}} per million tokens',
  ).prefault('{}'),
  OPENAI_TIMEOUT_MS: milliseconds(30_000),

  GOOGLE_VISION_API_KEY: z.string().optional(),
  /** File with the key of a service account, in place of an API key. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  /** A proxy in place of Google's address. */
  GOOGLE_VISION_ENDPOINT: httpUrl.optional(),
  /** USD per 1,000 photos by feature, where they differ from the list prices. */
  GOOGLE_VISION_PRICES: jsonVariable(
    z.partialRecord(z.enum(GOOGLE_FEATURES), usd),
    `{"feature": USD} per 1,000 photos, for ${GOOGLE_FEATURES.join(', ')}`,
  ).prefault('{}'),
  GOOGLE_VISION_TIMEOUT_MS: milliseconds(10_000),

  /** For all attempts at one photo or one text together; then the embedded provider takes over. */
  PROVIDER_DEADLINE_MS: milliseconds(40_000),
  /** For all paid calls of a day (UTC); when it is spent, the embedded providers work. */
  BUDGET_DAILY_USD: z.coerce.number().nonnegative().default(5),
  ...budgetShareVariable,
};

export type AnalysisProviderVariables = z.output<z.ZodObject<typeof analysisProviderVariables>>;

const required = (message: string) => z.string(message).min(1, message);
const openAiAccess = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.string().optional(),
};
/** OpenAI itself always wants a key; other endpoints are named by their address and may want none. */
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

/** `auto` replaced by what it stands for. */
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
 * Adds what the chosen providers lack, by the name of each variable. For
 * `z.object({...}).superRefine(providerFaults, AMONG_ALL_FAULTS)`, so that these faults are told together with the
 * others and not only once those are mended.
 */
export function addProviderIssues(values: AnalysisProviderVariables, context: z.RefinementCtx): void {
  const chosen = resolveAuto(values);
  const issues = [visionVariables, writingVariables].flatMap((schema) => schema.safeParse(chosen).error?.issues ?? []);
  const reported = new Set<string>();
  for (const { path, message } of issues) {
    const issue = `${path.map(String).join('.')}: ${message}`;
    // A provider's name that does not exist was reported where it was read.
    if (reported.has(issue) || String(path[0]).endsWith('_PROVIDER')) continue;
    reported.add(issue);
    context.addIssue({ code: 'custom', path, message });
  }
}
export const ALWAYS_REFINE = { when: () => true };

/** The providers an installation has, as their factories take them. */
export interface AnalysisProviderSettings {
  vision: VisionChoice;
  moderation: ModerationChoice;
  writing: WritingChoice;
  /** Milliseconds. */
  deadlineMs: number;
  /** USD. */
  budgetDailyUsd: number;
  /** What part of that one guest or one network may spend, from 0 to 1. */
  visitorShare: number;
}

/** What the variables choose; they have passed {@link addProviderIssues}. */
export function toProviderSettings(values: AnalysisProviderVariables): AnalysisProviderSettings {
  const { VISION_PROVIDER, WRITING_PROVIDER } = resolveAuto(values);
  return {
    vision: toVisionChoice(VISION_PROVIDER, values),
    moderation: values.MODERATION_PROVIDER,
    writing:
      WRITING_PROVIDER === 'openai'
        ? { provider: 'openai', model: `${values.OPENAI_WRITING_MODEL}`, ...toOpenAiChoice(values) }
        : { provider: 'embedded' },
    deadlineMs: values.PROVIDER_DEADLINE_MS,
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
  return {
    baseUrl: values.OPENAI_BASE_URL ?? OPENAI_URL,
    apiKey: values.OPENAI_API_KEY ?? null,
    timeoutMs: values.OPENAI_TIMEOUT_MS,
    prices: { ...FREE_MODELS, ...values.OPENAI_PRICES },
  };
}

function isOpenAiUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname === new URL(OPENAI_URL).hostname;
}
