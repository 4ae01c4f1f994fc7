import { adminArticles } from '@placelore/contracts/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { articles } from '@placelore/contracts/articles.js';
import { deletedArticles } from '@placelore/contracts/deleted-articles.js';
import { BookOpen, Eye, EyeOff, SquarePen, Trash2 } from 'lucide-react';
import { call } from '../../../lib/api.js';
import type { Action, ListDefinition } from '../list/declaration.js';
import { toFailure } from '../list/useActions.js';
import { formatTitles } from './columns.js';
import { STRINGS } from './texts.js';

type ArticleListBase = Pick<ListDefinition<AdminArticleRow>, 'count' | 'idOf' | 'nameOf' | 'links' | 'changes'>;

/** What all lists of articles have in common. @param getEditPath where an article is edited from this list */
export const createArticleListBase = (getEditPath: (id: number) => string): ArticleListBase => ({
  count: STRINGS.count,
  getId: ({ id }) => id,
  getName: ({ title }) => title,
  links: ({ id, slug }) => [
    { name: STRINGS.open, icon: BookOpen, to: `/articles/${slug}` },
    { name: STRINGS.edit, icon: SquarePen, to: getEditPath(id) },
  ],
  changes: ['adminArticles', 'adminDiscoveries', 'moderation', 'articles', 'discoveries', 'audit'],
});

export const SHOW_ACTION: Action<AdminArticleRow> = {
  name: STRINGS.show,
  icon: Eye,
  isFor: ({ isPublic }) => !isPublic,
  run: ({ id }) => call(articles.toggleVisibility, { id, isPublic: true }),
  done: (rows) => ({ title: STRINGS.shown, description: formatTitles(rows) }),
  failed: toFailure(STRINGS.visibilityFailed),
  bulk: true,
};

export const HIDE_ACTION: Action<AdminArticleRow> = {
  name: STRINGS.hide,
  icon: EyeOff,
  isFor: ({ isPublic }) => isPublic,
  run: ({ id }) => call(articles.toggleVisibility, { id, isPublic: false }),
  done: (rows) => ({ title: STRINGS.hidden, description: formatTitles(rows) }),
  failed: toFailure(STRINGS.visibilityFailed),
  bulk: true,
};

/** Deletes an article, after a question. */
export const DELETE_ACTION: Action<AdminArticleRow> = {
  name: STRINGS.delete,
  icon: Trash2,
  iconOnly: true,
  variant: 'danger',
  question: (rows) => ({
    title: STRINGS.deleteTitle(rows.length === 1),
    description: STRINGS.deleteText(formatTitles(rows)),
    confirm: STRINGS.delete,
  }),
  run: ({ id }) => call(adminArticles.delete, { id }),
  done: (rows) => ({ title: STRINGS.deleted, description: formatTitles(rows) }),
  failed: toFailure(STRINGS.deleteFailed),
  undo: {
    run: ({ id }) => call(deletedArticles.restore, { id }),
    done: (rows) => ({ title: STRINGS.restored, description: formatTitles(rows) }),
    failed: toFailure(STRINGS.restoreFailed),
  },
  bulk: true,
};
