import { renderElement, XML_DECLARATION } from './xml.js';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address in the sitemap, in whole, and when what stands there changed last. */
export interface SitemapEntry {
  url: string;
  changed?: Date | undefined;
}

/** A file of the sitemap that names pages. Schema: https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd */
export const renderSitemap = (pages: SitemapEntry[]): string => renderListing('urlset', 'url', pages);

/** The file that names the other files. Schema: https://www.sitemaps.org/schemas/sitemap/0.9/siteindex.xsd */
export const renderSitemapIndex = (files: SitemapEntry[]): string => renderListing('sitemapindex', 'sitemap', files);

function renderListing(root: string, item: string, entries: SitemapEntry[]): string {
  const items = entries.map(
    ({ url, changed }) =>
      `<${item}>${renderElement('loc', url)}${renderElement('lastmod', changed?.toISOString())}</${item}>\n`,
  );
  return `${XML_DECLARATION}<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`;
}

/** What a page's script reads to show what its head speaks of: a crawler that runs it may read that too. */
const ALLOWED_PATHS = ['/api/articles', '/api/categories', '/api/config', '/api/discoveries/public', '/api/static-map'];
/** Calls, and pages that are about the reader. */
const DISALLOWED_PATHS = ['/api/', '/admin', '/app', '/auth', '/internal/'];

/** Rules for crawlers (RFC 9309: the longest one that fits holds). */
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
