/** Strings shared by all lists of the admin panel. */
export const STRINGS = {
  loading: (list: string) => `Loading ${list.toLowerCase()}…`,
  failed: (list: string) => `Couldn't load ${list.toLowerCase()}`,
  retry: 'Try Again',
  search: 'Search',
  clearSearch: 'Clear search',
  order: 'Order',
  filters: (set: number) => (set === 0 ? 'Filters and order' : `Filters and order (${set})`),
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  columns: { select: 'Selection', actions: 'Actions' },
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: string) => `${count} selected`,
  clearSelection: 'Clear',
  bulk: 'Actions for all selected rows',
  keys: 'Keyboard shortcuts: ↑ and ↓ move, Space selects, Shift with ↑ or ↓ extends the selection, Ctrl A selects all, Esc clears it.',
  working: (done: string, all: string) => `Working… ${done} of ${all}`,
  waiting: (seconds: number, done: string, all: string) =>
    `${done} of ${all}. The limit of changes per minute is reached. Continuing in ${seconds} s.`,
  error: 'Error',
  partly: (failed: string, all: string) => `${failed} of ${all} failed`,
  cancel: 'Cancel',
  undo: 'Undo',
  names: (names: readonly string[]) => {
    const shown = names.slice(0, MAX_NAMES).map((name) => `“${name}”`);
    const more = names.length - shown.length;
    if (more > 0) return `${shown.join(', ')} and ${more} ${more === 1 ? 'other' : 'others'}`;
    return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
  },
} as const;

/** Maximum number of names in a confirmation; the rest are counted. */
const MAX_NAMES = 5;
