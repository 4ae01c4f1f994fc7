import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import { MAX_VISIT_MINUTES } from '@placelore/contracts/places/place-types.js';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Writes small numbers as words, as in running text. */
const numberToWord = (count: number): string => NUMBERS[count] ?? String(count);

/** Formats minutes of a visit: "about 45 minutes", "about an hour and a half", "about two hours and 15 minutes". */
export function formatVisitDuration(minutes: number): string {
  if (minutes >= MAX_VISIT_MINUTES) return 'a day or more';
  if (minutes < 60) return minutes === 30 ? 'about half an hour' : `about ${minutes} minutes`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const isOne = hours === 1;
  if (rest === 30) return isOne ? 'about an hour and a half' : `about ${numberToWord(hours)} and a half hours`;
  const whole = isOne ? 'about an hour' : `about ${numberToWord(hours)} hours`;
  return rest === 0 ? whole : `${whole} and ${rest} minutes`;
}

/** Formats a distance in meters; from a hundred kilometers on, in whole kilometers. */
export const formatDistance = (meters: number): string =>
  meters < 100_000 ? formatMetricDistance(meters) : `${Math.round(meters / 1000).toLocaleString('en')} km`;

/** Returns "a", "a and b", "a, b and c". */
export function joinList(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Cities whose country is disputed. */
const CITIES_WITHOUT_COUNTRY = new Set(['Jerusalem']);

/** Formats a location: "Paris, France". A city that is also a country, or whose country is disputed, stands alone. */
export const placeName = (city: string, country: string): string =>
  city === country || CITIES_WITHOUT_COUNTRY.has(city) ? city : `${city}, ${country}`;

/** Helpers for the tags of the starter library's articles. Arguments named `html` are markup; `text` is plain. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

export const p = (html: string): string => `<p>${html}</p>`;
export const em = (html: string): string => `<em>${html}</em>`;
export const strong = (html: string): string => `<strong>${html}</strong>`;
export const ul = (items: string[]): string => `<ul>${items.map((html) => `<li>${html}</li>`).join('')}</ul>`;
/** Returns a heading with its content; empty without content. */
export const section = (title: string, html: string): string => (html === '' ? '' : `<h2>${title}</h2>${html}`);

/** Returns a name, linked to its article if there is one. */
export const articleLink = (slug: string | null, name: string): string =>
  slug === null ? escapeText(name) : `<a href="/articles/${slug}">${escapeText(name)}</a>`;
