import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

interface Finding {
  severity: 'ERROR' | 'WARNING';
  line: number;
  col: number;
  message: string;
}
interface Validator {
  validateString(html: string): { status: 'PASS' | 'FAIL'; errors: Finding[] };
}
interface ValidatorModule {
  getInstance(engine: string): Promise<Validator>;
}

let loadedValidator: Promise<Validator> | undefined;

/** Loads the AMP project's own validator with its bundled engine, so that nothing is downloaded. */
function loadValidator(): Promise<Validator> {
  const require = createRequire(join(process.cwd(), 'services/content/package.json'));
  const folder = join(dirname(require.resolve('next/package.json')), 'dist/compiled/amphtml-validator');
  loadedValidator ??= (require(folder) as ValidatorModule).getInstance(join(folder, 'validator_wasm.js'));
  return loadedValidator;
}

/** Returns errors and warnings of the AMP validator, one sentence each; none for a valid document. */
export async function findAmpIssues(html: string): Promise<string[]> {
  const { status, errors } = (await loadValidator()).validateString(html);
  const issues = errors.map(({ severity, line, col, message }) => `${severity} ${line}:${col} ${message}`);
  return status === 'PASS' || issues.length > 0 ? issues : [status];
}

/** Returns the members of the only JSON-LD graph of a page. */
export function readStructuredData(html: string): Record<string, unknown>[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks of JSON-LD`);
  return JSON.parse(blocks[0]![1]!)['@graph'];
}

type XmlNode = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // Numeric character references are part of XML.
  htmlEntities: true,
  isArray: (name) => ['url', 'sitemap', 'item', 'category'].includes(name),
});

/**
 * Parses a well-formed document to an object; the names of attributes start with @.
 * @throws Error with the position of the first syntax error
 */
function readXml(xml: string): XmlNode {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`${valid.err.line}:${valid.err.col} ${valid.err.msg}`);
  // The parser is more lenient than XML, so these characters are checked here.
  if (/&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(xml)) throw new Error('an ampersand is not escaped');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(xml)) throw new Error('a character is not of XML');
  return parser.parse(xml);
}

export interface SitemapEntry {
  loc: string;
  lastmod?: string;
}

/** W3C date and time with at least seconds, as xsd:dateTime requires. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isValidEntry = (entry: SitemapEntry): boolean =>
  ['loc', 'loc,lastmod'].includes(Object.keys(entry).join()) &&
  entry.loc.length < 2_048 &&
  ['http:', 'https:'].includes(new URL(entry.loc).protocol) &&
  (entry.lastmod === undefined || DATE_TIME.test(entry.lastmod));

/**
 * Returns the entries of a sitemap file. Checks the rules of sitemap.xsd and siteindex.xsd of sitemaps.org: a single
 * root in the namespace, with one or more entries of `loc` and `lastmod`, in that order, at most 50,000 in 50 MB.
 * @throws Error that names the violation
 */
export function readSitemap(xml: string, root: 'urlset' | 'sitemapindex'): SitemapEntry[] {
  const document = readXml(xml);
  const item = root === 'urlset' ? 'url' : 'sitemap';
  expect(Object.keys(document)).toEqual(['?xml', root]);
  const list = document[root] as XmlNode & Record<string, SitemapEntry[]>;
  expect(Object.keys(list).sort()).toEqual(['@xmlns', item]);
  expect(list['@xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const entries = list[item]!;
  expect(entries.length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
  // One assertion for all entries: four assertions for each of 9,000 entries took half of the file's time.
  expect(entries.filter((entry) => !isValidEntry(entry))).toEqual([]);
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  return entries;
}

export interface FeedEntry {
  title: string;
  link: string;
  description: string;
  category: string[];
  pubDate: string;
  /** HTML; absent without sources. */
  'content:encoded'?: string;
}

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d ([+-]\d{4}|GMT)$/;

/**
 * Returns the items of a feed. Checks the rules of RSS 2.0 and the advice of the RSS board: required channel elements,
 * dates of RFC 822, absolute URLs, a unique guid for each item, and a link of the feed to itself.
 * @throws Error that names the violation
 */
export function readFeed(xml: string, self: string): FeedEntry[] {
  const { rss } = readXml(xml) as { rss: XmlNode & { channel: XmlNode } };
  expect(rss).toMatchObject({ '@version': '2.0', '@xmlns:atom': 'http://www.w3.org/2005/Atom' });
  const { channel } = rss;
  expect(channel).toMatchObject({
    title: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
    link: expect.stringMatching(/^https?:/),
    language: 'en',
    'atom:link': { '@rel': 'self', '@href': self, '@type': 'application/rss+xml' },
  });
  const items = (channel.item ?? []) as (FeedEntry & { guid: XmlNode })[];
  if (items.length > 0) expect(channel.lastBuildDate).toMatch(RFC_822);
  for (const { title, link, description, pubDate, guid } of items) {
    expect([typeof title, typeof description]).toEqual(['string', 'string']);
    expect(guid).toEqual({ '@isPermaLink': 'true', '#text': link });
    expect(pubDate).toMatch(RFC_822);
    expect(new URL(link).protocol).toMatch(/^https?:$/);
  }
  expect(new Set(items.map(({ link }) => link)).size).toBe(items.length);
  return items;
}
