/** Texts for keeping guides and trips on the device. */
export const STRINGS = {
  keep: 'Keep offline',
  keeping: 'Keeping…',
  kept: 'Kept offline',
  removeKept: 'Kept offline. Remove from this device',
  full: { title: 'Storage full', description: 'This device has no space for it. Remove something in Saved.' },
  failed: {
    title: "Couldn't keep it offline",
    description: 'The connection may be down. Nothing was stored. Please try again.',
  },
  heading: 'Guides and trips on this device',
  showAll: (count: string) => `Show all ${count} on this device`,
  remove: 'Remove',
  removeOne: (title: string) => `Remove ${title} from this device`,
  size: (megabytes: string) => `${megabytes}\u00a0MB`,
} as const;
