import type { AdminArticleRow } from '@placelore/contracts/content/admin/admin-lists.js';
import { moderation } from '@placelore/contracts/content/admin/moderation.js';
import { DataList } from '../data-list/DataList.js';
import { type ListDefinition, queryList, toListQuery } from '../data-list/list-definition.js';
import { COLUMNS, createArticleListBase, DELETE_ACTION, simpleEditFormPath } from './article-list-base.js';
import { STRINGS } from './strings.js';

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
