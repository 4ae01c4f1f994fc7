import { BRAND } from '../../lib/brand.js';

export const STRINGS = {
  modal: {
    title: (name: string) => `AI travel guide: ${name}`,
    open: 'Read the full guide',
    inLibrary: 'The library has an article about this place.',
    openArticle: 'Read the article',
    retry: 'Try Again',
  },
  page: {
    title: (title: string) => `${title} - AI Travel Guide | ${BRAND}`,
    description: (title: string) => `${title}: its story, what to notice and what lies nearby.`,
    generating: (name: string) => `Generating travel insights for ${name}...`,
    progress: 'Progress of the guide',
    back: 'Back to Home',
    home: 'Home',
    articles: 'Articles',
    signIn: 'Sign In',
    badge: 'AI Travel Guide',
    lightCategory: 'attraction',
    significance: 'Cultural & Historical Significance',
    tips: 'Travel Tips',
    bestTime: 'Best Time to Visit',
    map: 'Location Map',
    mapLink: 'View on a map',
    mapButton: 'Open in Maps',
    newTab: '(opens a new tab)',
    nearby: 'Things to Do Nearby',
    inside: 'Places to Discover Inside',
    nearbyHint: 'Click to explore',
    explore: (name: string) => `Explore ${name}`,
    signUpTitle: 'Take this guide with you',
    signUpText: 'With a free account your discoveries stay together, on every device.',
    signUp: 'Sign Up Free',
    start: 'Start Your Journey',
    notAPlaceTitle: 'Not on our map',
    notAPlaceFallback: 'We could not find that place. Try the name of a sight, a town or a country.',
    searchAgain: 'Search for another place',
    unexpected: 'The guide could not be written just now. Until then, here is advice that helps anywhere.',
    retry: 'Try Again',
  },
  places: {
    which: (name: string) => `Which ${name}?`,
    didYouMean: 'Did you mean one of these?',
    others: 'Did you mean',
  },
  verification: ({ statements, verified, dropped }: { statements: number; verified: number; dropped: number }) => {
    if (statements === 0) return null;
    const checked = `${verified} of ${statements} statements could be checked against known facts.`;
    if (dropped === 0) return checked;
    return `${checked} ${dropped === 1 ? 'One that contradicted them was' : `${dropped} that contradicted them were`} left out.`;
  },
  /** Advice that is valid for every place, shown when no guide is available. */
  fallback: {
    description: 'A place to discover at your own pace.',
    significance:
      'Every place carries the marks of those who built it and live there. Look for the oldest street, the market and the house of worship: together they tell most of its story.',
    tips: [
      'Arrive early in the morning, when it is quiet and the light is best.',
      'Look up opening hours and holidays before you set out.',
      'Dress with respect where people pray, and ask before you photograph them.',
      'Carry water, some cash and a map that works offline.',
    ],
    bestTime: 'The weeks just before and after the main season are usually calmer and milder.',
    nearby: [
      'The old town and its main square',
      'A local market',
      'The town museum',
      'A viewpoint or a riverside walk',
    ],
  },
} as const;
