import { createHash } from 'node:crypto';
import { CATEGORIES, type Category } from '@placelore/contracts/categories.js';
import { BACKUP_DEFAULTS, type BackupSave } from '@placelore/contracts/discoveries.js';
import { invalidField } from '@placelore/contracts/errors.js';
import { GOOGLE } from '@placelore/contracts/geo-providers.js';
import { normaliseName } from '@placelore/guidebook/names.js';
import { cleanArticleHtml, textOf } from '../articles/article-html.js';
import type { ArticleDraft } from '../articles/article-writing.service.js';
import { composeContent } from '../guides/compose-content.js';
import type { DynamicArticle } from '../guides/dynamic-article.entity.js';
import type { NewDiscovery } from './discoveries.repository.js';

/** What a backup save is made into; whose it is stands elsewhere. */
export interface BackupContent {
  discovery: Omit<NewDiscovery, 'userId' | 'username' | 'visitorId' | 'backupKey'>;
  article: Omit<ArticleDraft, 'discoveryId'>;
}

/** Neither has a photo, and an admin has to approve it. */
const PENDING = { contentSource: 'text_search', isPublic: false } as const;
const NO_PHOTO = {
  analysisId: null,
  exactPlace: null,
  mediaId: null,
  imageUrl: null,
  thumbnailUrl: null,
  safety: 'unchecked',
  moderation: null,
} as const;

const NO_POSITION = { latitude: null, longitude: null };

/** Of a guide that is known here: with its checked texts, its position and its neighbours. */
export function contentOfGuide(guide: DynamicArticle): BackupContent {
  const { title, location, category, nearbyAttractions, writing, verification } = guide;
  // A discovery and its article stay, and positions of Google may not.
  const { latitude, longitude } = guide.placeProvider === GOOGLE ? NO_POSITION : guide;
  return {
    discovery: {
      ...NO_PHOTO,
      title,
      description: guide.description,
      culturalInfo: guide.culturalSignificance,
      category,
      location,
      latitude,
      longitude,
      facts: [],
      nearbyAttractions,
      isPublic: false,
      reviewReasons: [],
      source: PENDING.contentSource,
      writing,
    },
    article: {
      ...PENDING,
      title,
      content: guide.content,
      metaDescription: guide.metaDescription,
      category,
      location,
      latitude: latitude === null ? null : Number(latitude),
      longitude: longitude === null ? null : Number(longitude),
      nearbyAttractions,
      writing,
      verification,
    },
  };
}

/**
 * Of what a page sends about a guide nobody here knows (any more): its texts alone. Nobody can say who wrote them, where
 * the place is, or what is near.
 * @throws ApiError INVALID_INPUT without any text
 */
export function contentOfBody(given: BackupSave): BackupContent {
  const { title, description = '', culturalSignificance = '' } = given;
  const location = given.location ?? BACKUP_DEFAULTS.location;
  const category = categoryNamed(given.category ?? BACKUP_DEFAULTS.category);
  const content = [given.content ?? '', composed(description, culturalSignificance)].find((html) =>
    textOf(cleanArticleHtml(html, title)),
  );
  if (content === undefined) throw invalidField('content', 'is required where there is no description');
  const unplaced = { title, category, location, latitude: null, longitude: null, nearbyAttractions: [], writing: null };
  return {
    discovery: {
      ...NO_PHOTO,
      ...unplaced,
      description,
      culturalInfo: culturalSignificance,
      facts: [],
      isPublic: false,
      reviewReasons: [],
      source: PENDING.contentSource,
    },
    article: { ...PENDING, ...unplaced, content },
  };
}

/** Equal for guides of one title about one place, however they are written. */
export function backupKey({ discovery: { title, location } }: BackupContent): string {
  const words = [title, location].map((text) => normaliseName(text) || text.toLowerCase());
  return createHash('sha256').update(words.join('\n')).digest('hex');
}

/** "Cultural Heritage" and whatever else pages call it is a cultural site. */
function categoryNamed(name: string): Category {
  const words = normaliseName(name);
  return CATEGORIES.find((category) => normaliseName(category) === words) ?? 'Cultural Site';
}

function composed(description: string, culturalSignificance: string): string {
  const nothing = {
    title: '',
    metaDescription: '',
    category: 'Other' as const,
    sections: [],
    travelTips: [],
    facts: [],
  };
  return composeContent({ ...nothing, description, culturalSignificance, bestTimeToVisit: null }, []);
}
