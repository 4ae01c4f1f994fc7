import type { FactKind } from '@placelore/contracts/places/facts.js';

/** Strings of article pages. */
export const STRINGS = {
  retry: 'Retry',
  all: 'All guides',
  fetchFailed: (status: number) => `Failed to fetch articles: ${status}`,
  error: (message: string) => `Error: ${message}`,
  readGuide: 'Loading the guide…',
  share: 'Share',
  writtenByModel: 'AI Generated Content',
  map: 'Location Map',
  contents: 'In this guide',
  atAGlance: 'At a glance',
  keyFacts: {
    'local name': 'Local name',
    period: 'Origin',
    inception: 'Since',
    opening: 'Opened',
    architect: 'Architect',
    style: 'Style',
    heritage: 'Heritage',
    height: 'Height',
    population: 'Population',
    tip: 'Visit time',
    'best time': 'When to go',
  } as Partial<Record<FactKind, string>>,
  directions: 'Directions',
  fullView: 'Full view of this guide',
} as const;
