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
  /** Whole sentences that are preferred to the summary, best first. */
  hooks: string[];
  summary: string;
  /** Sentences that may follow. */
  further: string[];
}

/**
 * Builds a description of whole sentences: name and place with the hook or the summary, and further sentences as far as
 * they fit. A sentence is cut only when not even the first one fits.
 */
export function composeMetaDescription({ name, place, hooks, summary, further }: DescriptionTexts): string {
  const buildOpenings = (text: string) => {
    const named = `${name}: ${text}`;
    return [name.includes(place) ? named : `${name}, ${place}: ${text}`, named, text];
  };
  const openings = [...hooks, summary].flatMap(buildOpenings);
  const { min, max } = META_DESCRIPTION_LENGTH;
  const opening = openings.find(({ length }) => length >= min && length <= max);
  if (opening === undefined) return buildMetaDescription([openings[0], ...further].join(' '));
  return further.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= max ? longer : text;
  }, opening);
}
