/** The query of the address a Link header names as `next`, or null when it names none. */
export function nextQuery(link: string | null): Record<string, string> | null {
  const [, address] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '') ?? [];
  if (address === undefined) return null;
  return Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''));
}
