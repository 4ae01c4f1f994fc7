/** Strings of the guides around an article. Their scripts load late. */
export const STRINGS = {
  nearby: 'Nearby Attractions',
  inside: 'Places Inside',
  inRegion: 'In the region',
  nearest: 'Nearest sights',
  moreIn: (city: string) => `More in ${city}`,
  dayTrips: (city: string) => `Day trips from ${city}`,
  elsewhere: (inCountry: string) => `Elsewhere ${inCountry}`,
  moreOf: (title: string) => `More ${title.toLowerCase()}`,
} as const;
