import { budgetShareVariable } from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { type GooglePrices, LIST_PRICES, SKUS } from './google-prices.js';

const urlVariable = z
  .string()
  .refine(
    (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
    'must be a URL that starts with http:// or https://',
  )
  .optional();

const PRICES_FORM = `must be JSON: {"sku": USD or null} per 1,000 calls, for ${SKUS.join(', ')}`;
const prices = z
  .string()
  .transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: PRICES_FORM });
      return z.NEVER;
    }
  })
  .pipe(z.partialRecord(z.enum(SKUS), z.number().nonnegative().nullable(), PRICES_FORM))
  .prefault('{}');

export const googleVariables = {
  /** Key for calls from this server, restricted by IP address; never sent to a browser. */
  GOOGLE_MAPS_SERVER_KEY: z.string().optional(),
  /** Secret for signing URLs of static maps, in Google's format: base64 with `-` and `_`. */
  GOOGLE_MAPS_SIGNING_SECRET: z
    .string()
    .regex(/^[\w-]{16,}=*$/, 'must be the URL signing secret of Google, in base64 with - and _')
    .optional(),
  /** Uses Nearby Search and Directions from before 2025, for projects that have only these. */
  GOOGLE_MAPS_LEGACY: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /**
   * Whether Google's terms for the European Economic Area apply. They forbid content of the Places API on any map, and
   * permit nine uses, none of which is a travel guide. If they apply, this API is never called.
   * https://cloud.google.com/terms/maps-platform/eea-places-api-permitted-uses
   */
  GOOGLE_PLACES_EEA: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  /** Proxies that replace Google's endpoints. For the first two, only protocol, host and port are used. */
  GOOGLE_PLACES_ENDPOINT: urlVariable,
  GOOGLE_ROUTES_ENDPOINT: urlVariable,
  /** Endpoint of geocoding, static maps and the legacy calls. */
  GOOGLE_MAPS_ENDPOINT: urlVariable,
  /**
   * USD per 1,000 calls that differ from the list prices; null for an unknown price, which counts as an exhausted
   * budget.
   */
  GOOGLE_MAPS_PRICES: prices,
  /** Maximum total cost in USD of the paid calls of a day (UTC). When it is reached, the embedded data is used. */
  GEO_BUDGET_DAILY_USD: z.coerce.number().nonnegative().default(5),
  ...budgetShareVariable,
};
export type GoogleVariables = z.output<z.ZodObject<typeof googleVariables>>;

export interface GoogleSettings {
  serverKey: string;
  signingSecret: string | null;
  legacy: boolean;
  /** Whether the terms for the European Economic Area apply. */
  eea: boolean;
  placesUrl: string;
  routesUrl: string;
  mapsUrl: string;
  prices: GooglePrices;
  /** In USD. */
  dailyBudgetUsd: number;
  /** Share of the budget that one guest or one network may spend, from 0 to 1. */
  visitorShare: number;
}

/** Returns the variables that are missing for Google as the provider, each with a message. */
export const findGoogleIssues = (variables: GoogleVariables): { variable: string; message: string }[] =>
  variables.GOOGLE_MAPS_SERVER_KEY
    ? []
    : [{ variable: 'GOOGLE_MAPS_SERVER_KEY', message: 'is needed when GEO_PROVIDER is google' }];

/** Converts variables that have passed {@link findGoogleIssues}. */
export function toGoogleSettings(variables: GoogleVariables): GoogleSettings {
  return {
    serverKey: variables.GOOGLE_MAPS_SERVER_KEY ?? '',
    signingSecret: variables.GOOGLE_MAPS_SIGNING_SECRET ?? null,
    legacy: variables.GOOGLE_MAPS_LEGACY,
    eea: variables.GOOGLE_PLACES_EEA,
    placesUrl: variables.GOOGLE_PLACES_ENDPOINT ?? 'https://places.googleapis.com',
    routesUrl: variables.GOOGLE_ROUTES_ENDPOINT ?? 'https://routes.googleapis.com',
    mapsUrl: (variables.GOOGLE_MAPS_ENDPOINT ?? 'https://maps.googleapis.com').replace(/\/+$/, ''),
    prices: { ...LIST_PRICES, ...variables.GOOGLE_MAPS_PRICES },
    dailyBudgetUsd: variables.GEO_BUDGET_DAILY_USD,
    visitorShare: variables.BUDGET_VISITOR_SHARE,
  };
}
