/** Strings of the map that a page shows first, apart from those of interactive maps, which load later. */
export const CARD_STRINGS = {
  viewInteractive: 'View Interactive Map',
  imageAlt: (name: string) => `Map showing where ${name} is`,
  imageMissing: "The map image didn't load.",
  loading: 'Loading the map',
  failed: 'Unable to load map',
  failedHint: 'Your connection may be down. The rest of the page works without it.',
  tryAgain: 'Try Again',
} as const;
