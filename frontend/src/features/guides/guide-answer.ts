import type { GuideResponse } from '@placelore/contracts/guides.js';

/**
 * What the API answered to a request for a guide, if it is one: something between here and there may have answered in
 * its place.
 * @throws Error with the name of the fault
 */
export function parseGuideResponse(response: unknown): GuideResponse {
  if (typeof response !== 'object' || response === null) throw new Error('Invalid response format');
  const { article, url } = response as { article?: unknown; url?: unknown };
  const isGuide = typeof article === 'object' && article !== null;
  if (!isGuide && typeof url !== 'string') throw new Error('Unexpected response format');
  return response as GuideResponse;
}
