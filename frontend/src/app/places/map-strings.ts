/** Strings of the map page. */
export const STRINGS = {
  title: 'Map',
  searchArea: 'Search this area',
  locate: 'Locate me',
  locating: 'Finding your location…',
  denied: 'Location access denied or unavailable',
  directions: 'Directions',
  results: 'Map of the results',
  showOnMap: 'Show on map',
} as const;
