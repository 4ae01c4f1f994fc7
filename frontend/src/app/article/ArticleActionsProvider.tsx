import { lazy, type ReactNode, Suspense } from 'react';
import { ArticleActionsContext, type ArticleActionsProps } from '../../features/articles/actions/ArticleActionsSlot.js';
import { useSession } from '../../features/session/api.js';

const AdminArticleActions = lazy(async () => ({
  default: (await import('./ArticleDeleteActions.js')).AdminArticleActions,
}));
const OwnerArticleActions = lazy(async () => ({
  default: (await import('./ArticleDeleteActions.js')).OwnerArticleActions,
}));

/** Adds actions to the articles within it. */
export function ArticleActionsProvider({ children }: { children: ReactNode }) {
  return <ArticleActionsContext value={ArticleActions}>{children}</ArticleActionsContext>;
}

/** Guests have no actions. A server-rendered page has none until the session is known. */
function ArticleActions({ article }: ArticleActionsProps) {
  const { user } = useSession();
  if (!user) return null;
  const Actions = user.isAdmin ? AdminArticleActions : OwnerArticleActions;
  return (
    <Suspense>
      <Actions article={article} />
    </Suspense>
  );
}
