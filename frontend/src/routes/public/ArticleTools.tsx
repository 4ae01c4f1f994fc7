import { lazy, type ReactNode, Suspense } from 'react';
import { ArticleToolsContext, type ArticleToolsProps } from '../../features/articles/article-tools.js';
import { useSession } from '../../features/session/api.js';

const ToolsOfAdmin = lazy(async () => ({ default: (await import('./ArticleDeletion.js')).ToolsOfAdmin }));
const ToolsOfOwner = lazy(async () => ({ default: (await import('./ArticleDeletion.js')).ToolsOfOwner }));

/** Gives the articles within their tools. */
export function WithArticleTools({ children }: { children: ReactNode }) {
  return <ArticleToolsContext value={ArticleTools}>{children}</ArticleToolsContext>;
}

/** Guests have none, and neither has a page that came from the server until it is known who reads it. */
function ArticleTools({ article }: ArticleToolsProps) {
  const { user } = useSession();
  if (!user) return null;
  const Tools = user.isAdmin ? ToolsOfAdmin : ToolsOfOwner;
  return (
    <Suspense>
      <Tools article={article} />
    </Suspense>
  );
}
