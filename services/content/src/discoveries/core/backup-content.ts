import { createHash } from 'node:crypto';
import { BACKUP_DEFAULTS, type BackupSave } from '@placelore/contracts/content/backup-save.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import { invalidField } from '@placelore/contracts/core/errors.js';
import { CATEGORIES, type Category } from '@placelore/contracts/places/categories.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import { GOOGLE_PROVIDER } from '@placelore/contracts/places/geo-providers.js';
import { normalizeName } from '@placelore/guidebook/names/name-keys.js';
import { cleanArticleHtml, extractText } from '../../articles/core/article-html.js';
import type { ArticleDraft } from '../../articles/core/article-mutations.service.js';
import { composeContent } from '../../fact-check/compose-content.js';
import type { DynamicArticle } from '../../guides/dynamic-article.entity.js';
import type { NewDiscovery } from './discoveries.repository.js';

/** Content of a backup save; its owner is stored separately. */
export interface BackupContent {
  discovery: Omit<NewDiscovery, 'userId' | 'username' | 'visitorId' | 'backupKey'>;
  article: Omit<ArticleDraft, 'discoveryId'>;
}

/** A backup has no photo, and an admin has to approve it. */
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

/** Builds the content from a known guide, with its verified texts, position and nearby attractions. */
export function contentFromGuide(guide: DynamicArticle): BackupContent {
  const { title, location, category, nearbyAttractions, writing } = guide;
  const isFromGoogle = guide.placeProvider === GOOGLE_PROVIDER;
  // Discoveries and articles are permanent, and positions of Google must not be.
  const { latitude, longitude } = isFromGoogle ? NO_POSITION : guide;
  const { knowledge, verification } = isFromGoogle ? omitPositions(guide) : guide;
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
      isKeptPrivate: false,
      reviewReasons: [],
      identified: true,
      confidence: null,
      source: PENDING.contentSource,
      writing,
      knowledge,
      verification,
    },
    article: {
      ...PENDING,
      title,
      content: guide.content,
      metaDescription: guide.metaDescription,
      category,
      placeType: guide.placeType,
      location,
      latitude: latitude === null ? null : Number(latitude),
      longitude: longitude === null ? null : Number(longitude),
      nearbyAttractions,
      ...getPhoto(guide),
      writing,
      verification,
      knowledge,
    },
  };
}

/** Returns the guide's photo, which its article keeps; a cover depends on what the article says. */
const getPhoto = ({ imageUrl, thumbnailUrl, imageCredit }: DynamicArticle) =>
  imageCredit === null ? {} : { imageUrl, thumbnailUrl, imageCredit };

/**
 * Returns the facts that state no position or distance, under their ids, with their sources. A sentence that rests on
 * the others alone is not sourced any more.
 */
function omitPositions({ knowledge, verification }: Pick<DynamicArticle, 'knowledge' | 'verification'>): {
  knowledge: PlaceKnowledge;
  verification: TextVerification;
} {
  const facts = knowledge.facts.filter(({ kind }) => kind !== 'location' && kind !== 'nearby');
  const factIds = new Set(facts.map(({ id }) => id));
  const sourceIds = new Set(facts.map(({ sourceId }) => sourceId));
  const sentences = verification.sentences.map((sentence) => {
    const kept = sentence.facts.filter((id) => factIds.has(id));
    return { ...sentence, facts: kept, grade: kept.length === 0 ? ('general' as const) : sentence.grade };
  });
  return {
    knowledge: { facts, sources: knowledge.sources.filter(({ id }) => sourceIds.has(id)) },
    verification: { ...verification, sentences },
  };
}

/**
 * Builds the content from a page's texts about an unknown or expired guide. Their author, the place's position and
 * nearby attractions are unknown.
 * @throws ApiError INVALID_INPUT without any text
 */
export function contentFromBody(backup: BackupSave): BackupContent {
  const { title, description = '', culturalSignificance = '' } = backup;
  const location = backup.location ?? BACKUP_DEFAULTS.location;
  const category = parseCategory(backup.category ?? BACKUP_DEFAULTS.category);
  const content = [backup.content ?? '', composeHtml(description, culturalSignificance)].find((html) =>
    extractText(cleanArticleHtml(html, title)),
  );
  if (content === undefined) throw invalidField('content', 'is required where there is no description');
  const unlocatedFields = {
    title,
    category,
    location,
    latitude: null,
    longitude: null,
    nearbyAttractions: [],
    writing: null,
    knowledge: null,
    verification: null,
  };
  return {
    discovery: {
      ...NO_PHOTO,
      ...unlocatedFields,
      description,
      culturalInfo: culturalSignificance,
      facts: [],
      isPublic: false,
      isKeptPrivate: false,
      reviewReasons: [],
      identified: true,
      confidence: null,
      source: PENDING.contentSource,
    },
    article: { ...PENDING, ...unlocatedFields, content },
  };
}

/** Returns the same key for guides of one title about one place, however they are written. */
export function computeBackupKey({ discovery: { title, location } }: BackupContent): string {
  const normalizedParts = [title, location].map((text) => normalizeName(text) || text.toLowerCase());
  return createHash('sha256').update(normalizedParts.join('\n')).digest('hex');
}

/** Pages also send "Cultural Heritage" and other names, which become a cultural site. */
function parseCategory(name: string): Category {
  const normalizedName = normalizeName(name);
  return CATEGORIES.find((category) => normalizeName(category) === normalizedName) ?? 'Cultural Site';
}

function composeHtml(description: string, culturalSignificance: string): string {
  const emptyTexts = {
    title: '',
    metaDescription: '',
    category: 'Other' as const,
    sections: [],
    travelTips: [],
    facts: [],
  };
  return composeContent({ ...emptyTexts, description, culturalSignificance, bestTimeToVisit: null }, []);
}
