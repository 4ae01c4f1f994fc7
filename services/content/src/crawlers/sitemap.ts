import { element, XML_DECLARATION } from './xml.js';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address in the sitemap, in whole, and when what stands there changed last. */
export interface SitemapEntry {
  address: string;
  changed?: Date | undefined;
}

/** A file of the sitemap that names pages. Schema: https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd */
export const sitemapXml = (pages: SitemapEntry[]): string => listing('urlset', 'url', pages);

/** The file that names the other files. Schema: https://www.sitemaps.org/schemas/sitemap/0.9/siteindex.xsd */
export const sitemapIndexXml = (files: SitemapEntry[]): string => listing('sitemapindex', 'sitemap', files);

function listing(root: string, item: string, entries: SitemapEntry[]): string {
  const items = entries.map(
    ({ address, changed }) =>
      `<${item}>${element('loc', address)}${element('lastmod', changed?.toISOString())}</${item}>\n`,
  );
  return `${XML_DECLARATION}<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`;
}
