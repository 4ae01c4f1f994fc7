import { MAX_SLUG_LENGTH, toSlug } from '@placelore/contracts/content/articles/slug.js';

/** Fields from which a slug is built. */
export interface TitledRecord {
  id: string;
  title: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Returns the slug candidates for a title, best first: the title alone, with its country, then numbered. */
export function buildSlugCandidates({ title, country, id }: TitledRecord): string[] {
  const base = toSlug(title) || toSlug(id);
  const suffixes = [country.toLowerCase(), '2', '3', '4', '5', '6', '7', '8', '9'];
  return [base, ...suffixes.map((suffix) => `${toSlug(base, MAX_SLUG_LENGTH - suffix.length - 1)}-${suffix}`)];
}

/**
 * Assigns a unique slug to each title.
 * @param takenSlugs slugs of other articles, which keep them
 * @throws Error when all candidates for a title are taken
 */
export function assignSlugs(titles: readonly TitledRecord[], takenSlugs: ReadonlySet<string>): Map<string, string> {
  const usedSlugs = new Set(takenSlugs);
  const slugs = new Map<string, string>();
  for (const titled of titles) {
    const slug = buildSlugCandidates(titled).find((candidate) => !usedSlugs.has(candidate));
    if (slug === undefined) throw new Error(`All slug candidates of "${titled.title}" are taken`);
    usedSlugs.add(slug);
    slugs.set(titled.id, slug);
  }
  return slugs;
}
