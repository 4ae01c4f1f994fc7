/** Strings of the credits at the end of a page, which pages without photos do not load. */
export const STRINGS = {
  title: 'Photo credits',
  separator: '. ',
  changed: (changes: string) => ` (${changes}).`,
} as const;
