import { useContext } from 'react';
import styles from './ArticleToolsPlace.module.css';
import { ArticleToolsContext, type ArticleToolsProps } from './article-tools.js';

/** The place of an article's tools: on its picture, where nothing moves for them. */
export function ArticleToolsPlace({ article }: ArticleToolsProps) {
  const Tools = useContext(ArticleToolsContext);
  // A guide on demand is no article.
  if (Tools === null || article.id < 0) return null;
  return (
    <div className={styles.tools}>
      <Tools article={article} />
    </div>
  );
}
