import type { StoryRecord, StorySentence } from '@placelore/guidebook/atlas/story-records.js';
import { articleLink, em, escapeText, p, strong, ul } from '../article-html-builder.js';
import { type LandmarkStory, namedRestaurants, nearbyItems, section } from '../landmark-sections.js';
import type { NameLinks } from './name-links.js';

const HEADINGS = { notice: 'What to notice', practical: 'Practical', nearby: 'Nearby' };
const EAT_LABEL = 'Where to eat:';
const CITY_NOTE = 'the guide to the city';

/**
 * Renders the article of a sight that has a written story: hook, story, what to notice, practical, nearby. Nothing but
 * the list of neighbors is composed.
 * @param links receives the texts in reading order, so that first mentions become links
 */
export function renderWrittenLandmark(landmark: LandmarkStory, written: StoryRecord, links: NameLinks): string {
  const join = (sentences: readonly StorySentence[]) => links.render(sentences.map(({ text }) => text).join(' '));
  return [
    p(em(escapeText(written.hook.map(({ text }) => text).join(' ')))),
    ...written.story.map((paragraph) => p(join(paragraph))),
    section(HEADINGS.notice, ul(written.notice.map(({ text }) => links.render(text)))),
    section(HEADINGS.practical, p(join(written.practical))),
    section(HEADINGS.nearby, p(join(written.onward)) + listNeighbors(landmark)),
  ].join('');
}

function listNeighbors(landmark: LandmarkStory): string {
  const { city, findSlug, restaurants } = landmark;
  const citySlug = city && findSlug(city.id);
  const items = [...nearbyItems(landmark), ...(citySlug ? [`${articleLink(citySlug, city.name)}, ${CITY_NOTE}`] : [])];
  return (
    (items.length > 0 ? ul(items) : '') +
    (restaurants.length > 0 ? p(`${strong(EAT_LABEL)} ${namedRestaurants(landmark)}.`) : '')
  );
}
