/** The pages there are; everything else is 'Page Not Found'. The frontend's server has the same list. */
export const PATHS = {
  home: '/',
  app: '/app',
  auth: '/auth',
  articles: '/articles',
  article: '/articles/:slug',
  simpleArticle: '/simple/:slug',
  sampleArticle: '/test-article',
  guide: '/dynamic/*',
  admin: '/admin/*',
} as const;

/** Returns whether a path can be decoded: no page has one with broken escapes. */
export function isDecodablePath(pathname: string): boolean {
  try {
    // The result is used: a bundler drops a call whose result is not.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}
