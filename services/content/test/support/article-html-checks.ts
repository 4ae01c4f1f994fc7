import type { CityRecord, LandmarkRecord } from '@placelore/guidebook/atlas/records.js';

const ALLOWED_TAGS = new Set('h2 h3 p ul ol li strong em a blockquote dl dt dd'.split(' '));
/** Elements with element children only; all others contain text. */
const ALLOWED_CHILDREN: Record<string, string[]> = { ul: ['li'], ol: ['li'], dl: ['dt', 'dd'], blockquote: ['p'] };
const BLOCKS = ['h2', 'h3', 'p', 'ul', 'ol', 'blockquote', 'dl'];
const INLINE = ['strong', 'em', 'a'];

/** Returns the issues of an article's HTML, one sentence each. */
export function findHtmlIssues(html: string): string[] {
  const issues: string[] = [];
  const openTags: string[] = [];
  let offset = 0;
  for (const match of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    issues.push(...findTextIssues(html.slice(offset, match.index), openTags.at(-1)));
    offset = match.index + match[0].length;
    const [, closing, tag = '', attributes = ''] = match;
    if (closing) {
      if (openTags.pop() !== tag) issues.push(`</${tag}> closes nothing`);
      continue;
    }
    if (!ALLOWED_TAGS.has(tag)) issues.push(`<${tag}> is not allowed`);
    const parent = openTags.at(-1);
    const allowedTags = parent === undefined ? BLOCKS : (ALLOWED_CHILDREN[parent] ?? INLINE);
    if (!allowedTags.includes(tag)) issues.push(`<${tag}> in <${parent ?? 'nothing'}>`);
    if (tag === 'a' ? !/^ href="\/articles\/[a-z0-9-]+"$/.test(attributes) : attributes !== '') {
      issues.push(`<${tag}${attributes}>`);
    }
    openTags.push(tag);
  }
  issues.push(...findTextIssues(html.slice(offset), openTags.at(-1)), ...findHeadingIssues(html));
  if (openTags.length > 0) issues.push(`<${openTags.join('><')}> stays open`);
  if (/<(\w+)>\s*<\/\1>/.test(html)) issues.push('an element is empty');
  return issues;
}

function findTextIssues(text: string, parent: string | undefined): string[] {
  const issues: string[] = [];
  if (/[<>"]|&(?!(amp|lt|gt|quot);)/.test(text)) issues.push(`not escaped: ${text}`);
  if (text !== '' && (parent === undefined || parent in ALLOWED_CHILDREN)) issues.push(`bare text: ${text}`);
  if (/\b(undefined|null|NaN)\b|\{|\}| {2}|\.\.| [,.;:]/.test(text)) issues.push(`suspicious text: ${text}`);
  return issues;
}

function findHeadingIssues(html: string): string[] {
  const levels = [...html.matchAll(/<h([23])>/g)].map(([, level]) => level);
  return levels[0] === '3' ? ['the first heading is an h3'] : [];
}

const unescapeHtml = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Returns every string of a record and every sentence of it, longest first. */
function collectStrings(record: LandmarkRecord | CityRecord): string[] {
  const strings = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const text of [value, ...value.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u)]) strings.add(text);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(record);
  return [...strings].sort((a, b) => b.length - a.length);
}

/**
 * Returns the headings and connecting sentences of a page, which are not from the record. Names, links and figures are
 * masked, so that the same sentence is the same string on every page. Connecting sentences begin with a capital and end
 * with a period, colon or question mark; headings are marked with a #.
 * @param foreignTexts names and summaries that the page takes from other records
 */
export function extractOwnPhrases(html: string, record: LandmarkRecord | CityRecord, foreignTexts: string[]): string[] {
  let text = unescapeHtml(
    html
      .replace(/(<strong>)?<a [^>]*>[^<]*<\/a>(<\/strong>)?/g, '§')
      .replace(/<h[23]>/g, '\n#')
      .replace(/<(?:em|strong)>|<\/(?:em|strong)>/g, '')
      .replace(/<[^>]+>/g, '\n'),
  );
  const maskedTexts = [
    ...collectStrings(record).filter((text) => text.length > 2 || /[^\p{Script=Latin}]/u.test(text)),
    ...foreignTexts,
  ].sort((a, b) => b.length - a.length);
  text = text.replace(new RegExp(`(?<!\\p{L})(?:${maskedTexts.map(escapeRegExp).join('|')})(?!\\p{L})`, 'giu'), '§');
  text = text
    .replace(/[\d.,]+ k?m\b/g, '§')
    .replace(/\b(north|south)?-?(east|west)\b|\b(north|south)\b/g, '§')
    .replace(/\babout [\w ]*?(minutes|hours?( and a half)?)\b/gi, '§')
    .replace(/\b(two|three|four|five|six|seven|eight)\b(?! kilometers)/gi, '§')
    .replace(/§[^.\n:?]*\([^)]*\)|\([^)]*\)/g, '§')
    .replace(/§(?:(?:,| and| ·)? ?§)+/g, '§');
  return text
    .split(/\n|(?<=[.:?]) +(?=[\p{Lu}§])/u)
    .map((line) => line.trim().replace(/^§ (?=\p{Lu})/u, ''))
    .filter((line) => !/^§, since/.test(line))
    .filter((line) => line.startsWith('#') || /[a-z]{3,}.*[.:?]$/.test(line));
}

/** Returns the similarity of two sets (Jaccard): 0 for nothing in common, 1 for equal sets. */
export function jaccardSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((item) => b.has(item)).length;
  return common / (a.size + b.size - common || 1);
}
