import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { moderation } from '@placelore/contracts/moderation.js';
import { BookOpen, SquarePen } from 'lucide-react';
import { type ListDeclaration, readingOf, wireOf } from '../list/declaration.js';
import { List } from '../list/List.js';
import { DELETE } from './ArticlesTab.js';
import { COLUMNS, formAddress } from './columns.js';
import { TEXTS } from './texts.js';

/** Rows on one page. */
const SIZE = 25;

const PREMIUM: ListDeclaration<AdminArticleRow> = {
  heading: TEXTS.premium.heading,
  count: TEXTS.count,
  size: SIZE,
  columns: [COLUMNS.title, COLUMNS.place, COLUMNS.category, COLUMNS.visibility, COLUMNS.created],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  links: ({ id, slug }) => [
    { name: TEXTS.open, icon: BookOpen, to: `/articles/${slug}` },
    { name: TEXTS.edit, icon: SquarePen, to: formAddress(id) },
  ],
  actions: [DELETE],
  changes: ['adminArticles', 'adminDiscoveries', 'moderation', 'articles', 'discoveries', 'audit'],
  empty: { title: TEXTS.premium.empty, hint: TEXTS.premium.emptyHint },
  read: (view) => readingOf(moderation.premium, wireOf(view, SIZE), (rows) => rows),
};

export function PremiumTab({ tab }: { tab: string }) {
  return <List tab={tab} declaration={PREMIUM} />;
}
