import { adminArticles } from '@placelore/contracts/admin-articles.js';
import {
  ADMIN_PAGE,
  ADMIN_SEARCH_LONGEST,
  type AdminArticleRow,
  VISIBILITIES,
} from '@placelore/contracts/admin-lists.js';
import { articles, CONTENT_SOURCES } from '@placelore/contracts/articles.js';
import { CATEGORIES } from '@placelore/contracts/categories.js';
import { deletedArticles } from '@placelore/contracts/deleted-articles.js';
import { BookOpen, Eye, EyeOff, FilePlus2, SquarePen, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.js';
import { Button } from '../../../ui/Button.js';
import { type Action, type ListDeclaration, readingOf, wireOf } from '../list/declaration.js';
import { List } from '../list/List.js';
import { failure } from '../list/useActions.js';
import { COLUMNS, editorAddress, namesOf } from './columns.js';
import styles from './Links.module.css';
import { TEXTS } from './texts.js';

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

const ARTICLES: ListDeclaration<AdminArticleRow> = {
  heading: TEXTS.articles.heading,
  count: TEXTS.count,
  size: ADMIN_PAGE.standard,
  search: { label: TEXTS.search, placeholder: TEXTS.searchHint, longest: ADMIN_SEARCH_LONGEST },
  filters: [
    {
      name: 'visibility',
      label: TEXTS.visibility,
      all: TEXTS.anyVisibility,
      choices: VISIBILITIES.map((value) => ({ value, label: TEXTS.visibilities[value] })),
    },
    {
      name: 'contentSource',
      label: TEXTS.origin,
      all: TEXTS.anyOrigin,
      choices: CONTENT_SOURCES.map((value) => ({ value, label: TEXTS.origins[value] })),
    },
    {
      name: 'category',
      label: TEXTS.category,
      all: TEXTS.anyCategory,
      choices: CATEGORIES.map((value) => ({ value, label: value })),
    },
    {
      name: 'reviewed',
      label: TEXTS.review,
      all: TEXTS.anyReview,
      choices: (['true', 'false'] as const).map((value) => ({ value, label: TEXTS.reviews[value] })),
    },
  ],
  sorts: [
    { value: '-updatedAt', label: TEXTS.orders.changed },
    { value: 'updatedAt', label: TEXTS.orders.changedDown },
    { value: '-createdAt', label: TEXTS.orders.newest },
    { value: 'createdAt', label: TEXTS.orders.oldest },
    { value: 'title', label: TEXTS.orders.title },
    { value: '-title', label: TEXTS.orders.titleDown },
  ],
  columns: [
    { ...COLUMNS.title, sort: 'title' },
    COLUMNS.place,
    COLUMNS.category,
    COLUMNS.origin,
    COLUMNS.visibility,
    { ...COLUMNS.changed, sort: 'updatedAt' },
  ],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  links: ({ id, slug }) => [
    { name: TEXTS.open, icon: BookOpen, to: `/articles/${slug}` },
    { name: TEXTS.edit, icon: SquarePen, to: editorAddress(id) },
  ],
  actions: [
    {
      name: TEXTS.show,
      icon: Eye,
      iconOnly: true,
      isFor: ({ isPublic }) => !isPublic,
      run: ({ id }) => call(articles.toggleVisibility, { id, isPublic: true }),
      done: (rows) => ({ title: TEXTS.shown, description: namesOf(rows) }),
      failed: failure(TEXTS.visibilityFailed),
      bulk: true,
    },
    {
      name: TEXTS.hide,
      icon: EyeOff,
      iconOnly: true,
      isFor: ({ isPublic }) => isPublic,
      run: ({ id }) => call(articles.toggleVisibility, { id, isPublic: false }),
      done: (rows) => ({ title: TEXTS.hidden, description: namesOf(rows) }),
      failed: failure(TEXTS.visibilityFailed),
      bulk: true,
    },
    DELETE,
  ],
  changes: ['adminArticles', 'adminDiscoveries', 'moderation', 'articles', 'discoveries', 'audit'],
  empty: { title: TEXTS.articles.empty, hint: TEXTS.articles.emptyHint },
  noneFound: { title: TEXTS.articles.noneFound, hint: TEXTS.articles.noneFoundHint },
  read: (view) => readingOf(adminArticles.list, wireOf(view, ADMIN_PAGE.standard), ({ articles }) => articles),
};

export function ArticlesTab({ tab }: { tab: string }) {
  return (
    <List
      tab={tab}
      declaration={ARTICLES}
      aside={
        <div className={styles.links}>
          <Button asChild size="small">
            <Link to="/admin/articles/new">
              <FilePlus2 aria-hidden="true" />
              {TEXTS.newArticle}
            </Link>
          </Button>
        </div>
      }
    />
  );
}
