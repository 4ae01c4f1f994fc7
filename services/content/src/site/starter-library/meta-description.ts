import { buildMetaDescription } from '../../articles/core/article-text.js';

/** Characters of a description: search engines show the maximum completely; a shorter one than the minimum says little. */
export const META_DESCRIPTION_LENGTH = { min: 60, max: 160 } as const;

interface DescriptionTexts {
  name: string;
  /** The city of a sight, or the country of a city. */
  place: string;
  /** Whole sentences that are preferred to the summary, the best first. */
  hooks: string[];
  summary: string;
  /** Sentences that may follow. */
  further: string[];
}

/**
 * Builds a description of whole sentences: name and place with the hook or the summary, and what follows as far as it
 * fits. Only when no sentence fits, the first is cut.
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
