import type { Formatters } from '../../../lib/format/formatters.js';

/** Strings of the list next to a map. */
export const STRINGS = {
  guides: 'Guides on the map',
  map: 'Map',
  /** For keyboard users: the list may have two hundred controls. */
  skipList: 'Skip to the map',
  showOnMap: (title: string) => `Show ${title} on the map`,
  openGuide: 'Open guide',
  showList: 'Show list',
  hideList: 'Show map',
  close: 'Close',
  count: ({ formatCount }: Formatters, count: number) => (count === 1 ? '1 guide' : `${formatCount(count)} guides`),
  bestKnown: ({ formatCount }: Formatters, count: number) =>
    `The ${formatCount(count)} best-known guides here. Zoom in for more.`,
  none: 'No guides in this area yet',
  showNearest: ({ formatDistance }: Formatters, title: string, meters: number) =>
    `Nearest guide: ${title}, ${formatDistance(meters)}`,
  loading: 'Loading guides…',
  failed: "Couldn't load the guides in this area",
  retry: 'Try Again',
} as const;
