import { adminArticles } from '@placelore/contracts/admin-articles.js';
import {
  ADMIN_PAGE,
  ADMIN_SEARCH_LONGEST,
  type AdminArticleRow,
  VISIBILITIES,
} from '@placelore/contracts/admin-lists.js';
import { CONTENT_SOURCES } from '@placelore/contracts/articles.js';
import { CATEGORIES } from '@placelore/contracts/categories.js';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/Button.js';
import { choicesOf, type ListDeclaration, readingOf, wireOf } from '../list/declaration.js';
import { List } from '../list/List.js';
import { articleRows, DELETE, HIDE, SHOW } from './article-rows.js';
import { COLUMNS, editorAddress } from './columns.js';
import styles from './Links.module.css';
import { TEXTS } from './texts.js';

const ARTICLES: ListDeclaration<AdminArticleRow> = {
  ...articleRows(editorAddress),
  heading: TEXTS.articles.heading,
  size: ADMIN_PAGE.standard,
  search: { label: TEXTS.search, placeholder: TEXTS.searchHint, longest: ADMIN_SEARCH_LONGEST },
  filters: [
    {
      name: 'visibility',
      label: TEXTS.visibility,
      all: TEXTS.anyVisibility,
      choices: choicesOf(VISIBILITIES, TEXTS.visibilities),
    },
    {
      name: 'contentSource',
      label: TEXTS.origin,
      all: TEXTS.anyOrigin,
      choices: choicesOf(CONTENT_SOURCES, TEXTS.origins),
    },
    {
      name: 'category',
      label: TEXTS.category,
      all: TEXTS.anyCategory,
      choices: choicesOf(CATEGORIES),
    },
    {
      name: 'reviewed',
      label: TEXTS.review,
      all: TEXTS.anyReview,
      choices: choicesOf(['true', 'false'], TEXTS.reviews),
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
  actions: [{ ...SHOW, iconOnly: true }, { ...HIDE, iconOnly: true }, DELETE],
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
