/** Words of addresses that say nothing of a place. */
const STOP_WORDS = new Set(
  (
    'about all and are article best but can dynamic find for from get guide guides has have her his how into its ' +
    'near new not off one our out over see that the their them there these they things this tips top travel visit ' +
    'was were what when where which who why will with you your'
  ).split(' '),
);
/** A word needs more letters than this. */
const MIN_WORD_LENGTH_EXCLUSIVE = 2;

/** What an address of an article speaks of: its words of more than two letters, without stop words, each once. */
export function extractKeywords(slug: string): string[] {
  const words = slug
    .toLowerCase()
    .split(/[-\s]+/)
    .filter((word) => word.length > MIN_WORD_LENGTH_EXCLUSIVE && !STOP_WORDS.has(word));
  return [...new Set(words)];
}

/** The slug of an article that an unknown page was asked for by: of `?search=`, or of a path under /articles/. */
export function getRequestedSlug(pathname: string, search: string | null): string {
  if (search?.trim()) return search.trim();
  const [, slug = ''] = /^\/(?:articles|simple)\/([^/]+)/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
