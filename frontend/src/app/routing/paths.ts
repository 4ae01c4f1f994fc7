/** Paths of all pages. Any other path is 'Page Not Found'. The frontend server has the same list. */
export const PATHS = {
  home: '/',
  app: '/app',
  discovery: '/d/:id',
  explore: '/explore',
  map: '/map',
  places: '/places/:slug',
  countries: '/countries/:slug',
  regions: '/regions/:slug',
  saved: '/saved',
  profile: '/profile',
  auth: '/auth',
  articles: '/articles',
  article: '/articles/:slug',
  simpleArticle: '/simple/:slug',
  sampleArticle: '/test-article',
  guide: '/dynamic/*',
  trip: '/trips/:id',
  sharedTrip: '/t/:token',
  admin: '/admin/*',
} as const;

/** Whether a path can be decoded. No page has a path with invalid escapes. */
export function isDecodablePath(pathname: string): boolean {
  try {
    // Uses the result, because bundlers remove calls whose result is unused.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}
