import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';

/** Returns the name of the view transition that moves a guide's cover from a list to the top of its page. */
export const getCoverTransition = ({ slug }: Pick<ArticleCard, 'slug'>): string => `cover-${slug}`;
