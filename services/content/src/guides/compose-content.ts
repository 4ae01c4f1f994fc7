import type { GuideTexts } from '@placelore/contracts/guides.js';
import { escapeMarkup } from '@placelore/contracts/markup.js';
import type { NearbyAttraction } from '@placelore/contracts/places.js';

/** The HTML of a guide: `h2`, `h3`, `p`, `ul` and `li` without attributes, everything from outside escaped. */
export function composeContent(texts: GuideTexts, neighbours: readonly NearbyAttraction[]): string {
  const { description, culturalSignificance, sections, facts, travelTips, bestTimeToVisit } = texts;
  const planning = [
    part('h3', 'Travel tips', list(travelTips)),
    part('h3', 'Best time to visit', paragraphs([bestTimeToVisit ?? ''])),
  ].join('');
  return [
    paragraphs([description]),
    part('h2', 'Why it matters', paragraphs([culturalSignificance])),
    ...sections.map(({ heading, paragraphs: texts }) => part('h2', heading, paragraphs(texts))),
    part('h2', 'Good to know', list(facts)),
    part('h2', 'Planning a visit', planning),
    part('h2', 'Nearby', list(neighbours.map(({ name, distance }) => `${name} (${distance})`))),
  ].join('');
}

/** A heading with what stands under it; nothing when nothing does. */
function part(tag: 'h2' | 'h3', heading: string, body: string): string {
  return body && `<${tag}>${escapeMarkup(heading)}</${tag}>${body}`;
}

/** Texts as paragraphs; blank lines part them, too. */
function paragraphs(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(/\n\s*\n/))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => `<p>${escapeMarkup(text)}</p>`)
    .join('');
}

function list(entries: readonly string[]): string {
  const items = entries.map((entry) => entry.trim()).filter(Boolean);
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
}
