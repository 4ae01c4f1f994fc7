import { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/content/admin/admin-lists.js';
import { moderation } from '@placelore/contracts/content/admin/moderation.js';
import { articles } from '@placelore/contracts/content/articles/articles.js';
import { CheckCheck, FilePlus2 } from 'lucide-react';
import { call } from '../../../lib/api/api.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { RecoverArticlesButton } from '../batch-runs/BatchRunCard.js';
import { DataList } from '../data-list/DataList.js';
import { type ListDefinition, queryList, toListQuery } from '../data-list/list-definition.js';
import { toFailure } from '../data-list/useActions.js';
import {
  articleEditorPath,
  COLUMNS,
  createArticleListBase,
  formatTitles,
  HIDE_ACTION,
  SHOW_ACTION,
} from './article-list-base.js';
import styles from './ListLinks.module.css';
import { STRINGS } from './strings.js';

const PAGE_SIZE = 25;

/** The second step of hiding failed: the article is hidden, but still on the list. */
class MarkReviewedError extends Error {
  override name = 'MarkReviewedError';
}

async function hideAndMarkReviewed({ id }: AdminArticleRow): Promise<void> {
  await call(articles.toggleVisibility, { id, isPublic: false });
  await call(adminArticles.markReviewed, { id }).catch((cause) => {
    throw new MarkReviewedError('Failed to mark the article as reviewed', { cause });
  });
}

const RECOVERED_LIST: ListDefinition<AdminArticleRow> = {
  ...createArticleListBase(articleEditorPath),
  heading: STRINGS.recovered.heading,
  size: PAGE_SIZE,
  columns: [COLUMNS.title, COLUMNS.place, COLUMNS.category, COLUMNS.visibility, COLUMNS.created],
  actions: [
    SHOW_ACTION,
    {
      ...HIDE_ACTION,
      run: hideAndMarkReviewed,
      done: (rows) => ({ title: STRINGS.hidden, description: STRINGS.hiddenHint(formatTitles(rows)) }),
      failed: (error) =>
        error instanceof MarkReviewedError
          ? toFailure(STRINGS.reviewFailed)(error.cause)
          : toFailure(STRINGS.visibilityFailed)(error),
    },
    {
      name: STRINGS.markReviewed,
      icon: CheckCheck,
      run: ({ id }) => call(adminArticles.markReviewed, { id }),
      done: (rows) => ({ title: STRINGS.reviewed, description: formatTitles(rows) }),
      failed: toFailure(STRINGS.reviewFailed),
      bulk: true,
    },
  ],
  empty: { title: STRINGS.recovered.empty, hint: STRINGS.recovered.emptyHint },
  read: (view) => queryList(moderation.listRecovered, toListQuery(view, PAGE_SIZE), (rows) => rows),
};

export function RecoveredTab({ tab }: { tab: string }) {
  return (
    <DataList
      tab={tab}
      definition={RECOVERED_LIST}
      headerContent={
        <div className={styles.links}>
          <RecoverArticlesButton />
          <Button asChild variant="secondary" size="small">
            <Link to="/admin/articles/new?type=recovered">
              <FilePlus2 aria-hidden="true" />
              {STRINGS.restore}
            </Link>
          </Button>
        </div>
      }
    />
  );
}
