/** What a page's script reads to show what its head speaks of: a crawler that runs it may read that too. */
const READ_BY_PAGES = ['/api/articles', '/api/categories', '/api/config', '/api/discoveries/public', '/api/static-map'];
/** Calls, and pages that are about the reader. */
const NOTHING_TO_FIND = ['/api/', '/admin', '/app', '/auth', '/internal/'];

/** Rules for crawlers (RFC 9309: the longest one that fits holds). */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...READ_BY_PAGES.map((path) => `Allow: ${path}`),
    ...NOTHING_TO_FIND.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
