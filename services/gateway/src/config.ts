import { GEO_PROVIDERS, showsGoogle } from '@placelore/contracts/places/geo-providers.js';
import {
  publicStorageVariable,
  publicUrlVariable,
  readConfig,
  serviceUrlVariables,
  serviceVariables,
} from '@placelore/platform/config/read-config.js';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });

export const gatewayVariables = z.object({
  ...serviceVariables,
  ...serviceUrlVariables,
  ...publicUrlVariable,
  ...publicStorageVariable,
  FRONTEND_URL: httpUrl,
  /** Only asked for its health. */
  WORKER_URL: httpUrl,
  /** Signs the visitor cookie. */
  COOKIE_SECRET: z.string().min(32, 'must be a random secret of at least 32 characters'),
  /** Proxies in front whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** Whether admins may delete jobs in the queue dashboard. */
  QUEUE_DASHBOARD_DELETION: z.enum(['on', 'off']).default('off'),
  /** Whose places the places service shows; the browser's map must be of the same vendor. */
  GEO_PROVIDER: z.enum(GEO_PROVIDERS).default('auto'),
  /** Only whether places has a server key; the key itself is not held here. */
  GOOGLE_MAPS_SERVER_KEY: z
    .string()
    .optional()
    .transform((key) => key !== undefined),
  /** Browser key of Google Maps, restricted by referrer; for installations that show Google's places. */
  GOOGLE_MAPS_BROWSER_KEY: z.string().optional(),
  /** Tiles of an OpenStreetMap-compatible server, with {z}, {x} and {y}. */
  MAPS_TILE_URL: z.string().optional(),
  MAPS_TILE_ATTRIBUTION: z.string().optional(),
  /** A reverse geocoder of BigDataCloud's form that browsers ask about their own position, and nothing else. */
  MAPS_REVERSE_GEOCODER_URL: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional(),
});
export type GatewayConfig = z.output<typeof gatewayVariables>;

/** The browser key of Google Maps, where maps are Google's; null where they are not. */
export const getGoogleMapsKey = (config: GatewayConfig): string | null =>
  (showsGoogle(config.GEO_PROVIDER, config.GOOGLE_MAPS_SERVER_KEY) && config.GOOGLE_MAPS_BROWSER_KEY) || null;

export const readGatewayConfig = (): GatewayConfig => readConfig('gateway', gatewayVariables, process.env);
