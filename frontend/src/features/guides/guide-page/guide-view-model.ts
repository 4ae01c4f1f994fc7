import type { WritingLabel } from '@placelore/contracts/analysis/writing-label.js';
import { getWritingLabel, isWrittenByModel } from '@placelore/contracts/analysis/writing-label.js';
import { countGrades, type GradeCounts } from '@placelore/contracts/content/citations/grade-counts.js';
import type { TextVerification } from '@placelore/contracts/content/cited-texts.js';
import type { DynamicGuide } from '@placelore/contracts/content/guides.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { Fact, FactSource } from '@placelore/contracts/places/facts.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { toTitleCase } from '@placelore/contracts/places/names/title-case.js';
import { getCategoryLabel, type PlaceType } from '@placelore/contracts/places/place-types.js';
import type { GuideRequest } from '../guide-request.js';
import { STRINGS } from '../strings.js';

/** Guide as its page shows it, whether it is complete, being written, or unavailable. */
export interface GuideViewModel {
  title: string;
  description: string;
  location: string;
  /** Shown instead of the location. */
  locationLabel?: string | undefined;
  category: string;
  /** Missing while it is unknown. */
  placeType?: PlaceType | null;
  culturalSignificance: string;
  travelTips: readonly string[];
  bestTimeToVisit: string | null;
  /** An item without coordinates is an idea, not a place. */
  nearbyAttractions: readonly {
    name: string;
    distance?: string;
    note?: string | undefined;
    /** Country of a place in another country. */
    country?: string | undefined;
    coordinates?: Coordinates;
  }[];
  coordinates: Coordinates | null;
  /** Photo or illustration of the place; null while it is unknown. */
  imageUrl: string | null;
  thumbnailUrl: string | null;
  /** Credit of a photo; null for an illustration. */
  imageCredit: ImageCredit | null;
  /** Sanitized HTML of sections without a dedicated place on the page. */
  furtherHtml: string;
  label: WritingLabel | null;
  verification: TextVerification | null;
  citedFacts: readonly Fact[];
  sources: readonly FactSource[];
  /** Slug of the stored guide; null for general advice, and while the guide is being written. */
  slug: string | null;
  /** Whether little is known about the place. */
  isThin: boolean;
  /** Whether a model wrote it; false while it is unknown. */
  isWrittenByModel: boolean;
}

/** Builds what can be shown immediately of a guide that is still being written. */
export const buildLightweightGuide = ({ name, coordinates }: GuideRequest): GuideViewModel => ({
  title: toTitleCase(name),
  description: '',
  location: '',
  category: STRINGS.page.lightCategory,
  culturalSignificance: '',
  travelTips: [],
  bestTimeToVisit: null,
  nearbyAttractions: [],
  coordinates,
  imageUrl: null,
  thumbnailUrl: null,
  imageCredit: null,
  furtherHtml: '',
  label: null,
  verification: null,
  citedFacts: [],
  sources: [],
  slug: null,
  isThin: false,
  isWrittenByModel: false,
});

/** Builds general advice that applies to every place, for when no guide is available. */
export const buildFallbackGuide = (request: GuideRequest): GuideViewModel => ({
  ...buildLightweightGuide(request),
  description: STRINGS.fallback.description,
  culturalSignificance: STRINGS.fallback.significance,
  travelTips: STRINGS.fallback.tips,
  bestTimeToVisit: STRINGS.fallback.bestTime,
  nearbyAttractions: STRINGS.fallback.nearby.map((name) => ({ name })),
});

/** The only sentence of a thin guide's second section. The page has a heading of its own for it. */
const IS_LITTLE_KNOWN = /^We know little about .+ yet\.$/;

export function buildFullGuide(stored: DynamicGuide): GuideViewModel {
  const guide = withoutApology(stored);
  const isComposed = !isWrittenByModel(guide.writing);
  const hasInside = guide.nearbyAttractions.some(({ note }) => note !== undefined);
  const furtherHtml = extractFurtherSections(guide.content, isComposed && hasInside ? LIST_OF_PLACES : null);
  return {
    ...guide,
    category: guide.placeType ?? getCategoryLabel(guide.category),
    furtherHtml,
    isWrittenByModel: !isComposed,
    label: getWritingLabel(guide.writing, {
      sources: guide.sources,
      // A count of a few sentences is no praise.
      grades: guide.isThin ? null : countGuideGrades(guide, furtherHtml),
    }),
  };
}

function withoutApology(guide: DynamicGuide): DynamicGuide {
  const { isThin, culturalSignificance, verification } = guide;
  if (!isThin || !IS_LITTLE_KNOWN.test(culturalSignificance)) return guide;
  const sentences = verification?.sentences.filter(({ text }) => text !== culturalSignificance) ?? [];
  return { ...guide, culturalSignificance: '', verification: verification && { ...verification, sentences } };
}

/** Counts the sentences in all sections that the page shows, by grade. */
function countGuideGrades(guide: DynamicGuide, furtherHtml: string): GradeCounts {
  const { description, culturalSignificance, travelTips, bestTimeToVisit, verification } = guide;
  const texts = [description, culturalSignificance, ...travelTips, bestTimeToVisit ?? ''];
  return countGrades({ texts, html: furtherHtml }, verification);
}

/** Headings in a guide's content whose sections have dedicated places on the page. */
const SEPARATE_HEADINGS = new Set(['Why it matters', 'Planning a visit', 'Nearby', 'Places inside']);

/** Heading of a composed section that only says which places are in a region. The page shows them with pictures. */
const LIST_OF_PLACES = 'What to see';

/**
 * Returns the sections of a guide's content without a dedicated place on the page.
 * @param omitted heading of another section to leave out
 */
export function extractFurtherSections(content: string, omitted: string | null = null): string {
  return content
    .split(/(?=<h2>)/)
    .filter((section) => {
      const [, heading] = /^<h2>(.*?)<\/h2>/s.exec(section) ?? [];
      return heading !== undefined && heading !== omitted && !SEPARATE_HEADINGS.has(heading);
    })
    .join('');
}
