import type { Formatters } from '../../lib/format/formatters.js';

/** Number of stops in words. */
const countStops = (count: number): string => (count === 1 ? '1 stop' : `${count} stops`);

/** Meters beyond which hardly anybody travels by train or car. */
const MAX_LAND_METERS = 1_500_000;

export const STRINGS = {
  /** Titles of pages. */
  shared: 'A shared trip',
  trip: 'Trip',
  saved: 'Saved',
  stops: countStops,
  gone: 'This guide is no longer available',
  noPosition: 'Place not located',
  /** Of a town or region. */
  area: 'Too wide to walk to.',
  sightsIn: (name: string) => `Choose sights in ${name}`,
  /** Between two stops. */
  legs: {
    samePlace: 'At the same place',
    finding: 'Finding the way…',
    walk: ({ formatDistance, formatMinutes }: Formatters, meters: number, seconds: number) =>
      `${formatDistance(meters)}, ${formatMinutes(seconds)} on foot`,
    estimate: ({ formatDistance, formatMinutes }: Formatters, meters: number, seconds: number) =>
      `${formatDistance(meters)} in a straight line, about ${formatMinutes(seconds)} on foot`,
    drive: ({ formatDistance, formatMinutes }: Formatters, meters: number, seconds: number) =>
      `${formatDistance(meters)} in a straight line, about ${formatMinutes(seconds)} by car`,
    far: ({ formatDistance }: Formatters, meters: number) =>
      `Far apart, ${formatDistance(meters)} in a straight line: by ${meters > MAX_LAND_METERS ? 'plane' : 'train or car'}`,
    visits: ({ formatMinutes }: Formatters, minutes: number) => `${formatMinutes(minutes * 60)} of visits`,
    visit: ({ formatMinutes }: Formatters, minutes: number) => `Visit: ${formatMinutes(minutes * 60)}`,
    total: ({ formatDistance, formatMinutes }: Formatters, meters: number, seconds: number) =>
      `${formatDistance(meters)}, ${formatMinutes(seconds)} on foot`,
    estimateNote: 'Straight lines are estimates at 5\u00a0km/h, not routes.',
    driveTotal: ({ formatMinutes }: Formatters, seconds: number) => `about ${formatMinutes(seconds)} by car`,
    driveNote: 'Times by car are guesses from the straight line. They know no ferries or mountain roads.',
    farNote: 'Stretches of more than 150\u00a0km have no time.',
  },
  actions: {
    rename: 'Rename',
    share: 'Share',
    print: 'Print',
    delete: 'Delete trip',
    exports: 'Download',
    exportFailed: { title: "Couldn't make the file", description: 'Your connection may be down. Please try again.' },
    exportAs: (format: string) => `Download as ${format}`,
  },
  name: 'Name of the trip',
  save: 'Save',
  cancel: 'Cancel',
  note: 'Note',
  noteOf: (name: string) => `Note on ${name}`,
  addNote: 'Add a note',
  editNote: 'Edit note',
  addNoteTo: (name: string) => `Add a note to ${name}`,
  editNoteOf: (name: string) => `Edit the note on ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moved: (name: string, position: number, count: number) => `${name} is now stop ${position} of ${count}.`,
  drag: 'Drag to reorder',
  remove: (name: string) => `Remove ${name} from the trip`,
  removed: (name: string) => `${name} removed.`,
  emptyTitle: 'No stops yet',
  emptyText: 'Open a guide and choose Add to trip. Its place appears here and on the map.',
  explore: 'Explore guides',
  mapLabel: (title: string) => `Map of ${title}`,
  failed: {
    title: "Couldn't save the change",
    fallback: 'Your connection may be down. Please try again.',
  },
  unreachable: {
    title: "Couldn't load the trip",
    text: 'Your connection may be down. It loads as soon as you are online.',
    offlineTitle: "You're offline, and this trip isn't on this device",
    retry: 'Try Again',
  },
  missing: { title: "This trip doesn't exist", text: 'It may have been deleted, or it belongs to another account.' },
  linkOff: {
    title: 'This link no longer works',
    text: 'Whoever shared the trip has turned the link off or made a new one.',
  },
  savedCopy: 'Saved copy',
  deletion: {
    title: 'Delete this trip?',
    text: (title: string) => `“${title}” and its notes are deleted, and its link stops working.`,
    confirm: 'Delete',
    done: 'Trip deleted',
    undo: 'Undo',
    undone: 'Trip restored',
  },
  link: {
    title: 'Share this trip',
    text: 'Anyone with the secret link can see the name, the stops and your notes, without an account. Your name is not shown, private discoveries are left out, and search engines are kept away.',
    off: 'The link is off.',
    on: 'The link is on.',
    turnOn: 'Turn the link on',
    turnOff: 'Turn the link off',
    renew: 'Make a new link',
    copy: 'Share the link',
    url: 'Secret link',
    renewed: 'New link made. The former one no longer works.',
    description: 'A trip with its stops on a map.',
  },
  add: {
    button: 'Add to trip',
    buttonFor: (name: string) => `Add ${name} to a trip`,
    title: 'Add to trip',
    choose: 'Your trips',
    create: 'Create and add',
    newTrip: 'New trip',
    added: (title: string) => `Added to “${title}”`,
    alreadyIn: (title: string) => `Already in “${title}”`,
    open: 'Open',
    loading: 'Loading your trips',
    failed: "Couldn't load your trips",
    guestText: 'Trips need an account, so that you find them on every device and can share them.',
    signUp: 'Sign Up Free',
    signIn: 'Sign In',
  },
  list: {
    heading: 'Trips',
    noneText: 'Put guides in an order, see the walks between them, and take the list along.',
    showAll: (count: string) => `Show all ${count} trips`,
    create: 'New trip',
    createConfirm: 'Create',
    failed: "Couldn't load your trips",
    offline: "You're offline. The trips that you keep offline are listed below.",
    linkOn: 'Link on',
  },
} as const;
