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
