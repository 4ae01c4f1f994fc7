import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import { isWrittenByModel } from '@placelore/contracts/analysis/writing-label.js';
import type { VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { formatLocation } from '@placelore/contracts/places/places.js';
import type { ArticleDraft } from '../../articles/core/article-mutations.service.js';
import { composeContent } from '../../fact-check/compose-content.js';
import { stripPlaceClaims, verifyGuide } from '../../fact-check/verify-guide.js';
import type { Discovery } from '../core/discovery.entity.js';

/**
 * Builds the article about a discovery. For a located place its texts are checked against the place's facts, and
 * position and nearby attractions are the place's; the title is the sight's name or, when only the town is known, the
 * discovery's.
 * @param guide null when nothing could be located: then the discovery's texts are used, without a position
 */
export function toArticleDraft(discovery: Discovery, guide: VerifiedTexts | null): ArticleDraft {
  const commonFields = {
    imageUrl: discovery.imageUrl ?? '',
    thumbnailUrl: discovery.thumbnailUrl,
    contentSource: discovery.mediaId === null ? ('text_search' as const) : ('photo_upload' as const),
    isPublic: discovery.isPublic,
    discoveryId: discovery.id,
  };
  return { ...commonFields, ...(guide ? toLocatedFields(discovery, guide) : toUnlocatedFields(discovery)) };
}

type WrittenFields = Omit<ArticleDraft, 'imageUrl' | 'thumbnailUrl' | 'contentSource' | 'isPublic' | 'discoveryId'>;

function toLocatedFields(discovery: Discovery, guide: VerifiedTexts): WrittenFields {
  const { place, background, neighbors: nearbyAttractions } = guide;
  const { texts, verification } = verifyGuide(guide.texts, { place, background, nearbyAttractions });
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
    nearbyAttractions: nearbyAttractions,
    writing: chooseProvenance(guide.writing, discovery.writing),
    verification,
    knowledge: background,
  };
}

function toUnlocatedFields(discovery: Discovery): WrittenFields {
  const { title, category, location, writing } = discovery;
  const { texts, verification } = stripPlaceClaims({
    title,
    metaDescription: '',
    description: discovery.description,
    category,
    culturalSignificance: discovery.culturalInfo === discovery.description ? '' : discovery.culturalInfo,
    sections: [],
    travelTips: [],
    bestTimeToVisit: null,
    facts: discovery.facts,
  });
  const content = composeContent(texts, []);
  return {
    title,
    placeType: null,
    content: content || composeContent({ ...texts, description: `${title}.` }, []),
    category,
    location,
    latitude: null,
    longitude: null,
    nearbyAttractions: [],
    writing,
    verification,
    knowledge: discovery.knowledge,
  };
}

/** Texts composed by rules from a model's description of the photo count as that model's. */
function chooseProvenance(guide: Provenance, discovery: Provenance | null): Provenance {
  return discovery && isWrittenByModel(discovery) && !isWrittenByModel(guide)
    ? { ...discovery, note: guide.note }
    : guide;
}
