import type { Provenance } from '@placelore/contracts/analyses.js';
import type { GroundedTexts } from '@placelore/contracts/discoveries.js';
import { locationOf } from '@placelore/contracts/places.js';
import { isByModel } from '@placelore/contracts/writing-label.js';
import type { ArticleDraft } from '../articles/article-writing.service.js';
import { composeContent } from '../guides/compose-content.js';
import { verifyGuide, withoutClaimsOfPlace } from '../guides/verify-guide.js';
import type { Discovery } from './discovery.entity.js';

/**
 * The article about a discovery. With a located place its texts are checked against what is known of that, and position
 * and neighbours are its own; the title is the sight's name, or, where only the town around is known, the discovery's.
 * @param guide null where nothing could be located: then it is made of the discovery's texts, without a position
 */
export function articleOf(discovery: Discovery, guide: GroundedTexts | null): ArticleDraft {
  const common = {
    imageUrl: discovery.imageUrl ?? '',
    thumbnailUrl: discovery.thumbnailUrl,
    contentSource: discovery.mediaId === null ? ('text_search' as const) : ('photo_upload' as const),
    isPublic: discovery.isPublic,
    discoveryId: discovery.id,
  };
  return { ...common, ...(guide ? located(discovery, guide) : unlocated(discovery)) };
}

type Written = Omit<ArticleDraft, 'imageUrl' | 'thumbnailUrl' | 'contentSource' | 'isPublic' | 'discoveryId'>;

function located(discovery: Discovery, guide: GroundedTexts): Written {
  const { place, background, neighbours } = guide;
  const { texts, verification } = verifyGuide(guide.texts, { place, background, neighbours });
  const isSight = place.kind === 'landmark';
  return {
    title: isSight ? texts.title : discovery.title,
    content: composeContent(texts, neighbours),
    metaDescription: texts.metaDescription,
    category: isSight ? texts.category : discovery.category,
    location: locationOf(place),
    latitude: place.latitude,
    longitude: place.longitude,
    nearbyAttractions: neighbours,
    writing: writerOf(guide.writing, discovery.writing),
    verification,
  };
}

function unlocated(discovery: Discovery): Written {
  const { title, category, location, writing } = discovery;
  const { texts, verification } = withoutClaimsOfPlace({
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
    content: content || composeContent({ ...texts, description: `${title}.` }, []),
    category,
    location,
    latitude: null,
    longitude: null,
    nearbyAttractions: [],
    writing,
    verification,
  };
}

/** What was composed by rules out of what a model wrote about the photo is that model's. */
function writerOf(guide: Provenance, discovery: Provenance | null): Provenance {
  return discovery && isByModel(discovery) && !isByModel(guide) ? { ...discovery, note: guide.note } : guide;
}
