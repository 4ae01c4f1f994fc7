/** Strings of the travel recommendations. */
export const RECOMMENDATION_STRINGS = {
  title: 'Travel Recommendations',
  lookFor: 'Look for:',
  links: { hotels: 'Hotels', tours: 'Tours', tickets: 'Tickets' },
  /** Name of the offer that searches all hotels of a city. */
  hotelsIn: (city: string) => `Hotels in ${city}`,
  opensNewTab: (link: string, place: string) => `${link} in ${place} (opens a new tab)`,
  loading: 'Loading travel recommendations…',
  failed: 'Failed to fetch recommendations',
  footer: 'These links lead to travel partners. We may earn a commission.',
  from: (price: string) => `From ${price}`,
  showAll: (what: string) => `Show all: ${what}`,
  perNight: 'per night',
  rating: (rating: string) => `Rated ${rating} of 5`,
  by: (provider: string) => `on ${provider}`,
  tickets: (sight: string) => `Tickets for ${sight}`,
  newTab: (action: string, name: string) => `${action}: ${name} (opens a new tab)`,
  tours: { title: 'Tours & Experiences', one: 'Tour', many: 'Tours', action: 'Book This Experience' },
  hotels: { title: 'Hotels & Accommodation', one: 'Hotel', many: 'Hotels', action: 'Check Availability' },
  activities: { title: 'Activities & Attractions', one: 'Activity', many: 'Activities', action: 'Explore Activity' },
} as const;
