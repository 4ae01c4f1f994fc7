import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import { escapeMarkup } from '@placelore/contracts/core/markup.js';
import { getAttractionDetail } from '@placelore/contracts/places/attraction-detail.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';

/** Composes the HTML of a guide from `h2`, `h3`, `p`, `ul` and `li` without attributes; all input is escaped. */
export function composeContent(texts: GuideTexts, nearbyAttractions: readonly NearbyAttraction[]): string {
  const { description, culturalSignificance, sections, facts, travelTips, bestTimeToVisit } = texts;
  const planning = [
    renderSection('h3', 'Travel tips', renderList(travelTips)),
    renderSection('h3', 'Best time to visit', renderParagraphs([bestTimeToVisit ?? ''])),
  ].join('');
  return [
    renderParagraphs([description]),
    renderSection('h2', 'Why it matters', renderParagraphs([culturalSignificance])),
    ...sections.map(({ heading, paragraphs: sectionParagraphs }) =>
      renderSection('h2', heading, renderParagraphs(sectionParagraphs)),
    ),
    renderSection('h2', 'Good to know', renderList(facts)),
    renderSection('h2', 'Planning a visit', planning),
    renderSection('h2', getNeighborsHeading(nearbyAttractions), renderList(nearbyAttractions.map(formatNeighbor))),
  ].join('');
}

/** Returns the heading for neighbors. Places inside a region or country have a note instead of a distance. */
const getNeighborsHeading = (neighbors: readonly NearbyAttraction[]): string =>
  neighbors.some(({ note }) => note !== undefined) ? 'Places inside' : 'Nearby';

const formatNeighbor = (neighbor: NearbyAttraction): string => `${neighbor.name} (${getAttractionDetail(neighbor)})`;

/** Returns a heading with its content; empty without content. */
function renderSection(tag: 'h2' | 'h3', heading: string, body: string): string {
  return body && `<${tag}>${escapeMarkup(heading)}</${tag}>${body}`;
}

/** Renders texts as paragraphs; a blank line in a text starts a new one. */
function renderParagraphs(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(/\n\s*\n/))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => `<p>${escapeMarkup(text)}</p>`)
    .join('');
}

function renderList(entries: readonly string[]): string {
  const items = entries.map((entry) => entry.trim()).filter(Boolean);
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
}
