import { STRINGS } from '../../strings.js';

/**
 * Returns the link back to the search or the guide that led to a page, or else to the home page.
 * @param state of the entry in the browser's history, in which links store the page that they are on
 */
export function getWayBack(state: unknown): { to: string; text: string } {
  const { from } = (state ?? {}) as { from?: unknown };
  if (typeof from === 'string') {
    if (from.startsWith('/articles?q=')) return { to: from, text: STRINGS.page.backToSearch };
    if (from.startsWith('/articles/') || from.startsWith('/dynamic/'))
      return { to: from, text: STRINGS.page.backToGuide };
  }
  return { to: '/', text: STRINGS.page.back };
}
