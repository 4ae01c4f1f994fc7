import type { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { getNames } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { PLACE_TYPE_WORDS } from '@placelore/guidebook/atlas/sign-words.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { articleLink, escapeText } from '../article-html-builder.js';

/** Meters around a sight within which a name means the place there: elsewhere others may have the same name. */
const NAME_RADIUS_METERS = 60_000;
const MIN_NAME_LETTERS = 4;
/** Capital words before a name that begin a sentence and are not part of the name. */
const OPENING_WORDS =
  'In|From|At|To|Near|Across|Around|Behind|Below|Beside|Beyond|Above|Outside|Opposite|When|While|The';

/** Links the places that an article names, each at its first mention. */
export class NameLinks {
  private readonly linkedSlugs = new Set<string>();
  private readonly pattern: RegExp;

  /** @param slugByName slug of the article about each name; null for names that are left as they are */
  constructor(private readonly slugByName: ReadonlyMap<string, string | null>) {
    const alternatives = [...slugByName.keys()].sort((a, b) => b.length - a.length).map(toPattern);
    // The look-ahead spares lower-case words the comparison with every name.
    this.pattern = new RegExp(
      `(?=[\\p{Lu}\\p{Lo}\\p{N}])(?<![\\p{L}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}-])`,
      'gu',
    );
  }

  /** Returns a text as HTML with its links. */
  render(text: string): string {
    let html = '';
    let end = 0;
    for (const { 0: name, index } of text.matchAll(this.pattern)) {
      const slug = this.slugByName.get(name) ?? null;
      html += escapeText(text.slice(end, index)) + articleLink(this.isFirst(slug) ? slug : null, name);
      end = index + name.length;
    }
    return html + escapeText(text.slice(end));
  }

  private isFirst(slug: string | null): boolean {
    return slug !== null && this.linkedSlugs.size < this.linkedSlugs.add(slug).size;
  }
}

/** A single word inside a longer name is part of that: the Paris of "Paris Opera" is no mention of the city. */
function toPattern(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  if (name.includes(' ')) return escaped;
  return `(?<!(?!(?:${OPENING_WORDS}) )\\p{Lu}\\p{L}* )${escaped}(?! \\p{Lu})`;
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
    const words = name.split(/[\s-]+/).map(toNameKey);
    if (name.length < MIN_NAME_LETTERS || words.every((word) => PLACE_TYPE_WORDS.has(word))) return false;
    return name === record.name || name === record.localName || words.length > 1;
  });
}
