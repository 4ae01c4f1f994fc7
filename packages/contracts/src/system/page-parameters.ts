/**
 * Query parameters that server-rendered pages read. The gateway caches one rendering per path and these values for all
 * guests, and drops all other parameters. A page that reads another one must add it here.
 */
export const PAGE_PARAMETERS = ['q', 'page', 'group', 'place', 'photo', 'order', 'view'] as const;
