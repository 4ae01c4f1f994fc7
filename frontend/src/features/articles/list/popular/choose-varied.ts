import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { chooseOnePerTown } from '@placelore/contracts/content/articles/library.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';

/** Maximum number of guides of one kind in a short list. */
const MAX_OF_KIND = 2;

type Guide = Pick<ArticleCard, 'location' | 'category' | 'placeType'>;

/**
 * Chooses guides for a short list, the best known first: one per country and at most two of a kind, so that it shows how
 * much there is. If these are too few, others follow, one per town if possible.
 */
export function chooseVaried<T extends Guide>(guides: readonly T[], count: number): T[] {
  const countries = new Set<string>();
  const kinds = new Map<string, number>();
  const varied = guides.filter(({ location, category, placeType }) => {
    const country = location.split(', ').at(-1)!;
    const kind = getCategoryLabel(category, placeType);
    const ofKind = kinds.get(kind) ?? 0;
    if (countries.has(country) || ofKind >= MAX_OF_KIND) return false;
    countries.add(country);
    kinds.set(kind, ofKind + 1);
    return true;
  });
  return [...new Set([...varied, ...chooseOnePerTown(guides, count)])].slice(0, count);
}
