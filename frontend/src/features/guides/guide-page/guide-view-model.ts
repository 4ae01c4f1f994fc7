import type { WritingLabel } from '@placelore/contracts/analysis/writing-label.js';
import { getWritingLabel } from '@placelore/contracts/analysis/writing-label.js';
import type { DynamicGuide, GuideVerification } from '@placelore/contracts/content/guides.js';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { toTitleCase } from '@placelore/contracts/places/title-case.js';
import type { GuideRequest } from '../guide-request.js';
import { STRINGS } from '../strings.js';

/** A guide as its page shows it, whether written, not yet written, or not to be had. */
export interface GuideViewModel {
  title: string;
  description: string;
  location: string;
  category: string;
  culturalSignificance: string;
  travelTips: readonly string[];
  bestTimeToVisit: string | null;
  /** Without coordinates: an idea, not a place. */
  nearbyAttractions: readonly { name: string; distance?: string; coordinates?: Coordinates }[];
  coordinates: Coordinates | null;
  /** HTML of what the other parts do not say, sanitised by the server. */
  furtherHtml: string;
  label: WritingLabel | null;
  verification: GuideVerification | null;
}

/** What can be shown at once of a guide that is still to come. */
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
  furtherHtml: '',
  label: null,
  verification: null,
});

/** What holds for every place, for one of which nothing could be had. */
export const buildFallbackGuide = (request: GuideRequest): GuideViewModel => ({
  ...buildLightweightGuide(request),
  description: STRINGS.fallback.description,
  culturalSignificance: STRINGS.fallback.significance,
  travelTips: STRINGS.fallback.tips,
  bestTimeToVisit: STRINGS.fallback.bestTime,
  nearbyAttractions: STRINGS.fallback.nearby.map((name) => ({ name })),
});

export const buildFullGuide = (guide: DynamicGuide): GuideViewModel => ({
  ...guide,
  furtherHtml: extractFurtherSections(guide.content),
  label: getWritingLabel(guide.writing),
});

/** Headings of a guide's content whose text its page shows in parts of its own. */
const SEPARATE_HEADINGS = new Set(['Why it matters', 'Planning a visit', 'Nearby']);

/** The sections of a guide's content that nothing else on its page shows. */
export function extractFurtherSections(content: string): string {
  return content
    .split(/(?=<h2>)/)
    .filter((section) => {
      const [, heading] = /^<h2>(.*?)<\/h2>/s.exec(section) ?? [];
      return heading !== undefined && !SEPARATE_HEADINGS.has(heading);
    })
    .join('');
}
