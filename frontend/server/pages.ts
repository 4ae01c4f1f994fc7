/** Paths that are pages. The browser's router knows the same ones; a test holds the two together. */
export const PAGE_PATHS: readonly string[] = ['/', '/app', '/auth'];

/** Whether a path may be a page by its looks: pages have no file extension. */
export const looksLikePage = (path: string): boolean => !/\.[a-z0-9]{1,12}$/i.test(path);
