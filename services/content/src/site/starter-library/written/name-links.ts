import type { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { getNames } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { PLACE_TYPE_WORDS } from '@placelore/guidebook/atlas/sign-words.js';
import { articleLink, escapeText } from '../article-html-builder.js';

/** Meters around a sight within which a name means the place there: elsewhere others may have the same name. */
const NAME_RADIUS_METERS = 60_000;
const MIN_NAME_LETTERS = 4;
/** Capital words before a name that begin a sentence and are not part of the name. */
const OPENING_WORDS = new Set(
  'In From At To Near Across Around Behind Below Beside Beyond Above Outside Opposite When While The'.split(' '),
);
const CAPITAL_WORD_BEFORE = /(?<!\p{L})(\p{Lu}\p{L}*) $/u;
const CAPITAL_AFTER = /^ \p{Lu}/u;

/** Links the places that an article names, each at its first mention. */
export class NameLinks {
  private readonly linkedSlugs = new Set<string>();
  private readonly pattern: RegExp;

  /** @param slugByName slug of the article about each name; null for names that are left as they are */
  constructor(private readonly slugByName: ReadonlyMap<string, string | null>) {
    const alternatives = [...slugByName.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
    this.pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  }

  /** Returns a text as HTML with its links. */
  render(text: string): string {
    let html = '';
    let end = 0;
    for (const { 0: name, index } of text.matchAll(this.pattern)) {
      const slug = isPartOfName(text, name, index) ? null : (this.slugByName.get(name) ?? null);
      html += escapeText(text.slice(end, index)) + articleLink(this.isFirst(slug) ? slug : null, name);
      end = index + name.length;
    }
    return html + escapeText(text.slice(end));
  }

  private isFirst(slug: string | null): boolean {
    return slug !== null && this.linkedSlugs.size < this.linkedSlugs.add(slug).size;
  }
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Checks a single word: the Paris of "Paris Opera" or "Greater Paris" is no mention of the city. */
function isPartOfName(text: string, name: string, index: number): boolean {
  if (name.includes(' ')) return false;
  const [, before] = CAPITAL_WORD_BEFORE.exec(text.slice(0, index)) ?? [];
  return (before !== undefined && !OPENING_WORDS.has(before)) || CAPITAL_AFTER.test(text.slice(index + name.length));
}

/**
 * Collects the names of the library's places within 60 km of a sight.
 * @param findSlug returns the slug of the article about a record; null when there is none to link to
 */
export function buildNameLinks(
  guidebook: Guidebook,
  landmark: LandmarkRecord,
  findSlug: (id: string) => string | null,
): NameLinks {
  const neighbors = [
    ...guidebook.findLandmarksNear(landmark, NAME_RADIUS_METERS),
    ...guidebook.findCitiesNear(landmark, NAME_RADIUS_METERS),
  ];
  const slugByName = new Map<string, string | null>(getNames(landmark).map((name) => [name, null]));
  for (const { record } of neighbors) {
    for (const name of getUnmistakableNames(record)) {
      if (!slugByName.has(name)) slugByName.set(name, findSlug(record.id));
    }
  }
  return new NameLinks(slugByName);
}

/**
 * Returns all names but those of one word that may be persons ("Rodin" for his museum). What follows a dash in a name
 * is left out in texts: "Musée du quai Branly – Jacques Chirac".
 */
function getUnmistakableNames(record: LandmarkRecord | CityRecord): string[] {
  return [...getNames(record), ...record.name.split(' – ').slice(0, 1)].filter((name) => {
    const words = name.toLowerCase().split(/[\s-]+/);
    if (name.length < MIN_NAME_LETTERS || words.every((word) => PLACE_TYPE_WORDS.has(word))) return false;
    return name === record.name || name === record.localName || words.length > 1;
  });
}
