import { lowercaseArticle } from './article-html-builder.js';
import type { SeededChoice } from './seeded-choice.js';

/** Maximum length of a description that search engines show completely, and its minimum length. */
export const META_DESCRIPTION_LENGTH = { min: 150, max: 160 } as const;

/** Contents of the pages, as endings of many lengths: one of them fills a description. */
const ENDINGS = [
  'History and tips.',
  'A short guide.',
  'Facts and advice.',
  'When to go, and why.',
  'With tips and best time.',
  'History, tips and best time.',
  'What it is and why it matters.',
  'Its story, and sights close by.',
  'The story, the details and the tips.',
  'A guide with history, facts and tips.',
  'What to see, when to go, what is nearby.',
  'History, what to see, best time and tips.',
  'Read its story, and what to look out for.',
  'Why it matters, what to see and when to go.',
  'A guide to its history, details and best time.',
  'What to see, best time to visit, and tips that help.',
  'Its history, what to look for, and the time to go there.',
  'A guide to its history, what to see, best time and sights nearby.',
  'Read how it came about, what to look out for, and when to visit.',
  'A guide to the place: its history, what to see, when to go and what is near.',
  'All you need for a visit: the history, what to see, the best time, tips and sights nearby.',
];

interface DescriptionTexts {
  name: string;
  place: string;
  hooks: string[];
  summary: string;
  further: string[];
}

/**
 * Builds a description of 150 to 160 characters, or as near to it as whole words allow: the name, its kind, and the
 * page's contents.
 * @param place the city of a sight, or the country of a city
 * @param hooks whole sentences that are preferred to the summary, the best first
 * @param further sentences that may follow a short summary
 */
export function composeMetaDescription(
  { name, place, hooks, summary, further }: DescriptionTexts,
  choices: SeededChoice,
): string {
  const buildOpenings = (text: string, following: string) => {
    const named = `${name}: ${following}`;
    return [name.includes(place) ? named : `${name}, ${place}: ${following}`, named, text];
  };
  const openings = [
    ...hooks.flatMap((hook) => buildOpenings(hook, hook)),
    ...buildOpenings(summary, lowercaseArticle(summary)),
  ];
  const endings = ['', ...ENDINGS, ...further];
  const candidates = openings
    .flatMap((opening) => endings.map((ending) => `${opening} ${ending}`.trim()))
    .filter(({ length }) => length >= META_DESCRIPTION_LENGTH.min && length <= META_DESCRIPTION_LENGTH.max);
  // Name and place come first, and are shortened only when no ending fits after them.
  const best = openings
    .map((opening) => candidates.filter((text) => text.startsWith(opening)))
    .find(({ length }) => length > 0);
  if (best) return choices.pick('meta description', best);
  return truncateToWords(`${openings[0]} ${further.join(' ')}`);
}

/** Returns as many words as fit, with an ellipsis; no comma, dash or the like before it. */
function truncateToWords(text: string): string {
  if (text.length <= META_DESCRIPTION_LENGTH.max) return text;
  const cut = text.slice(0, META_DESCRIPTION_LENGTH.max);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–—(-]+$/u, '')}…`;
}
