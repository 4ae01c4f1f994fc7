/** Strings of the location card. */
export const LOCATION_STRINGS = {
  title: 'Your location',
  invitation:
    'See what lies around you and what the city offers. Your position is looked up once and stored on this device.',
  online: 'Location services active',
  offline: 'Offline mode - using cached data',
  detecting: 'Detecting your location…',
  live: 'Live',
  cached: 'Cached',
  usingCached: 'Using cached location',
  unnamed: 'Current location detected',
  errorTitle: 'Location unavailable',
  error: 'Location access denied or unavailable',
  advice: 'Allow it in the site settings next to the address, or check that location services are on.',
  cleared: 'Location cleared',
  detect: 'Detect',
  update: 'Update',
  clear: 'Clear',
  retry: 'Retry',
} as const;
