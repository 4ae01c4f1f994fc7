import { z } from 'zod';
import { route } from '../core/route.js';

export const partHealth = z.object({
  name: z.string(),
  ok: z.boolean(),
  /** Problem in words that help operators, only for admins. Never contains a URL or a secret. */
  detail: z.string().optional(),
});
export type PartHealth = z.infer<typeof partHealth>;

/** `ok` means that the service can answer. Some parts may fail, because it can read without them. */
export const serviceHealth = z.object({ service: z.string(), ok: z.boolean(), parts: z.array(partHealth) });
export type ServiceHealth = z.infer<typeof serviceHealth>;

export const productHealth = z.object({
  ok: z.boolean(),
  version: z.string(),
  services: z.array(serviceHealth),
});
export type ProductHealth = z.infer<typeof productHealth>;

/** Settings of this installation for the browser. */
export const clientConfig = z.object({
  /** Browser key, restricted by referrer; null unless maps are from Google. */
  googleMapsApiKey: z.string().nullable(),
  /** Google's map id, which its markers require. */
  googleMapsMapId: z.string(),
  /** Third party that the browser asks for the name of the device's position; null if only this product is asked. */
  reverseGeocoderUrl: z.string().nullable(),
  /** Whether the operator turned on the open services: maps, photos and facts of OpenStreetMap and Wikimedia. */
  hasOpenServices: z.boolean(),
  imageMaxBytes: z.number().int(),
});
export type ClientConfig = z.infer<typeof clientConfig>;

export const system = {
  health: route({
    id: 'system.health',
    service: 'gateway',
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Returns the health of every service and its parts, to admins with the reasons; 503 when one fails',
    response: productHealth,
  }),
  config: route({
    id: 'system.config',
    service: 'gateway',
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'Returns the installation’s settings for the browser',
    response: clientConfig,
  }),
  openapi: route({
    id: 'system.openapi',
    service: 'gateway',
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'Returns this document',
    response: z.looseObject({ openapi: z.string() }),
  }),
} as const;
