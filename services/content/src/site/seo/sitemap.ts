import { renderElement, XML_DECLARATION } from './xml.js';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Absolute URL of a page, and the time of its latest change. */
export interface SitemapEntry {
  url: string;
  lastModified?: Date | undefined;
}

/** Renders a sitemap file of pages. Schema: https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd */
export const renderSitemap = (pages: SitemapEntry[]): string => renderListing('urlset', 'url', pages);

/** Renders the index of several sitemap files. Schema: https://www.sitemaps.org/schemas/sitemap/0.9/siteindex.xsd */
export const renderSitemapIndex = (files: SitemapEntry[]): string => renderListing('sitemapindex', 'sitemap', files);

function renderListing(root: string, item: string, entries: SitemapEntry[]): string {
  const items = entries.map(
    ({ url, lastModified }) =>
      `<${item}>${renderElement('loc', url)}${renderElement('lastmod', lastModified?.toISOString())}</${item}>\n`,
  );
  return `${XML_DECLARATION}<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`;
}

/** Data that the scripts of pages load; a crawler that executes them may read it too. */
const ALLOWED_PATHS = [
  '/api/articles',
  '/api/categories',
  '/api/collections/',
  '/api/config',
  '/api/countries',
  '/api/discoveries/public',
  '/api/explore/',
  '/api/map/articles',
  '/api/static-map',
];
/** API endpoints, and pages about the user. */
const DISALLOWED_PATHS = ['/api/', '/admin', '/app', '/auth', '/internal/'];

/** Renders the rules for crawlers (RFC 9309: the longest matching rule applies). */
export function renderRobotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...ALLOWED_PATHS.map((path) => `Allow: ${path}`),
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
