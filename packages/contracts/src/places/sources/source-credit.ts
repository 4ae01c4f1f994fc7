import type { FactSource } from '../facts.js';
import type { License } from '../licenses.js';

const monthFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns the page of the revision that was read, or else the current page; null for a source without pages. */
export const getSourceUrl = ({ permalink, url }: FactSource): string | null => permalink ?? url;

/**
 * Returns the edition of a source that is part of the product, by its month: `edition of November 2026`. Null for other
 * sources, which have a date of retrieval. The number of a version means nothing to readers.
 */
export const getEdition = ({
  provider,
  revision,
  retrievedAt,
}: Pick<FactSource, 'provider' | 'revision' | 'retrievedAt'>): string | null =>
  provider === 'guidebook' && revision !== null ? `edition of ${monthFormat.format(new Date(retrievedAt))}` : null;

/** Returns the name of a license for readers, who know Creative Commons but not the licenses of software. */
export const getLicenseLabel = ({ id, name }: License): string => (id === 'mit' ? 'free to reuse (MIT)' : name);
