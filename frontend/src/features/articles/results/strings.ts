import type { Formatters } from '../../../lib/format/formatters.js';

/** Strings of the search results. */
export const STRINGS = {
  searching: 'Searching…',
  found: ({ formatCount }: Formatters, total: number, query: string) =>
    `${total === 1 ? '1 guide' : `${formatCount(total)} guides`} for “${query}”`,
  foundOfOtherKinds: ({ formatCount }: Formatters, total: number) =>
    total === 1 ? '1 other guide there' : `${formatCount(total)} other guides there`,
  corrected: (name: string, query: string) => `Showing ${name} for ‘${query}’`,
  best: 'Best match',
  kindIn: (kind: string, place: string) => `${kind} in ${place}`,
  kindNear: (kind: string, place: string) => `${kind} near ${place}`,
  lesserKnownIn: (kind: string, place: string) => `Lesser-known ${kind.toLowerCase()} in ${place}`,
  dayTripsFrom: (place: string) => `Day trips from ${place}`,
  kindAround: (kind: string) => `${kind} near you`,
  places: 'Places',
  in: (place: string) => `In ${place}`,
  around: (place: string) => `In and around ${place}`,
  about: (query: string) => `About “${query}”`,
  named: (query: string) => `Others with “${query}” in a name`,
  moreIn: (place: string) => `More in ${place}`,
  there: 'these places',
  mentioned: (query: string) => `Also mention “${query}”`,
  noneButMentions: ({ formatCount }: Formatters, total: number, query: string) =>
    `No guide to “${query}” itself; ${total === 1 ? '1 guide mentions it' : `${formatCount(total)} guides mention it`}`,
  wellKnown: 'Well-known guides',
  allIn: (place: string) => `All guides in ${place}`,
  noneFound: 'No articles found',
  noneHint: (query: string) => `No guide to “${query}” yet`,
  onRequest: 'Guide on request',
  onRequestLead: 'No guide yet. Generating a new guide can take a minute.',
  position: 'We need your position to look around you.',
  usePosition: 'Use my position',
  noPosition: "We couldn't get your position. Add a city or country instead.",
  more: 'Load More Articles',
  previous: 'Previous page',
  failed: (status: number) => `Failed to fetch articles: ${status}`,
  error: (message: string) => `Error: ${message}`,
  retry: 'Retry',
} as const;
