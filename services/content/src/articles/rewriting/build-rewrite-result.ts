import type { RewriteRequest } from '@placelore/contracts/content/articles/article-rewrites.js';
import type { VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { formatLocation } from '@placelore/contracts/places/places.js';
import { composeContent } from '../../fact-check/compose-content.js';
import type { CheckedTexts } from '../../fact-check/text-checker.js';
import { cleanArticleHtml, extractText } from '../core/article-html.js';
import { buildMetaDescription } from '../core/article-text.js';
import type { RewriteResult } from './article-rewrite.entity.js';

/**
 * Builds an article about a located place from texts that were checked against the place's facts. If only the town is
 * known, the title is the requested one, and the category stays unset.
 */
export function buildRewriteResult(
  { title: requestedTitle }: RewriteRequest,
  { place, background, neighbors, writing }: Omit<VerifiedTexts, 'texts'>,
  { texts, verification }: CheckedTexts,
): RewriteResult {
  const isLandmark = place.kind === 'landmark';
  const title = isLandmark ? texts.title : requestedTitle;
  const content = cleanArticleHtml(composeContent(texts, neighbors), title);
  return {
    title,
    content,
    metaDescription: texts.metaDescription || buildMetaDescription(extractText(content)),
    category: isLandmark ? texts.category : null,
    nearbyAttractions: neighbors,
    location: formatLocation(place),
    latitude: place.latitude.toFixed(6),
    longitude: place.longitude.toFixed(6),
    writing,
    verification,
    knowledge: background,
  };
}
