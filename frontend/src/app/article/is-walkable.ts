import type { Article } from '@placelore/contracts/content/articles/articles.js';

/** Categories of places that are often outside of towns, and that have no entrance to walk to. */
const OUTDOORS = /^(Natural Wonder|Mountain|Beach|Park)$/;

type WalkableArticle = Partial<Pick<Article, 'locationLabel' | 'placeType'>> & { category: string };

/** Whether readers may go there on foot: to a sight in a town, but to no town, region or nature as a whole. */
export const isWalkable = ({ locationLabel, placeType, category }: WalkableArticle) =>
  !locationLabel && !placeType && !OUTDOORS.test(category);
