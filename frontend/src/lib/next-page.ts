/** The query of the address a Link header names as `next`, or null when it names none. */
export function parseNextLink(linkHeader: string | null): Record<string, string> | null {
  const [, url] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(linkHeader ?? '') ?? [];
  if (url === undefined) return null;
  return Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
}
