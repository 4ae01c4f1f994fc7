import { buildMetaDescription } from '../../articles/core/article-text.js';

/**
 * Minimum and maximum length in characters. Search engines show the maximum in full; a shorter one than the minimum is
 * of little use.
 */
export const META_DESCRIPTION_LENGTH = { min: 60, max: 160 } as const;

interface DescriptionTexts {
  name: string;
  /** The city of a sight, or the country of a city. */
  place: string;
  /** Says what it is. On a card, that comes first. */
  summary: string;
  /** Sentences that may follow, such as the hook of a story. */
  further: string[];
}

/**
 * Builds a description of whole sentences: name and place with the summary, and further sentences as far as they fit. A
 * summary is cut only when it does not fit even without the name.
 */
export function composeMetaDescription({ name, place, summary, further }: DescriptionTexts): string {
  const named = `${name}: ${summary}`;
  const openings = [name.includes(place) ? named : `${name}, ${place}: ${summary}`, named, summary];
  const { min, max } = META_DESCRIPTION_LENGTH;
  const opening = openings.find(({ length }) => length >= min && length <= max);
  if (opening === undefined) return buildMetaDescription([openings[0], ...further].join(' '));
  return further.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= max ? longer : text;
  }, opening);
}
