import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import { isWrittenByModel } from '@placelore/contracts/analysis/writing-label.js';
import { markSentences } from '@placelore/contracts/content/citations/mark-sentences.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { escapeMarkup } from '@placelore/contracts/core/markup.js';
import { formatLocation } from '@placelore/contracts/places/places.js';
import type { ArticleDraft } from '../../articles/core/article-mutations.service.js';
import { composeContent } from '../../fact-check/compose-content.js';
import type { CheckedTexts } from '../../fact-check/text-checker.js';
import { isThinText } from '../../fact-check/thin-text.js';
import type { Discovery } from '../core/discovery.entity.js';

/** Place, neighbors and author of a guide, with its checked texts. */
export type CheckedGuide = Omit<VerifiedTexts, 'texts'> & CheckedTexts;

/**
 * Builds the article about a discovery. For a located place, position and nearby attractions are the place's. The title
 * is the sight's name or, if only the town is known, the discovery's. A thin article is not public: an admin decides
 * about it.
 * @param guide null when nothing could be located; the discovery's texts are then used, without a position
 */
export function toArticleDraft(discovery: Discovery, guide: CheckedGuide | null): ArticleDraft {
  const fields = guide ? toLocatedFields(discovery, guide) : toUnlocatedFields(discovery);
  return {
    ...fields,
    imageUrl: discovery.imageUrl ?? '',
    thumbnailUrl: discovery.thumbnailUrl,
    contentSource: discovery.mediaId === null ? ('text_search' as const) : ('photo_upload' as const),
    isPublic: discovery.isPublic && !isThinText(fields.knowledge ?? null, fields.verification ?? null),
    discoveryId: discovery.id,
  };
}

type WrittenFields = Omit<ArticleDraft, 'imageUrl' | 'thumbnailUrl' | 'contentSource' | 'isPublic' | 'discoveryId'>;

function toLocatedFields(discovery: Discovery, guide: CheckedGuide): WrittenFields {
  const { place, background, neighbors: nearbyAttractions, texts, verification } = guide;
  const isLandmark = place.kind === 'landmark';
  return {
    title: isLandmark ? texts.title : discovery.title,
    content: composeContent(texts, nearbyAttractions),
    metaDescription: texts.metaDescription,
    category: isLandmark ? texts.category : discovery.category,
    placeType: place.placeType ?? null,
    location: formatLocation(place),
    latitude: place.latitude,
    longitude: place.longitude,
    nearbyAttractions,
    writing: chooseProvenance(guide.writing, discovery.writing),
    verification,
    knowledge: background,
  };
}

/**
 * Uses the discovery's texts. They were checked when the photo was analyzed; sentences without a grade are left out.
 */
function toUnlocatedFields(discovery: Discovery): WrittenFields {
  const { title, category, location, writing, knowledge, verification, ...texts } = discovery;
  const keep = (text: string) => keepGraded(text, verification);
  const description = keep(texts.description);
  const culturalInfo = keep(texts.culturalInfo);
  const content = composeContent(
    {
      title,
      metaDescription: '',
      description,
      category,
      culturalSignificance: culturalInfo === description ? '' : culturalInfo,
      sections: [],
      travelTips: [],
      bestTimeToVisit: null,
      facts: texts.facts.map(keep),
    },
    [],
  );
  return {
    title,
    placeType: null,
    content: content || `<p>${escapeMarkup(title)}.</p>`,
    category,
    location,
    latitude: null,
    longitude: null,
    nearbyAttractions: [],
    writing,
    verification,
    knowledge,
  };
}

/** Returns the graded sentences of a text, by paragraph. */
function keepGraded(text: string, verification: TextVerification | null): string {
  const keepSentences = (paragraph: string) =>
    markSentences(paragraph, verification?.sentences ?? [])
      .filter(({ sentence }) => sentence !== null)
      .map((part) => part.text)
      .join(' ');
  return text
    .split(/\n\s*\n/)
    .map(keepSentences)
    .filter(Boolean)
    .join('\n\n');
}

/** Credits the model that described the photo, if the embedded writer composed the guide from that description. */
function chooseProvenance(guide: Provenance, discovery: Provenance | null): Provenance {
  return discovery && isWrittenByModel(discovery) && !isWrittenByModel(guide)
    ? { ...discovery, note: guide.note }
    : guide;
}
