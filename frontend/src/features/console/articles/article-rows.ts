import { adminArticles } from '@placelore/contracts/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { articles } from '@placelore/contracts/articles.js';
import { deletedArticles } from '@placelore/contracts/deleted-articles.js';
import { BookOpen, Eye, EyeOff, SquarePen, Trash2 } from 'lucide-react';
import { call } from '../../../lib/api.js';
import type { Action, ListDeclaration } from '../list/declaration.js';
import { failure } from '../list/useActions.js';
import { namesOf } from './columns.js';
import { TEXTS } from './texts.js';

type ArticleRows = Pick<ListDeclaration<AdminArticleRow>, 'count' | 'idOf' | 'nameOf' | 'links' | 'changes'>;

/** What all lists of articles have in common. @param edit where an article is edited from this list */
export const articleRows = (edit: (id: number) => string): ArticleRows => ({
  count: TEXTS.count,
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  links: ({ id, slug }) => [
    { name: TEXTS.open, icon: BookOpen, to: `/articles/${slug}` },
    { name: TEXTS.edit, icon: SquarePen, to: edit(id) },
  ],
  changes: ['adminArticles', 'adminDiscoveries', 'moderation', 'articles', 'discoveries', 'audit'],
});

export const SHOW: Action<AdminArticleRow> = {
  name: TEXTS.show,
  icon: Eye,
  isFor: ({ isPublic }) => !isPublic,
  run: ({ id }) => call(articles.toggleVisibility, { id, isPublic: true }),
  done: (rows) => ({ title: TEXTS.shown, description: namesOf(rows) }),
  failed: failure(TEXTS.visibilityFailed),
  bulk: true,
};

export const HIDE: Action<AdminArticleRow> = {
  name: TEXTS.hide,
  icon: EyeOff,
  isFor: ({ isPublic }) => isPublic,
  run: ({ id }) => call(articles.toggleVisibility, { id, isPublic: false }),
  done: (rows) => ({ title: TEXTS.hidden, description: namesOf(rows) }),
  failed: failure(TEXTS.visibilityFailed),
  bulk: true,
};

/** Deletes an article, after a question. */
export const DELETE: Action<AdminArticleRow> = {
  name: TEXTS.delete,
  icon: Trash2,
  iconOnly: true,
  look: 'danger',
  question: (rows) => ({
    title: TEXTS.deleteTitle(rows.length === 1),
    description: TEXTS.deleteText(namesOf(rows)),
    confirm: TEXTS.delete,
  }),
  run: ({ id }) => call(adminArticles.remove, { id }),
  done: (rows) => ({ title: TEXTS.deleted, description: namesOf(rows) }),
  failed: failure(TEXTS.deleteFailed),
  undo: {
    run: ({ id }) => call(deletedArticles.restore, { id }),
    done: (rows) => ({ title: TEXTS.restored, description: namesOf(rows) }),
    failed: failure(TEXTS.restoreFailed),
  },
  bulk: true,
};
