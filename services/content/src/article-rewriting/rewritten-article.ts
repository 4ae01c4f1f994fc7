import type { RewriteRequest } from '@placelore/contracts/article-rewrites.js';
import type { GroundedTexts } from '@placelore/contracts/discoveries.js';
import { locationOf } from '@placelore/contracts/places.js';
import { cleanArticleHtml, textOf } from '../articles/article-html.js';
import { metaDescriptionOf } from '../articles/meta-description.js';
import { composeContent } from '../guides/compose-content.js';
import { verifyGuide } from '../guides/verify-guide.js';
import type { RewriteResult } from './article-rewrite.entity.js';

/**
 * An article about a located place, of texts that are checked against what is known of it. Where only the town around
 * is known, the title is the one that was asked about, and the category nobody's to say.
 */
export function rewrittenArticle({ title: asked }: RewriteRequest, guide: GroundedTexts): RewriteResult {
  const { place, background, neighbours, writing } = guide;
  const { texts, verification } = verifyGuide(guide.texts, { place, background, neighbours });
  const isSight = place.kind === 'landmark';
  const title = isSight ? texts.title : asked;
  const content = cleanArticleHtml(composeContent(texts, neighbours), title);
  return {
    title,
    content,
    metaDescription: texts.metaDescription || metaDescriptionOf(textOf(content)),
    category: isSight ? texts.category : null,
    nearbyAttractions: neighbours,
    location: locationOf(place),
    latitude: place.latitude.toFixed(6),
    longitude: place.longitude.toFixed(6),
    writing,
    verification,
  };
}
