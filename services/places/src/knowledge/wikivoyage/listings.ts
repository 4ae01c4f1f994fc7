import type { NewFact } from '@placelore/contracts/places/knowledge.js';
import { splitSentences } from '../wikipedia/sentences.js';
import { parseTemplates, type Template, toPlainText } from './templates.js';

/** Templates of what visitors see and do. Restaurants, bars and hotels come from the map, which is newer. */
const SIGHT_TEMPLATES: ReadonlySet<string> = new Set(['see', 'do']);
/** Years after which a listing that was edited says nothing about today. */
const MAX_AGE_YEARS = 3;
const MAX_LISTINGS = 25;
const MAX_LENGTH = { name: 120, statement: 1000, hours: 200 };
const MONEY = /[€$£¥]|\b(?:EUR|USD|GBP|CHF|JPY)\b|\b(?:free|admission|price|fee|cost)s?\b/i;

/** Sight of a page of Wikivoyage. */
export interface Listing {
  name: string;
  /** First sentence that names no price, or null. */
  sentence: string | null;
  /** As worded by the page; null when the listing is undated. */
  hours: string | null;
  /** Day of the last edit, or null. */
  editedOn: string | null;
}

/** Finds the sights of a page; those last edited more than three years ago are left out. Prices are never read. */
export function parseListings(wikitext: string, now = new Date()): Listing[] {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - MAX_AGE_YEARS);
  return parseTemplates(wikitext)
    .filter(
      ({ name, parameters }) =>
        SIGHT_TEMPLATES.has(name) || (name === 'listing' && SIGHT_TEMPLATES.has(parameters.get('type') ?? '')),
    )
    .flatMap((template) => toListing(template) ?? [])
    .filter(({ editedOn }) => editedOn === null || editedOn >= oldest.toISOString().slice(0, 10))
    .slice(0, MAX_LISTINGS);
}

function toListing({ parameters }: Template): Listing | null {
  const read = (key: string) => toPlainText(parameters.get(key) ?? '');
  const name = read('name');
  if (name === '' || name.length > MAX_LENGTH.name) return null;
  const editedOn = /^\d{4}-\d{2}-\d{2}$/.test(read('lastedit')) ? read('lastedit') : null;
  const sentence = splitSentences(read('content'), 'en').find((text) => !MONEY.test(text)) ?? null;
  const hours = read('hours');
  return {
    name,
    sentence: sentence !== null && sentence.length + name.length < MAX_LENGTH.statement - 10 ? sentence : null,
    // Hours of an unknown year are worth nothing.
    hours: editedOn !== null && hours !== '' && hours.length <= MAX_LENGTH.hours && !MONEY.test(hours) ? hours : null,
    editedOn,
  };
}

/** Returns what listings say, one sentence each: what there is, and when it was open. */
export const buildListingFacts = (listings: readonly Listing[]): NewFact[] =>
  listings.flatMap(({ name, sentence, hours, editedOn }): NewFact[] => [
    ...(sentence ? [{ kind: 'inside', statement: `${name}: ${sentence}`, value: name, asOf: editedOn } as const] : []),
    ...(hours && editedOn
      ? [
          {
            kind: 'opening hours',
            statement: `${name} was open ${hours} as of ${editedOn}.`,
            value: hours,
            asOf: editedOn,
          } as const,
        ]
      : []),
  ]);
