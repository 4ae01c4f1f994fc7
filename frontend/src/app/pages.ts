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
