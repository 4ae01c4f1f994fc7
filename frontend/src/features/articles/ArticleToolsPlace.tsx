import { useContext } from 'react';
import styles from './ArticleToolsPlace.module.css';
import { ArticleActionsContext, type ArticleActionsProps } from './article-tools.js';

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
