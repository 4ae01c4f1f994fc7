import type { Article, ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import { type ComponentType, createContext, useContext } from 'react';
import styles from './ArticleActionsSlot.module.css';

export interface ArticleActionsProps {
  article: Pick<Article | ArticleCard, 'id' | 'slug' | 'title' | 'location'>;
}

/** Actions on the image of every article, for users who may edit or delete it. */
export const ArticleActionsContext = createContext<ComponentType<ArticleActionsProps> | null>(null);

/** Slot for an article's actions on its image, where they do not move other content. */
export function ArticleActionsSlot({ article }: ArticleActionsProps) {
  const Actions = useContext(ArticleActionsContext);
  // Guides have negative ids and no actions.
  if (Actions === null || article.id < 0) return null;
  return (
    <div className={styles.tools}>
      <Actions article={article} />
    </div>
  );
}
