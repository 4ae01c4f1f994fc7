import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { moderation } from '@placelore/contracts/moderation.js';
import { type ListDeclaration, readingOf, wireOf } from '../list/declaration.js';
import { List } from '../list/List.js';
import { articleRows, DELETE } from './article-rows.js';
import { COLUMNS, formAddress } from './columns.js';
import { TEXTS } from './texts.js';

/** Rows on one page. */
const SIZE = 25;

const PREMIUM: ListDeclaration<AdminArticleRow> = {
  ...articleRows(formAddress),
  heading: TEXTS.premium.heading,
  size: SIZE,
  columns: [COLUMNS.title, COLUMNS.place, COLUMNS.category, COLUMNS.visibility, COLUMNS.created],
  actions: [DELETE],
  empty: { title: TEXTS.premium.empty, hint: TEXTS.premium.emptyHint },
  read: (view) => readingOf(moderation.premium, wireOf(view, SIZE), (rows) => rows),
};

export function PremiumTab({ tab }: { tab: string }) {
  return <List tab={tab} declaration={PREMIUM} />;
}
