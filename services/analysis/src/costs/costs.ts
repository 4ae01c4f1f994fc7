/** Cost of one paid call. */
export interface CostEntry {
  /** The vendor that charges, such as `openai`. */
  provider: string;
  model: string | null;
  purpose: 'vision' | 'writing' | 'moderation';
  /** USD. */
  usd: number;
  /** Whether `usd` is the estimate from before the call, because the vendor reported no usage or never responded. */
  estimated: boolean;
}

/**
 * Daily ledger of paid calls, shared by all processes of the service. The estimate of a call is stored before the call.
 * So concurrent calls cannot exceed the budget together, and a call whose process died stays charged.
 */
export interface CostLedger {
  /**
   * Stores the estimate of a call if today's budget (UTC day) covers it.
   * @returns null when the budget does not cover it
   */
  reserve(entry: CostEntry): Promise<ReservedCost | null>;
}

/** Estimate of a call in the ledger. */
export interface ReservedCost {
  /** Replaces the estimate with the actual charge in USD; 0 removes the entry. Must be called once. */
  settle(usd: number, estimated: boolean): Promise<void>;
}

/** USD per million tokens. */
export interface TokenPrice {
  input: number;
  output: number;
}

/** Key of {@link TokenPrices} for all models that are not listed. */
export const ALL_MODELS = '*';

/**
 * Prices by model name. A model with neither a price nor one under {@link ALL_MODELS} is never called: an unknown price
 * counts as an exhausted budget.
 */
export type TokenPrices = Readonly<Record<string, TokenPrice>>;

/**
 * The only model price that is known without configuration: OpenAI's moderation endpoint is free of charge
 * (https://platform.openai.com/docs/guides/moderation).
 */
export const FREE_MODELS: TokenPrices = { 'omni-moderation-latest': { input: 0, output: 0 } };

/** Prices of a model server that the operator runs. */
export const FREE_OF_CHARGE: TokenPrices = { [ALL_MODELS]: { input: 0, output: 0 } };

/** Token counts of one call. */
export interface TokenUsage {
  input: number;
  output: number;
}

/** Returns the cost of a call in USD; null when the price of the model is unknown. */
export function computeTokenCost(prices: TokenPrices, model: string, use: TokenUsage): number | null {
  const price = Object.hasOwn(prices, model) ? prices[model] : prices[ALL_MODELS];
  return price ? (use.input * price.input + use.output * price.output) / 1_000_000 : null;
}

/**
 * Returns an upper bound for the tokens of a text. In practice, a token has at least three UTF-8 bytes; in English,
 * about four (https://platform.openai.com/tokenizer).
 */
export function estimateMaxTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}

/**
 * Returns a lower bound for the tokens of a text. Tokens have three to four UTF-8 bytes on average; in repetitive text,
 * rarely twelve (https://platform.openai.com/tokenizer).
 */
export function estimateMinTokens(text: string): number {
  return Math.floor(Buffer.byteLength(text) / 12);
}

/** Features that one call requests from Google. */
export const GOOGLE_FEATURES = ['landmark', 'label', 'text', 'web', 'safeSearch'] as const;
export type GoogleFeature = (typeof GOOGLE_FEATURES)[number];

/** USD per 1,000 photos, by feature. */
export type GooglePrices = Readonly<Record<GoogleFeature, number>>;

/**
 * List prices from the 1,001st unit of a month (https://cloud.google.com/vision/pricing, read in November 2026). The
 * free first thousand is ignored, because another project of the same account may have used it. Safe search is free
 * when labels are requested too.
 */
export const GOOGLE_LIST_PRICES: GooglePrices = { landmark: 1.5, label: 1.5, text: 1.5, web: 3.5, safeSearch: 0 };

/** Returns the price that Google charges for one photo, in USD. */
export function computeGooglePhotoCost(prices: GooglePrices): number {
  return GOOGLE_FEATURES.reduce((sum, feature) => sum + prices[feature], 0) / 1000;
}
