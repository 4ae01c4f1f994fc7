import type { Article, ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { type ComponentType, createContext, useContext } from 'react';
import styles from './ArticleActionsSlot.module.css';

export interface ArticleActionsProps {
  article: Pick<Article | ArticleCard, 'id' | 'slug' | 'title' | 'location'>;
}

/** What stands on the picture of every article on a page, for those who may do more with it than read. */
export const ArticleActionsContext = createContext<ComponentType<ArticleActionsProps> | null>(null);

/** The place of an article's tools: on its picture, where nothing moves for them. */
export function ArticleActionsSlot({ article }: ArticleActionsProps) {
  const Actions = useContext(ArticleActionsContext);
  // A guide on demand is no article.
  if (Actions === null || article.id < 0) return null;
  return (
    <div className={styles.tools}>
      <Actions article={article} />
    </div>
  );
}
