import type { SearchAnswer, SearchCondition, VenueAnswer } from '@placelore/contracts/content/articles/search.js';
import type { Formatters } from '../../../lib/format/formatters.js';

/** What isn't known of places, after "Placelore doesn't know"; guides tell the season. */
const CONDITION_NAMES: Partial<Record<SearchCondition, string>> = {
  families: 'what suits children',
  'rainy-day': 'what suits a rainy day',
  free: 'what is free of charge',
  photogenic: 'the best spots for photos',
  cheap: 'prices',
  prices: 'prices',
  open: 'what is open',
  hours: 'opening hours',
  access: 'how accessible places are',
  weather: 'the weather',
  safety: 'how safe places are',
  station: 'stations, airports and parking',
};

const VENUES: Readonly<Record<VenueAnswer['kind'], string>> = {
  eat: 'Where to eat',
  drink: 'Where to have a drink',
  stay: 'Where to stay',
};

/** Strings of the search results. */
export const STRINGS = {
  searching: 'Searching…',
  found: ({ formatCount }: Formatters, total: number) => (total === 1 ? '1 guide' : `${formatCount(total)} guides`),
  foundAndMore: ({ formatCount }: Formatters, relevant: number, total: number) =>
    `${relevant === 1 ? '1 guide' : `${formatCount(relevant)} guides`} and ${formatCount(total - relevant)} more`,
  query: (query: string) => `“${query}”`,
  foundOfOtherKinds: ({ formatCount }: Formatters, total: number) =>
    total === 1 ? '1 other guide there' : `${formatCount(total)} other guides there`,
  corrected: (name: string, query: string) => `Showing ${name} for ‘${query}’`,
  best: 'Best match',
  guideTo: (place: string) => `About ${place}`,
  kindIn: (kind: string, place: string) => `${kind} in ${place}`,
  kindNear: (kind: string, place: string) => `${kind} near ${place}`,
  lesserKnownIn: (kind: string, place: string) => `Lesser-known ${kind.toLowerCase()} in ${place}`,
  dayTripsFrom: (place: string) => `Day trips from ${place}`,
  kindAround: (kind: string) => `${kind} near you`,
  places: 'Places',
  in: (place: string) => `In ${place}`,
  around: (place: string) => `In and around ${place}`,
  about: (query: string) => `About “${query}”`,
  named: (query: string) => `More places called “${query}”`,
  onlyNamed: (query: string) => `Places called “${query}”`,
  moreIn: (place: string) => `More in ${place}`,
  moreAround: (place: string) => `More in and around ${place}`,
  there: 'these places',
  mentioned: (query: string) => `More guides that mention “${query}”`,
  onlyMentioned: (query: string) => `Guides that mention “${query}”`,
  noneOfKind: (kind: string, place: string, relation: SearchAnswer['relation']) =>
    `No guides to ${kind.toLowerCase()} ${relation === 'near' ? 'near' : 'in'} ${place} yet`,
  unknownKind: (kind: string, place: string) => `Placelore doesn’t know ${kind.toLowerCase()} in ${place}`,
  venues: (kind: VenueAnswer['kind']) => VENUES[kind],
  venuesIn: (kind: VenueAnswer['kind'], place: string) => `${VENUES[kind]} in ${place}`,
  venuesNear: (kind: VenueAnswer['kind'], place: string) => `${VENUES[kind]} near ${place}`,
  you: 'you',
  noVenueWith: (words: string) => `Nothing about “${words}” among these`,
  inGuideTo: (city: string) => `In the guide to ${city}`,
  sightsThere: ({ formatCount }: Formatters, total: number) =>
    total === 1 ? '1 sight there' : `${formatCount(total)} sights there`,
  noneOfTopic: (topic: string, place: string) => `No guides to ${topic.toLowerCase()} in ${place} yet`,
  noneWithWords: (words: string, place: string) => `Nothing about “${words}” in ${place} yet`,
  onlyNear: (place: string) => `No guides in ${place} yet`,
  guidesNear: ({ formatCount }: Formatters, total: number) =>
    total === 1 ? '1 guide near it' : `${formatCount(total)} guides near it`,
  notConsidered: (conditions: readonly SearchCondition[], place: string | null) => {
    const known = [...new Set(conditions.flatMap((condition) => CONDITION_NAMES[condition] ?? []))].join(' or ');
    const unknown = known === '' ? [] : `Placelore doesn’t know ${known}${place === null ? '' : ` in ${place}`}.`;
    return [unknown, conditions.includes('season') ? 'Each guide says when to go.' : []].flat().join(' ');
  },
  noneButMentions: ({ formatCount }: Formatters, total: number, query: string) =>
    `No guide to “${query}” itself; ${total === 1 ? '1 guide mentions it' : `${formatCount(total)} guides mention it`}`,
  wellKnown: 'Well-known guides',
  allIn: (place: string) => `All guides in ${place}`,
  noneFound: 'No articles found',
  noneHint: (query: string) => `No guide to “${query}” yet`,
  onRequest: 'Guide on request',
  onRequestLead: 'No guide yet. Each opens a short page: where it is and what is around it.',
  position: 'We need your position to look around you.',
  usePosition: 'Use my position',
  noPosition: "We couldn't get your position. Add a city or country instead.",
  more: 'Load More Articles',
  previous: 'Previous page',
  failed: (status: number) => `Failed to fetch articles: ${status}`,
  error: (message: string) => `Error: ${message}`,
  retry: 'Retry',
} as const;
