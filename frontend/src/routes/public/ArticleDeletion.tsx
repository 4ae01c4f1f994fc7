import { adminArticles } from '@placelore/contracts/admin-articles.js';
import { articles } from '@placelore/contracts/articles.js';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import useSWR from 'swr';
import type { ArticleToolsProps } from '../../features/articles/article-tools.js';
import { deleteDiscovery, MINE, readMine } from '../../features/discoveries/api.js';
import { type DeletionTexts, deleteAndTell, isOffline } from '../../features/discoveries/deletion.js';
import { call } from '../../lib/api.js';
import { HttpError } from '../../lib/http-error.js';
import { invalidate, keyOf, type Tag } from '../../lib/server-state.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { Tooltip } from '../../ui/Tooltip.js';
import styles from './ArticleDeletion.module.css';
import { useAuthor } from './article-authors.js';
import { TEXTS } from './article-tools-texts.js';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/ConfirmDialog.js')).ConfirmDialog }));

/** What shows articles and discoveries, and what is done to them. */
const CHANGED: readonly Tag[] = ['articles', 'discoveries'];
const CHANGED_BY_ADMIN: readonly Tag[] = [
  ...CHANGED,
  'adminArticles',
  'adminDiscoveries',
  'moderation',
  'deletedArticles',
  'audit',
];

/** Admins see whose an article is, and may delete any. The discovery it was made of stays. */
export function ToolsOfAdmin({ article }: ArticleToolsProps) {
  const author = useAuthor(article.id);
  if (!author) return null;
  const hasDiscovery = author.discoveryId !== null;
  const { deleteOne, title, description } = TEXTS.article;
  return (
    <>
      <Badge className={styles.author}>{TEXTS.by(author.username)}</Badge>
      <Deletion
        article={article}
        label={deleteOne(article.title)}
        question={{ title, description: description(article.title, hasDiscovery) }}
        texts={TEXTS.article}
        remove={() => (hasDiscovery ? call(adminArticles.remove, { id: article.id }) : removeArticle(article))}
        changes={CHANGED_BY_ADMIN}
      />
    </>
  );
}

/** Users may delete the discovery of theirs that an article was made of. Which one that is, only their own list says. */
export function ToolsOfOwner({ article }: ArticleToolsProps) {
  const { data: own = [] } = useSWR(MINE, readMine);
  const discovery = own.find(({ articleId }) => articleId === article.id);
  if (!discovery) return null;
  const { deleteOne, title, description } = TEXTS.discovery;
  return (
    <Deletion
      article={article}
      label={deleteOne(discovery.title)}
      question={{ title, description: description(discovery.title, discovery.imageUrl !== null, article.title) }}
      texts={TEXTS.discovery}
      remove={() => deleteDiscovery(discovery.id)}
      changes={CHANGED}
    />
  );
}

/** Several articles may have one title: then the one that is seen is meant. */
async function removeArticle({ id, title }: ArticleToolsProps['article']): Promise<void> {
  try {
    await call(articles.removeByTitle, { title });
  } catch (error) {
    if (!(error instanceof HttpError && error.body?.code === 'TITLE_NOT_UNIQUE')) throw error;
    await call(adminArticles.remove, { id });
  }
}

interface DeletionProps extends ArticleToolsProps {
  /** What the button deletes. */
  label: string;
  question: { title: string; description: string };
  texts: DeletionTexts;
  /** @throws HttpError, or TypeError when the network fails */
  remove: () => Promise<void>;
  changes: readonly Tag[];
}

function Deletion({ article, label, question, texts, remove, changes }: DeletionProps) {
  const [isAsked, setIsAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  function confirm(): void {
    setIsAsked(false);
    // Now: the button goes with the discovery.
    const neighbour = neighbourOf(opener.current);
    void deleteAndTell(remove, () => leave(neighbour), texts);
  }
  function leave(neighbour: HTMLElement | null | undefined): void {
    if (pathname === `/articles/${article.slug}`) void navigate('/articles', { replace: true });
    else neighbour?.focus();
    const gone = keyOf(articles.bySlug, { slug: article.slug });
    for (const tag of changes) void invalidate(tag, gone);
  }
  return (
    <>
      <Tooltip text={label}>
        <Button
          ref={opener}
          look="secondary"
          size="small"
          round
          aria-label={label}
          onClick={() => !isOffline(texts) && setIsAsked(true)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </Tooltip>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            {...question}
            cancel={TEXTS.cancel}
            confirm={TEXTS.delete}
            look="danger"
            onCancel={() => setIsAsked(false)}
            onConfirm={confirm}
            returnFocus={opener}
          />
        )}
      </Suspense>
    </>
  );
}

/** The card beside the one that goes, for the focus. */
function neighbourOf(element: Element | null): HTMLElement | null | undefined {
  const card = element?.closest('li');
  return (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector('a');
}
