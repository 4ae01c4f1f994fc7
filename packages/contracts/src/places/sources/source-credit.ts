import type { FactSource } from '../facts.js';

/** Returns the page of the state that was read, else the current one; null for a source that has no page. */
export const getSourceUrl = ({ permalink, url }: FactSource): string | null => permalink ?? url;

/** Returns the version of a source that is part of the product, which is stated instead of a date; null for others. */
export const getBundledVersion = ({ provider, revision }: FactSource): string | null =>
  provider === 'guidebook' ? revision : null;
