import type { Article, ArticleCard } from '@placelore/contracts/articles.js';
import { type ComponentType, createContext } from 'react';

export interface ArticleActionsProps {
  article: Pick<Article | ArticleCard, 'id' | 'slug' | 'title' | 'location'>;
}

/** What stands on the picture of every article on a page, for those who may do more with it than read. */
export const ArticleActionsContext = createContext<ComponentType<ArticleActionsProps> | null>(null);
