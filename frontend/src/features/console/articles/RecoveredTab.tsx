import { adminArticles } from '@placelore/contracts/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { articles } from '@placelore/contracts/articles.js';
import { moderation } from '@placelore/contracts/moderation.js';
import { CheckCheck, FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../../lib/api.js';
import { Button } from '../../../ui/Button.js';
import { type ListDeclaration, readingOf, wireOf } from '../list/declaration.js';
import { List } from '../list/List.js';
import { failure } from '../list/useActions.js';
import { RecoverLost } from '../runs/RunTool.js';
import { articleRows, HIDE, SHOW } from './article-rows.js';
import { COLUMNS, editorAddress, namesOf } from './columns.js';
import styles from './Links.module.css';
import { TEXTS } from './texts.js';

/** Rows on one page. */
const SIZE = 25;

/** The second step of hiding failed: the article is hidden, and still on the list. */
class ReviewFault extends Error {
  override name = 'ReviewFault';
}

async function hide({ id }: AdminArticleRow): Promise<void> {
  await call(articles.toggleVisibility, { id, isPublic: false });
  await call(adminArticles.markReviewed, { id }).catch((cause) => {
    throw new ReviewFault('not marked as reviewed', { cause });
  });
}

const RECOVERED: ListDeclaration<AdminArticleRow> = {
  ...articleRows(editorAddress),
  heading: TEXTS.recovered.heading,
  size: SIZE,
  columns: [COLUMNS.title, COLUMNS.place, COLUMNS.category, COLUMNS.visibility, COLUMNS.created],
  actions: [
    SHOW,
    {
      ...HIDE,
      run: hide,
      done: (rows) => ({ title: TEXTS.hidden, description: TEXTS.hiddenHint(namesOf(rows)) }),
      failed: (error) =>
        error instanceof ReviewFault
          ? failure(TEXTS.reviewFailed)(error.cause)
          : failure(TEXTS.visibilityFailed)(error),
    },
    {
      name: TEXTS.markReviewed,
      icon: CheckCheck,
      run: ({ id }) => call(adminArticles.markReviewed, { id }),
      done: (rows) => ({ title: TEXTS.reviewed, description: namesOf(rows) }),
      failed: failure(TEXTS.reviewFailed),
      bulk: true,
    },
  ],
  empty: { title: TEXTS.recovered.empty, hint: TEXTS.recovered.emptyHint },
  read: (view) => readingOf(moderation.recovered, wireOf(view, SIZE), (rows) => rows),
};

export function RecoveredTab({ tab }: { tab: string }) {
  return (
    <List
      tab={tab}
      declaration={RECOVERED}
      aside={
        <div className={styles.links}>
          <RecoverLost />
          <Button asChild look="secondary" size="small">
            <Link to="/admin/articles/new?type=recovered">
              <FilePlus2 aria-hidden="true" />
              {TEXTS.restore}
            </Link>
          </Button>
        </div>
      }
    />
  );
}
