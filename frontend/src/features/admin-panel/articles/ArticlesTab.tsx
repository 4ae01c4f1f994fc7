import { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import {
  ADMIN_PAGE,
  type AdminArticleRow,
  MAX_ADMIN_SEARCH_LENGTH,
  VISIBILITIES,
} from '@placelore/contracts/content/admin/admin-lists.js';
import { CONTENT_SOURCES } from '@placelore/contracts/content/articles/articles.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { FilePlus2 } from 'lucide-react';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { DataList } from '../data-list/DataList.js';
import { type ListDefinition, queryList, toChoices, toListQuery } from '../data-list/list-definition.js';
import {
  articleEditorPath,
  COLUMNS,
  createArticleListBase,
  DELETE_ACTION,
  HIDE_ACTION,
  SHOW_ACTION,
} from './article-list-base.js';
import styles from './ListLinks.module.css';
import { STRINGS } from './strings.js';

const ARTICLE_LIST: ListDefinition<AdminArticleRow> = {
  ...createArticleListBase(articleEditorPath),
  heading: STRINGS.articles.heading,
  size: ADMIN_PAGE.default,
  search: { label: STRINGS.search, placeholder: STRINGS.searchHint, maxLength: MAX_ADMIN_SEARCH_LENGTH },
  filters: [
    {
      name: 'visibility',
      label: STRINGS.visibility,
      all: STRINGS.anyVisibility,
      choices: toChoices(VISIBILITIES, STRINGS.visibilities),
    },
    {
      name: 'contentSource',
      label: STRINGS.origin,
      all: STRINGS.anyOrigin,
      choices: toChoices(CONTENT_SOURCES, STRINGS.origins),
    },
    {
      name: 'category',
      label: STRINGS.category,
      all: STRINGS.anyCategory,
      choices: toChoices(CATEGORIES),
    },
    {
      name: 'reviewed',
      label: STRINGS.review,
      all: STRINGS.anyReview,
      choices: toChoices(['true', 'false'], STRINGS.reviews),
    },
  ],
  sorts: [
    { value: '-updatedAt', label: STRINGS.orders.changed },
    { value: 'updatedAt', label: STRINGS.orders.changedDown },
    { value: '-createdAt', label: STRINGS.orders.newest },
    { value: 'createdAt', label: STRINGS.orders.oldest },
    { value: 'title', label: STRINGS.orders.title },
    { value: '-title', label: STRINGS.orders.titleDown },
  ],
  columns: [
    { ...COLUMNS.title, sort: 'title' },
    COLUMNS.place,
    COLUMNS.category,
    COLUMNS.origin,
    COLUMNS.visibility,
    { ...COLUMNS.changed, sort: 'updatedAt' },
  ],
  actions: [{ ...SHOW_ACTION, iconOnly: true }, { ...HIDE_ACTION, iconOnly: true }, DELETE_ACTION],
  empty: { title: STRINGS.articles.empty, hint: STRINGS.articles.emptyHint },
  noneFound: { title: STRINGS.articles.noneFound, hint: STRINGS.articles.noneFoundHint },
  read: (view) => queryList(adminArticles.list, toListQuery(view, ADMIN_PAGE.default), ({ articles }) => articles),
};

export function ArticlesTab({ tab }: { tab: string }) {
  return (
    <DataList
      tab={tab}
      definition={ARTICLE_LIST}
      headerContent={
        <div className={styles.links}>
          <Button asChild size="small">
            <Link to="/admin/articles/new">
              <FilePlus2 aria-hidden="true" />
              {STRINGS.newArticle}
            </Link>
          </Button>
        </div>
      }
    />
  );
}
