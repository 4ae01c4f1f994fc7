import type { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { getNames } from '@placelore/guidebook/atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';
import { PLACE_TYPE_WORDS } from '@placelore/guidebook/atlas/signs/sign-words.js';
import { articleLink, escapeText } from './article-html-builder.js';

type GuidebookRecord = LandmarkRecord | CityRecord;
type FindSlug = (id: string) => string | null;

/**
 * Meters around a place within which a name means the place there; farther away, other places may have the same name.
 */
const NAME_RADIUS_METERS = 60_000;
const MIN_NAME_LETTERS = 4;
/** Capitalized words at the beginning of a sentence that are not part of the name that follows. */
const OPENING_WORDS = new Set(
  'In From At To Near Across Around Behind Below Beside Beyond Above Outside Opposite When While The'.split(' '),
);
const CAPITAL_WORD_BEFORE = /(?<!\p{L})(\p{Lu}\p{L}*) $/u;
const CAPITAL_AFTER = /^ \p{Lu}/u;
/** Matches what makes a name the start of a longer one: "Arc de Triomphe du Carrousel" is another arch. */
const NAME_AFTER = /^ (?:(?:of|de|du|del|della|di|da) (?:the )?)?\p{Lu}/u;
/**
 * Words before the name of a distant city which show that the city is meant, and not a person or a school of painting.
 */
const PLACE_WORD_BEFORE = /(?:^|[\s(])(?:in|to|from|at|near|outside|between) $/iu;
/** From this popularity on, the name of a sight is linked anywhere in the world. */
const MIN_FAMOUS_POPULARITY = 8;
/** Names that every larger town of the Spanish-speaking world has. */
const COMMON_NAMES = new Set(['Plaza de España']);
const WORD = /(?<![\p{L}\p{N}-])[\p{L}\p{N}]+/gu;
const WORD_AFTER = /^[\p{L}\p{N}-]/u;

/** A name in a text, with the slug that it links to; null for a name that is not linked. */
export interface NameInText {
  name: string;
  slug: string | null;
}

/** Names of places, with the slugs of their articles; null for names that are not linked. */
export class NameIndex {
  private readonly namesByFirstWord = new Map<string, string[]>();

  /** @param isMention checks that a name in a text means the place, and is not part of another name */
  constructor(
    private readonly slugByName: ReadonlyMap<string, string | null>,
    private readonly isMention: (text: string, name: string, index: number) => boolean,
  ) {
    for (const name of [...slugByName.keys()].sort((a, b) => b.length - a.length)) {
      const [first] = name.match(WORD) ?? [];
      if (first !== undefined && name.startsWith(first)) {
        this.namesByFirstWord.set(first, [...(this.namesByFirstWord.get(first) ?? []), name]);
      }
    }
  }

  /** Returns the longest name that starts at a word of a text, with its slug; null when there is none. */
  findAt(text: string, index: number, word: string): NameInText | null {
    const names = this.namesByFirstWord.get(word) ?? [];
    const name = names.find((candidate) => {
      return text.startsWith(candidate, index) && !WORD_AFTER.test(text.slice(index + candidate.length));
    });
    if (name === undefined) return null;
    return { name, slug: this.isMention(text, name, index) ? (this.slugByName.get(name) ?? null) : null };
  }
}

/** Links the places that an article mentions, each at its first mention. */
export class NameLinks {
  private readonly linkedSlugs = new Set<string>();

  /** @param indexes those of names near the place first: they take precedence when a name is in several */
  constructor(private readonly indexes: readonly NameIndex[]) {}

  /** Returns a text as HTML with its links. */
  render(text: string): string {
    let html = '';
    let end = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const found = index < end ? null : this.findName(text, index, word);
      if (found === null) continue;
      const slug = this.isFirst(found.slug) ? found.slug : null;
      html += escapeText(text.slice(end, index)) + articleLink(slug, found.name);
      end = index + found.name.length;
    }
    return html + escapeText(text.slice(end));
  }

  private findName(text: string, index: number, word: string): NameInText | null {
    const found = this.indexes.flatMap((names) => names.findAt(text, index, word) ?? []);
    return found.reduce<NameInText | null>(
      (best, other) => (best !== null && best.name.length >= other.name.length ? best : other),
      null,
    );
  }

  private isFirst(slug: string | null): boolean {
    return slug !== null && this.linkedSlugs.size < this.linkedSlugs.add(slug).size;
  }
}

/** Checks a single-word name. In "Paris Opera" or "Greater Paris", the city is not meant. */
function isNearbyMention(text: string, name: string, index: number): boolean {
  if (name.includes(' ')) return true;
  const [, before] = CAPITAL_WORD_BEFORE.exec(text.slice(0, index)) ?? [];
  return (before === undefined || OPENING_WORDS.has(before)) && !CAPITAL_AFTER.test(text.slice(index + name.length));
}

const isDistantSight = (text: string, name: string, index: number): boolean =>
  !NAME_AFTER.test(text.slice(index + name.length));

const isDistantCity = (text: string, name: string, index: number): boolean =>
  PLACE_WORD_BEFORE.test(text.slice(0, index)) && isDistantSight(text, name, index);

/** The names of all places in the library. */
export class LibraryNames {
  private readonly distant: NameIndex[];

  /** @param findSlug returns the slug of the article about a record; null when there is none to link to */
  constructor(
    private readonly guidebook: Guidebook,
    private readonly findSlug: FindSlug,
  ) {
    const { landmarks, cities } = guidebook;
    const bearers = countBearers([...landmarks, ...cities]);
    const collect = (records: readonly GuidebookRecord[]) =>
      new Map(records.filter(({ name }) => bearers.get(name) === 1).map(({ id, name }) => [name, findSlug(id)]));
    const famous = landmarks.filter(
      (record) => record.name.includes(' ') && record.popularity >= MIN_FAMOUS_POPULARITY && hasOwnName(record),
    );
    this.distant = [new NameIndex(collect(famous), isDistantSight), new NameIndex(collect(cities), isDistantCity)];
  }

  /** Returns the links for the article about a place: all names around it, and names that are unmistakable anywhere. */
  createLinks(record: GuidebookRecord): NameLinks {
    const neighbors = [
      ...this.guidebook.findLandmarksNear(record, NAME_RADIUS_METERS),
      ...this.guidebook.findCitiesNear(record, NAME_RADIUS_METERS),
    ];
    const slugByName = new Map<string, string | null>(getNames(record).map((name) => [name, null]));
    for (const { record: neighbor } of neighbors) {
      for (const name of getUnmistakableNames(neighbor)) {
        if (!slugByName.has(name)) slugByName.set(name, this.findSlug(neighbor.id));
      }
    }
    return new NameLinks([new NameIndex(slugByName, isNearbyMention), ...this.distant]);
  }
}

/** Returns how many places have each name. */
function countBearers(records: readonly GuidebookRecord[]): Map<string, number> {
  const bearers = new Map<string, number>();
  for (const name of records.flatMap((record) => [...new Set(getNames(record))]))
    bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return bearers;
}

/** Whether the name of a record says more than what kind of place it is. */
const hasOwnName = (record: GuidebookRecord): boolean =>
  !COMMON_NAMES.has(record.name) && getUnmistakableNames(record).includes(record.name);

/**
 * Returns the names of a record, except single words that may be persons ("Rodin" for his museum). Texts often leave
 * out what follows a dash: "Musée du quai Branly – Jacques Chirac".
 */
function getUnmistakableNames(record: GuidebookRecord): string[] {
  return [...getNames(record), ...record.name.split(' – ').slice(0, 1)].filter((name) => {
    const words = name.toLowerCase().split(/[\s-]+/);
    if (name.length < MIN_NAME_LETTERS || words.every((word) => PLACE_TYPE_WORDS.has(word))) return false;
    return name === record.name || name === record.localName || words.length > 1;
  });
}
