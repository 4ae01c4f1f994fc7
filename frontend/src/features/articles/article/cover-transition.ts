import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';

/** Returns the name under which a guide's cover moves from a list to the top of its page. */
export const getCoverTransition = ({ slug }: Pick<ArticleCard, 'slug'>): string => `cover-${slug}`;
