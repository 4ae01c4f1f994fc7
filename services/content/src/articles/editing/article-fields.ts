import type { articleFields } from '@placelore/contracts/content/articles/article-fields.js';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import { isBlank } from '@placelore/contracts/core/text.js';
import type { z } from 'zod';
import { cleanArticleHtml, extractText } from '../core/article-html.js';
import type { ArticleEdit } from '../core/article-mutations.service.js';
import { buildMetaDescription } from '../core/article-text.js';

type Fields = z.output<typeof articleFields>;

/**
 * Converts the submitted fields, without the image, to changes of an article.
 * @param before the article's title and text; empty for a new one
 * @throws ApiError INVALID_INPUT naming the field: title and content are required, and half a position is invalid
 */
export function toArticleEdit(fields: Fields, before: { title: string; content: string }): ArticleEdit {
  const { title = before.title, content = before.content } = fields;
  const cleaned = cleanArticleHtml(content, title);
  assertTitleAndContent(title, cleaned);
  assertCompletePosition(fields);
  const { slug, metaDescription, category, location, nearbyAttractions, contentSource } = fields;
  const { latitude, longitude } = fields;
  return {
    ...(fields.title !== undefined && { title }),
    ...(fields.content !== undefined && { content: cleaned }),
    ...(slug !== undefined && { slug }),
    ...(metaDescription !== undefined && {
      metaDescription: metaDescription || buildMetaDescription(extractText(cleaned)),
    }),
    ...(category !== undefined && { category }),
    ...(location !== undefined && { location }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    ...(nearbyAttractions !== undefined && { nearbyAttractions }),
    ...(contentSource !== undefined && { contentSource }),
  };
}

/** Requires a title and content; the content may consist of images only. */
function assertTitleAndContent(title: string, cleaned: string): void {
  const missing = [
    ...(isBlank(title) ? ['title'] : []),
    ...(extractText(cleaned) === '' && !cleaned.includes('<img') ? ['content'] : []),
  ];
  if (missing.length === 0) return;
  throw new ApiError('INVALID_INPUT', {
    message: 'Title and content are required',
    details: missing.map((field) => ({ field, message: 'is required' })),
  });
}

function assertCompletePosition({ latitude, longitude }: Fields): void {
  if ((latitude ?? null) === null && (longitude ?? null) !== null) throw incompletePositionError('latitude');
  if ((longitude ?? null) === null && (latitude ?? null) !== null) throw incompletePositionError('longitude');
  // Null for one half of the position removes both, so the other half must not be left out.
  if (latitude === undefined && longitude === null) throw incompletePositionError('latitude');
  if (longitude === undefined && latitude === null) throw incompletePositionError('longitude');
}

const incompletePositionError = (field: string): ApiError =>
  invalidField(field, 'is required with the other half of the position');
