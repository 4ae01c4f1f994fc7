import type { FactSource } from '../facts.js';

/** Returns the page of the revision that was read, or else the current page; null for a source without pages. */
export const getSourceUrl = ({ permalink, url }: FactSource): string | null => permalink ?? url;

/** Returns the version of a source that is part of the product, which is shown instead of a date; null for others. */
export const getBundledVersion = ({ provider, revision }: FactSource): string | null =>
  provider === 'guidebook' ? revision : null;
