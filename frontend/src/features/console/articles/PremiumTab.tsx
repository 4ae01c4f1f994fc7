import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { moderation } from '@placelore/contracts/moderation.js';
import { type ListDefinition, queryList, toListQuery } from '../list/declaration.js';
import { DataList } from '../list/List.js';
import { createArticleListBase, DELETE_ACTION } from './article-rows.js';
import { COLUMNS, simpleEditFormPath } from './columns.js';
import { STRINGS } from './texts.js';

/** Rows on one page. */
const PAGE_SIZE = 25;

const PREMIUM_LIST: ListDefinition<AdminArticleRow> = {
  ...createArticleListBase(simpleEditFormPath),
  heading: STRINGS.premium.heading,
  size: PAGE_SIZE,
  columns: [COLUMNS.title, COLUMNS.place, COLUMNS.category, COLUMNS.visibility, COLUMNS.created],
  actions: [DELETE_ACTION],
  empty: { title: STRINGS.premium.empty, hint: STRINGS.premium.emptyHint },
  read: (view) => queryList(moderation.listPremium, toListQuery(view, PAGE_SIZE), (rows) => rows),
};

export function PremiumTab({ tab }: { tab: string }) {
  return <DataList tab={tab} definition={PREMIUM_LIST} />;
}
