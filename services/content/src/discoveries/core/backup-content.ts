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

/** Content of a backup save, without its owner. */
export interface BackupContent {
  discovery: Omit<NewDiscovery, 'userId' | 'username' | 'visitorId' | 'backupKey'>;
  article: Omit<ArticleDraft, 'discoveryId'>;
}

/** A backup is private until an admin approves it, and has no photo. */
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
  // Positions from Google must not be stored permanently, but discoveries and articles are permanent.
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

/**
 * Returns the guide's photo, which its article takes over. A cover is not taken over, because it depends on the
 * article.
 */
const getPhoto = ({ imageUrl, thumbnailUrl, imageCredit }: DynamicArticle) =>
  imageCredit === null ? {} : { imageUrl, thumbnailUrl, imageCredit };

/**
 * Removes the facts that state a position or distance; the others keep their ids and sources. A sentence that cites
 * only removed facts is no longer graded as sourced.
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
 * Builds the content from the texts that a page sends, when its guide is unknown or has expired. Author, position and
 * nearby attractions are then unknown.
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

/** Returns the same key for guides with one title about one place, however these are written. */
export function computeBackupKey({ discovery: { title, location } }: BackupContent): string {
  const normalizedParts = [title, location].map((text) => normalizeName(text) || text.toLowerCase());
  return createHash('sha256').update(normalizedParts.join('\n')).digest('hex');
}

/** Parses a category. Pages also send other names, such as "Cultural Heritage", which become a cultural site. */
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
