import type { ArticleCard as CardData } from '@placelore/contracts/content/articles/articles.js';
import { useEffect, useRef } from 'react';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid } from './ArticleGrid.js';

interface ArticleCardsProps {
  articles: readonly CardData[];
  /** Whether these are the first cards on the page. */
  isFirst: boolean;
  /** Whether the first card gets the focus. */
  shouldFocus: boolean;
}

/** One page of a list as cards. */
export function ArticleCards({ articles, isFirst, shouldFocus }: ArticleCardsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return (
    <div ref={list} data-long-list>
      <ArticleGrid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} isEager={isFirst && index === 0} />
          </li>
        ))}
      </ArticleGrid>
    </div>
  );
}
