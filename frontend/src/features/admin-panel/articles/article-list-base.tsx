import { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/content/admin/admin-lists.js';
import { deletedArticles } from '@placelore/contracts/content/admin/deleted-articles.js';
import { articles } from '@placelore/contracts/content/articles/articles.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import { BookOpen, Eye, EyeOff, SquarePen, Trash2 } from 'lucide-react';
import { call } from '../../../lib/api/api.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import type { Action, Column, ListDefinition } from '../data-list/list-definition.js';
import { STRINGS as LIST_STRINGS } from '../data-list/strings.js';
import { toFailure } from '../data-list/useActions.js';
import { STRINGS } from './strings.js';

/** Columns shared by all lists of articles. */
export const COLUMNS = {
  title: { name: STRINGS.title, isHeading: true, show: ({ title }) => title },
  place: { name: STRINGS.place, show: ({ location }) => <span>{location}</span> },
  category: {
    name: STRINGS.category,
    show: ({ category, placeType }) => <span>{getCategoryLabel(category, placeType)}</span>,
  },
  origin: {
    name: STRINGS.origin,
    show: ({ contentSource }) => (
      <span>
        <Badge tone={contentSource === 'text_search' ? 'accent' : 'plain'}>{STRINGS.origins[contentSource]}</Badge>
      </span>
    ),
  },
  visibility: {
    name: STRINGS.visibility,
    show: ({ isPublic }) => (
      <span>
        <Badge tone={isPublic ? 'good' : 'plain'}>{STRINGS.visibilities[isPublic ? 'public' : 'private']}</Badge>
      </span>
    ),
  },
  changed: { name: STRINGS.changed, isNumber: true, show: ({ updatedAt }) => <FormattedDate iso={updatedAt} /> },
  created: { name: STRINGS.created, isNumber: true, show: ({ createdAt }) => <FormattedDate iso={createdAt} /> },
} as const satisfies Record<string, Column<AdminArticleRow>>;

/** Joins the titles of articles for confirmations and toasts. */
export const formatTitles = (rows: readonly { title: string }[]): string =>
  LIST_STRINGS.names(rows.map(({ title }) => title));

/** Returns the path of the full editor. */
export const articleEditorPath = (id: number): string => `/admin/articles/${id}/edit`;
/** Returns the path of the simple edit form. */
export const simpleEditFormPath = (id: number): string => `/admin/edit-article/${id}`;

type ArticleListBase = Pick<ListDefinition<AdminArticleRow>, 'count' | 'getId' | 'getName' | 'links' | 'changes'>;

/**
 * Creates the parts of a list definition that all lists of articles share.
 * @param getEditPath returns where this list edits an article
 */
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

/** Action that deletes an article after a confirmation. */
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
