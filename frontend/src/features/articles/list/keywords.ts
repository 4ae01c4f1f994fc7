/** Words in URLs that do not describe a place. */
const STOP_WORDS = new Set(
  (
    'about all and are article best but can dynamic find for from get guide guides has have her his how into its ' +
    'near new not off one our out over see that the their them there these they things this tips top travel visit ' +
    'was were what when where which who why will with you your'
  ).split(' '),
);
const MIN_WORD_LENGTH_EXCLUSIVE = 2;

/** Returns the distinct keywords of a slug: words with more than two letters, without stop words. */
export function extractKeywords(slug: string): string[] {
  const words = slug
    .toLowerCase()
    .split(/[-\s]+/)
    .filter((word) => word.length > MIN_WORD_LENGTH_EXCLUSIVE && !STOP_WORDS.has(word));
  return [...new Set(words)];
}

/** Returns the requested article slug of an unknown page, from `?search=` or from a path under /articles/. */
export function getRequestedSlug(pathname: string, search: string | null): string {
  if (search?.trim()) return search.trim();
  const [, slug = ''] = /^\/(?:articles|simple)\/([^/]+)/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
