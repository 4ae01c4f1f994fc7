import type { Coordinates } from '@placelore/contracts/geography.js';
import type { DynamicGuide, GuideVerification } from '@placelore/contracts/guides.js';
import { titleCase } from '@placelore/contracts/title-case.js';
import type { WritingLabel } from '@placelore/contracts/writing-label.js';
import { writingLabel } from '@placelore/contracts/writing-label.js';
import type { GuideAddress } from './guide-address.js';
import { TEXTS } from './texts.js';

/** A guide as its page shows it, whether written, not yet written, or not to be had. */
export interface ShownGuide {
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
  further: string;
  label: WritingLabel | null;
  verification: GuideVerification | null;
}

/** What can be shown at once of a guide that is still to come. */
export const lightweightGuide = ({ name, coordinates }: GuideAddress): ShownGuide => ({
  title: titleCase(name),
  description: '',
  location: '',
  category: TEXTS.page.lightCategory,
  culturalSignificance: '',
  travelTips: [],
  bestTimeToVisit: null,
  nearbyAttractions: [],
  coordinates,
  further: '',
  label: null,
  verification: null,
});

/** What holds for every place, for one of which nothing could be had. */
export const fallbackGuide = (address: GuideAddress): ShownGuide => ({
  ...lightweightGuide(address),
  description: TEXTS.fallback.description,
  culturalSignificance: TEXTS.fallback.significance,
  travelTips: TEXTS.fallback.tips,
  bestTimeToVisit: TEXTS.fallback.bestTime,
  nearbyAttractions: TEXTS.fallback.nearby.map((name) => ({ name })),
});

export const fullGuide = (guide: DynamicGuide): ShownGuide => ({
  ...guide,
  further: furtherSections(guide.content),
  label: writingLabel(guide.writing),
});

/** Headings of a guide's content whose text its page shows in parts of its own. */
const SHOWN_APART = new Set(['Why it matters', 'Planning a visit', 'Nearby']);

/** The sections of a guide's content that nothing else on its page shows. */
export function furtherSections(content: string): string {
  return content
    .split(/(?=<h2>)/)
    .filter((section) => {
      const [, heading] = /^<h2>(.*?)<\/h2>/s.exec(section) ?? [];
      return heading !== undefined && !SHOWN_APART.has(heading);
    })
    .join('');
}
