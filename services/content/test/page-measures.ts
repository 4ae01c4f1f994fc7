import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/records.js';

const ALLOWED = new Set('h2 h3 p ul ol li strong em a blockquote dl dt dd'.split(' '));
/** What may stand directly in what; text stands in the others. */
const INSIDE: Record<string, string[]> = { ul: ['li'], ol: ['li'], dl: ['dt', 'dd'], blockquote: ['p'] };
const BLOCKS = ['h2', 'h3', 'p', 'ul', 'ol', 'blockquote', 'dl'];
const INLINE = ['strong', 'em', 'a'];

/** What is wrong with an article's HTML, one sentence each. */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let at = 0;
  for (const match of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    faults.push(...textFaults(html.slice(at, match.index), open.at(-1)));
    at = match.index + match[0].length;
    const [, closing, tag = '', attributes = ''] = match;
    if (closing) {
      if (open.pop() !== tag) faults.push(`</${tag}> closes nothing`);
      continue;
    }
    if (!ALLOWED.has(tag)) faults.push(`<${tag}> is not allowed`);
    const parent = open.at(-1);
    const may = parent === undefined ? BLOCKS : (INSIDE[parent] ?? INLINE);
    if (!may.includes(tag)) faults.push(`<${tag}> in <${parent ?? 'nothing'}>`);
    if (tag === 'a' ? !/^ href="\/articles\/[a-z0-9-]+"$/.test(attributes) : attributes !== '') {
      faults.push(`<${tag}${attributes}>`);
    }
    open.push(tag);
  }
  faults.push(...textFaults(html.slice(at), open.at(-1)), ...headingFaults(html));
  if (open.length > 0) faults.push(`<${open.join('><')}> stays open`);
  if (/<(\w+)>\s*<\/\1>/.test(html)) faults.push('an element is empty');
  return faults;
}

function textFaults(text: string, parent: string | undefined): string[] {
  const faults: string[] = [];
  if (/[<>"]|&(?!(amp|lt|gt|quot);)/.test(text)) faults.push(`not escaped: ${text}`);
  if (text !== '' && (parent === undefined || parent in INSIDE)) faults.push(`bare text: ${text}`);
  if (/\b(undefined|null|NaN)\b|\{|\}| {2}|\.\.| [,.;:]/.test(text)) faults.push(`a slip: ${text}`);
  return faults;
}

function headingFaults(html: string): string[] {
  const levels = [...html.matchAll(/<h([23])>/g)].map(([, level]) => level);
  return levels[0] === '3' ? ['the first heading is an h3'] : [];
}

const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Every string of a record, its sentences too, longest first. */
function textsOf(record: LandmarkRecord | CityRecord): string[] {
  const texts = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const text of [value, ...value.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u)]) texts.add(text);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(take);
  };
  take(record);
  return [...texts].sort((a, b) => b.length - a.length);
}

/**
 * What of a page is not the record's: headings and connecting sentences, with names, links and figures masked, so that
 * the same sentence is the same string on every page. Connecting sentences begin with a capital and end with a point,
 * colon or question mark, headings are marked with a #.
 * @param others what the page takes from other records: their names and summaries
 */
export function ownWords(html: string, record: LandmarkRecord | CityRecord, others: string[]): string[] {
  let text = unescaped(
    html
      .replace(/(<strong>)?<a [^>]*>[^<]*<\/a>(<\/strong>)?/g, '§')
      .replace(/<h[23]>/g, '\n#')
      .replace(/<(?:em|strong)>|<\/(?:em|strong)>/g, '')
      .replace(/<[^>]+>/g, '\n'),
  );
  const known = [
    ...textsOf(record).filter((one) => one.length > 2 || /[^\p{Script=Latin}]/u.test(one)),
    ...others,
  ].sort((a, b) => b.length - a.length);
  text = text.replace(new RegExp(`(?<!\\p{L})(?:${known.map(quoted).join('|')})(?!\\p{L})`, 'giu'), '§');
  text = text
    .replace(/[\d.,]+ k?m\b/g, '§')
    .replace(/\b(north|south)?-?(east|west)\b|\b(north|south)\b/g, '§')
    .replace(/\babout [\w ]*?(minutes|hours?( and a half)?)\b/gi, '§')
    .replace(/\b(two|three|four|five|six|seven|eight)\b(?! kilometres)/gi, '§')
    .replace(/§[^.\n:?]*\([^)]*\)|\([^)]*\)/g, '§')
    .replace(/§(?:(?:,| and| ·)? ?§)+/g, '§');
  return text
    .split(/\n|(?<=[.:?]) +(?=[\p{Lu}§])/u)
    .map((line) => line.trim().replace(/^§ (?=\p{Lu})/u, ''))
    .filter((line) => !/^§, since/.test(line))
    .filter((line) => line.startsWith('#') || /[a-z]{3,}.*[.:?]$/.test(line));
}

/** How much alike two sets are: 0 for nothing in common, 1 for the same (Jaccard). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((one) => b.has(one)).length;
  return common / (a.size + b.size - common || 1);
}
