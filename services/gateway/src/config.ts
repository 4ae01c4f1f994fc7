import { GEO_PROVIDERS, showsGoogle } from '@placelore/contracts/places/geo-providers.js';
import {
  publicStorageVariable,
  publicUrlVariable,
  readConfig,
  serviceUrlVariables,
  serviceVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';
import { type LaneSizes, parseLaneSizes } from './limits/lanes.js';

const httpUrl = z.url({ protocol: /^https?$/ });

export const gatewayVariables = z.object({
  ...serviceVariables,
  ...serviceUrlVariables,
  ...publicUrlVariable,
  ...publicStorageVariable,
  FRONTEND_URL: httpUrl,
  /** Used only to read the worker's health. */
  WORKER_URL: httpUrl,
  /** Secret that signs the visitor cookie. */
  COOKIE_SECRET: z.string().min(32, 'must be a random secret of at least 32 characters'),
  /** Number of requests per lane that one gateway works on at the same time, as `search:8,signIn:4`. */
  LANE_SIZES: z
    .string()
    .default('')
    .transform(parseLaneSizes)
    .refine((sizes) => sizes !== null, 'must be classes with sizes, such as search:8,signIn:4')
    .transform((sizes): LaneSizes => sizes ?? {}),
  /** Number of proxies in front whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** Whether admins may delete jobs in the queue dashboard. */
  QUEUE_DASHBOARD_DELETION: z.enum(['on', 'off']).default('off'),
  /** Geo provider of the places service; the browser's map must be of the same vendor. */
  GEO_PROVIDER: z.enum(GEO_PROVIDERS).default('auto'),
  /** Used only to know whether places has a server key; the key itself is not stored here. */
  GOOGLE_MAPS_SERVER_KEY: z
    .string()
    .optional()
    .transform((key) => key !== undefined),
  /** Used only to know whether open services are on; the contact itself is not stored here. */
  OPEN_SERVICES_CONTACT: z
    .string()
    .optional()
    .transform((contact) => contact !== undefined),
  /** Browser key of Google Maps, restricted by referrer; for installations that show Google's places. */
  GOOGLE_MAPS_BROWSER_KEY: z.string().optional(),
  /** Google's id of a map with the operator's style; Google documents this one for maps without a style. */
  GOOGLE_MAPS_MAP_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a map at Google: letters, digits, dashes')
    .default('DEMO_MAP_ID'),
  /** Reverse geocoder with BigDataCloud's API, which browsers query for their own position only. */
  MAPS_REVERSE_GEOCODER_URL: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional(),
});
export type GatewayConfig = z.output<typeof gatewayVariables>;

/** Returns the browser key of Google Maps when maps are Google's, otherwise null. */
export const getGoogleMapsKey = (config: GatewayConfig): string | null =>
  (showsGoogle(config.GEO_PROVIDER, config.GOOGLE_MAPS_SERVER_KEY) && config.GOOGLE_MAPS_BROWSER_KEY) || null;

export const readGatewayConfig = (): GatewayConfig => readConfig('gateway', gatewayVariables, process.env);
