import { SLUG_MOST, slugOf } from '@placelore/contracts/slug.js';

/** What a slug is made of. */
export interface Titled {
  id: string;
  title: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** The slugs a title may get, the preferred first: its own, with its country, then numbered. */
export function slugCandidates({ title, country, id }: Titled): string[] {
  const base = slugOf(title) || slugOf(id);
  const suffixes = [country.toLowerCase(), '2', '3', '4', '5', '6', '7', '8', '9'];
  return [base, ...suffixes.map((suffix) => `${slugOf(base, SLUG_MOST - suffix.length - 1)}-${suffix}`)];
}

/**
 * A slug for each title that no other one has.
 * @param taken slugs of others, which stay theirs
 * @throws Error when all candidates of a title are taken
 */
export function assignSlugs(titles: readonly Titled[], taken: ReadonlySet<string>): Map<string, string> {
  const used = new Set(taken);
  const slugs = new Map<string, string>();
  for (const titled of titles) {
    const slug = slugCandidates(titled).find((candidate) => !used.has(candidate));
    if (slug === undefined) throw new Error(`no slug is left for "${titled.title}"`);
    used.add(slug);
    slugs.set(titled.id, slug);
  }
  return slugs;
}
