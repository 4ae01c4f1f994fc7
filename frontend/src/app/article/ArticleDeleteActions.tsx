import { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { articles } from '@placelore/contracts/content/articles/articles.js';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import useSWR from 'swr';
import type { ArticleActionsProps } from '../../features/articles/actions/ArticleActionsSlot.js';
import { useAuthor } from '../../features/articles/actions/article-authors.js';
import { deleteDiscovery, fetchMyDiscoveries, MY_DISCOVERIES_KEY } from '../../features/discoveries/api.js';
import {
  type DeletionStrings,
  deleteWithToast,
  notifyIfOffline,
} from '../../features/discoveries/my-discoveries/delete-with-toast.js';
import { call } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { invalidate, type Tag, toKey } from '../../lib/cache/server-state.js';
import { Badge } from '../../ui/feedback/Badge.js';
import { Button } from '../../ui/form/Button.js';
import { Tooltip } from '../../ui/overlay/Tooltip.js';
import styles from './ArticleDeleteActions.module.css';
import { STRINGS } from './article-delete-strings.js';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlay/ConfirmDialog.js')).ConfirmDialog,
}));

/** Cache tags to reload: everything that shows articles, discoveries or their audit records. */
const OWNER_CHANGED_TAGS: readonly Tag[] = ['articles', 'discoveries'];
const ADMIN_CHANGED_TAGS: readonly Tag[] = [
  ...OWNER_CHANGED_TAGS,
  'adminArticles',
  'adminDiscoveries',
  'moderation',
  'deletedArticles',
  'audit',
];

/** Shows admins the author of an article and a button that deletes the article but keeps its discovery. */
export function AdminArticleActions({ article }: ArticleActionsProps) {
  const author = useAuthor(article.id);
  if (!author) return null;
  const hasDiscovery = author.discoveryId !== null;
  const { deleteOne, title, description } = STRINGS.article;
  return (
    <>
      <Badge className={styles.author}>{STRINGS.by(author.username)}</Badge>
      <DeleteAction
        article={article}
        label={deleteOne(article.title)}
        question={{ title, description: description(article.title, hasDiscovery) }}
        strings={STRINGS.article}
        onDelete={() => (hasDiscovery ? call(adminArticles.delete, { id: article.id }) : deleteArticle(article))}
        changedTags={ADMIN_CHANGED_TAGS}
      />
    </>
  );
}

/**
 * Shows users a button that deletes their own discovery behind an article. Only their own list of discoveries says
 * which one that is.
 */
export function OwnerArticleActions({ article }: ArticleActionsProps) {
  const { data: ownDiscoveries = [] } = useSWR(MY_DISCOVERIES_KEY, fetchMyDiscoveries);
  const discovery = ownDiscoveries.find(({ articleId }) => articleId === article.id);
  if (!discovery) return null;
  const { deleteOne, title, description } = STRINGS.discovery;
  return (
    <DeleteAction
      article={article}
      label={deleteOne(discovery.title)}
      question={{ title, description: description(discovery.title, discovery.imageUrl !== null, article.title) }}
      strings={STRINGS.discovery}
      onDelete={() => deleteDiscovery(discovery.id)}
      changedTags={OWNER_CHANGED_TAGS}
    />
  );
}

/** Deletes an article by its title, or by its id if several articles share that title. */
async function deleteArticle({ id, title }: ArticleActionsProps['article']): Promise<void> {
  try {
    await call(articles.deleteByTitle, { title });
  } catch (error) {
    if (!(error instanceof HttpError && error.body?.code === 'TITLE_NOT_UNIQUE')) throw error;
    await call(adminArticles.delete, { id });
  }
}

interface DeleteActionProps extends ArticleActionsProps {
  /** Accessible name of the button. */
  label: string;
  question: { title: string; description: string };
  strings: DeletionStrings;
  /**
   * Deletes the article or the discovery.
   * @throws HttpError, or TypeError when the network fails
   */
  onDelete: () => Promise<void>;
  changedTags: readonly Tag[];
}

function DeleteAction({ article, label, question, strings, onDelete, changedTags }: DeleteActionProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  function confirm(): void {
    setIsConfirming(false);
    // Found before the deletion, because the button disappears together with the discovery.
    const adjacentLink = findAdjacentLink(opener.current);
    void deleteWithToast(onDelete, () => handleDeleted(adjacentLink), strings);
  }
  function handleDeleted(adjacentLink: HTMLElement | null | undefined): void {
    if (pathname === `/articles/${article.slug}`) void navigate('/articles', { replace: true });
    else adjacentLink?.focus();
    const deletedKey = toKey(articles.bySlug, { slug: article.slug });
    for (const tag of changedTags) void invalidate(tag, deletedKey);
  }
  return (
    <>
      <Tooltip text={label}>
        <Button
          ref={opener}
          variant="secondary"
          size="small"
          isRound
          aria-label={label}
          onClick={() => !notifyIfOffline(strings) && setIsConfirming(true)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </Tooltip>
      <Suspense>
        {isConfirming && (
          <ConfirmDialog
            {...question}
            cancel={STRINGS.cancel}
            confirm={STRINGS.delete}
            variant="danger"
            onCancel={() => setIsConfirming(false)}
            onConfirm={confirm}
            returnFocus={opener}
          />
        )}
      </Suspense>
    </>
  );
}

/** Finds the link of the card next to a deleted one, which receives the focus. */
function findAdjacentLink(element: Element | null): HTMLElement | null | undefined {
  const card = element?.closest('li');
  return (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector('a');
}
