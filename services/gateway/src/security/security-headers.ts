import type { IncomingMessage, ServerResponse } from 'node:http';
import { seo } from '@placelore/contracts/content/seo.js';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { type GatewayConfig, getGoogleMapsKey } from '../config.js';

/**
 * What AMP documents may load: the AMP runtime with its components and workers (which write style elements), images of
 * this origin, and frames, which the documents sandbox.
 */
const AMP_POLICY = [
  "default-src 'none'",
  'script-src blob: https://cdn.ampproject.org/v0.js https://cdn.ampproject.org/v0/ https://cdn.ampproject.org/rtv/',
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' https://cdn.ampproject.org",
  'frame-src https:',
  'worker-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/**
 * Sources of Google Maps by directive, after the allowlist in Google's "Content Security Policy Guide" for the Maps
 * JavaScript API, without what its raster tiles do not need (frames, evaluated code). Inline styles are allowed,
 * because Google's style elements would need a nonce, which pages in the cache cannot have.
 */
const GOOGLE_MAPS = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  'worker-src': ['blob:'],
} as const;

/**
 * Adds the security headers to every response. Pages may load from this origin only, with three configured exceptions:
 * uploads to an object store that browsers reach, positions to a reverse geocoder, and Google's hosts when maps are
 * Google's.
 */
export function registerSecurityHeaders(fastify: FastifyInstance, config: GatewayConfig): void {
  const https = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const google = (directive: keyof typeof GOOGLE_MAPS): readonly string[] =>
    getGoogleMapsKey(config) === null ? [] : GOOGLE_MAPS[directive];
  const headers = buildHelmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...google('script-src')],
        'style-src': ["'self'", ...google('style-src')],
        'img-src': ["'self'", 'data:', 'blob:', ...google('img-src')],
        'font-src': ["'self'", ...google('font-src')],
        'connect-src': [
          "'self'",
          ...toOrigins(config.S3_PUBLIC_ENDPOINT),
          ...toOrigins(config.MAPS_REVERSE_GEOCODER_URL),
          ...google('connect-src'),
        ],
        'media-src': ["'self'", 'blob:'],
        'worker-src': ["'self'", ...google('worker-src')],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  });
  headers['permissions-policy'] = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()';
  const ampHeaders = { ...headers, 'content-security-policy': AMP_POLICY };
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.url === seo.amp.path ? ampHeaders : headers);
    done();
  });
}

/**
 * Returns the headers that helmet sets. They are computed once, because computing them for each response took a fifth
 * of the gateway's time.
 */
function buildHelmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

const toOrigins = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);
