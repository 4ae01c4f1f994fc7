import { ATTRIBUTION_HEADER, DEGRADED_HEADER, PROVIDER_HEADER } from '@placelore/contracts/maps.js';
import type { FastifyReply } from 'fastify';
import type { ProviderResult } from './answer.js';
import { GOOGLE } from './google/google-geo.js';

/** Seconds an answer may be kept by anyone; the word of a stand-in only until the chosen provider may be back. */
const MAX_AGE_SECONDS = { default: 300, degraded: 30 };

/** Whether a browser, or a proxy on the way to it, may keep an answer: Google's terms let nobody. */
export const isStorable = (provider: string): boolean => provider !== GOOGLE;

/** Says who answered and how long the answer may be kept. */
export function setProviderHeaders(
  reply: FastifyReply,
  { provider, degraded, attribution }: Omit<ProviderResult<unknown>, 'value'>,
): void {
  reply
    .header(PROVIDER_HEADER, provider)
    .header(DEGRADED_HEADER, String(degraded))
    .header('cache-control', isStorable(provider) ? formatCacheControl(degraded) : 'private, no-store');
  if (attribution !== null) reply.header(ATTRIBUTION_HEADER, toAsciiHeader(attribution));
}

const formatCacheControl = (degraded: boolean) =>
  `public, max-age=${degraded ? MAX_AGE_SECONDS.degraded : MAX_AGE_SECONDS.default}`;

/** Headers carry ASCII alone. */
const toAsciiHeader = (text: string) => text.replaceAll('©', '(c)').replace(/[^\x20-\x7e]/g, '');
