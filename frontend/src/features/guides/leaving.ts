/** Whether who is at this place of the product may hold guides that were written for them. */
export const mayHoldGuides = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.startsWith('/dynamic/') || new URLSearchParams(search).has('q');
