/** The class names that are there, joined. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
