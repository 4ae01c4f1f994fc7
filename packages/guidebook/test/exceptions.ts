/** Sights on a border, in two countries at once, or where borders are not agreed upon, with the reason. */
export const BORDER_SITES: Record<string, string> = {};

/** Sights far from the town they are told by, and how far it may be. */
export const REMOTE_SITES: Record<string, { kilometres: number; reason: string }> = {};

/** Places told by a name the gazetteer lacks, by country and name, and a town of the gazetteer that stands beside. */
export const MISSING_TOWNS: Record<string, { near: string; country?: string; reason: string }> = {};
