import type { NewFact } from '@placelore/contracts/places/knowledge.js';
import { splitSentences } from '../wikipedia/sentences.js';
import { parseTemplates, type Template, toPlainText } from './templates.js';

/** Templates for what visitors see and do. Restaurants, bars and hotels come from the map, which is more up to date. */
const SIGHT_TEMPLATES: ReadonlySet<string> = new Set(['see', 'do']);
/** Years since the last edit after which a listing is outdated. */
const MAX_AGE_YEARS = 3;
const MAX_LISTINGS = 25;
const MAX_LENGTH = { name: 120, statement: 1000, hours: 200 };
const MONEY = /[€$£¥]|\b(?:EUR|USD|GBP|CHF|JPY)\b|\b(?:free|admission|price|fee|cost)s?\b/i;

/** A sight on a Wikivoyage page. */
export interface Listing {
  name: string;
  /** First sentence without a price, or null. */
  sentence: string | null;
  /** As worded on the page; null when the listing has no date. */
  hours: string | null;
  /** Day of the last edit, or null. */
  editedOn: string | null;
}

/** Returns the sights on a page, without those last edited more than three years ago. Never reads prices. */
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
    // Opening hours of an unknown year are useless.
    hours: editedOn !== null && hours !== '' && hours.length <= MAX_LENGTH.hours && !MONEY.test(hours) ? hours : null,
    editedOn,
  };
}

/** Returns facts from listings, one sentence each: what there is, and when it was open. */
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
