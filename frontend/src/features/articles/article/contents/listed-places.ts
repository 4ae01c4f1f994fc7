import type { Article } from '@placelore/contracts/content/articles/articles.js';

const LIST_ITEM = /<li>([\s\S]*?)<\/li>/g;
const LINK = /<a href="\/articles\/([^"#?]+)"[^>]*>([\s\S]*?)<\/a>/g;
const BOLD_NAME = /^\s*<strong>([\s\S]*?)<\/strong>/;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** Places that the lists of a text name. The page does not show them again below it. */
export interface ListedPlaces {
  /** Names of linked guides, and of the places whose names begin an item in bold. */
  names: ReadonlySet<string>;
  /** Slugs of the linked guides. */
  slugs: ReadonlySet<string>;
  /** Whether the text recommends places without a guide, such as restaurants and hotels. */
  hasVenues: boolean;
}

/** Returns the places that the lists of an article's sanitized HTML name. */
export function findListedPlaces(html: string): ListedPlaces {
  const names = new Set<string>();
  const slugs = new Set<string>();
  let hasVenues = false;
  for (const [, item = ''] of html.matchAll(LIST_ITEM)) {
    for (const [, slug = '', name = ''] of item.matchAll(LINK)) {
      slugs.add(slug);
      names.add(toText(name));
    }
    const venue = BOLD_NAME.exec(item)?.[1];
    if (venue === undefined) continue;
    names.add(toText(venue));
    hasVenues = true;
  }
  return { names, slugs, hasVenues };
}

/** Whether an article is a city's guide that recommends restaurants and hotels itself. */
export const recommendsVenues = ({ placeType, latitude, content }: Article): boolean =>
  placeType === 'City' && latitude !== null && findListedPlaces(content).hasVenues;

const toText = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
