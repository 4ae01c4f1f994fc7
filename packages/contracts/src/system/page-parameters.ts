/**
 * The query parameters that pages rendered by the server read. The gateway keeps one rendering of a page for all guests
 * by its path and these, and leaves all others out of what it asks for: a page that reads another one adds it here.
 */
export const PAGE_PARAMETERS = ['q', 'page'] as const;
