import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';

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

/** Small numbers as words, as running text has them. */
export const numberToWord = (count: number): string => NUMBERS[count] ?? String(count);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Adapts a summary to follow a colon: "A tower …" becomes "a tower …"; names stay capitalized. */
export const lowercaseArticle = (text: string): string =>
  text.replace(/^(A|An|The|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Nearly) /, (w) => w.toLowerCase());

/** Formats minutes of a visit: "about 45 minutes", "about an hour and a half", "about three hours". */
export function formatVisitDuration(minutes: number): string {
  if (minutes < 60) return minutes === 30 ? 'about half an hour' : `about ${minutes} minutes`;
  const halves = Math.round(minutes / 30);
  if (halves === 2) return 'about an hour';
  if (halves === 3) return 'about an hour and a half';
  return `about ${numberToWord(Math.floor(halves / 2))}${halves % 2 === 1 ? ' and a half' : ''} hours`;
}

/** Formats a distance in meters; whole kilometers from a hundred on. */
export const formatDistance = (meters: number): string =>
  meters < 100_000 ? formatMetricDistance(meters) : `${Math.round(meters / 1000).toLocaleString('en')} km`;

/** Returns "a", "a and b", "a, b and c". */
export function joinList(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Replaces `{slot}` with its value and `{Slot}` with its capitalized value. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = values[slot] ?? capitalize(values[slot.charAt(0).toLowerCase() + slot.slice(1)] ?? '');
    if (value === '') throw new Error(`Template "${template}" has no value for {${slot}}`);
    return value;
  });
}

/** Tags of the starter library's articles. Arguments named `html` are markup, `text` is plain. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

export const p = (html: string): string => `<p>${html}</p>`;
export const h2 = (html: string): string => `<h2>${html}</h2>`;
export const h3 = (html: string): string => `<h3>${html}</h3>`;
export const em = (html: string): string => `<em>${html}</em>`;
export const strong = (html: string): string => `<strong>${html}</strong>`;
export const blockquote = (html: string): string => `<blockquote><p>${html}</p></blockquote>`;
export const ul = (items: string[]): string => `<ul>${items.map((html) => `<li>${html}</li>`).join('')}</ul>`;
export const ol = (items: string[]): string => `<ol>${items.map((html) => `<li>${html}</li>`).join('')}</ol>`;
export const dl = (pairs: [string, string][]): string =>
  `<dl>${pairs.map(([term, html]) => `<dt>${term}</dt><dd>${html}</dd>`).join('')}</dl>`;

/** Returns a name, linked to its article if there is one. */
export const articleLink = (slug: string | null, name: string): string =>
  slug === null ? escapeText(name) : `<a href="/articles/${slug}">${escapeText(name)}</a>`;
