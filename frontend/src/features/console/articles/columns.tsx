import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { Badge } from '../../../ui/Badge.js';
import { Day } from '../../../ui/Day.js';
import type { Column } from '../list/declaration.js';
import { TEXTS as LIST } from '../list/texts.js';
import { TEXTS } from './texts.js';

/** The columns that lists of articles are made of. */
export const COLUMNS = {
  title: { name: TEXTS.title, isHeading: true, show: ({ title }) => title },
  place: { name: TEXTS.place, show: ({ location }) => <span>{location}</span> },
  category: { name: TEXTS.category, show: ({ category }) => <span>{category}</span> },
  origin: {
    name: TEXTS.origin,
    show: ({ contentSource }) => (
      <span>
        <Badge tone={contentSource === 'text_search' ? 'accent' : 'plain'}>{TEXTS.origins[contentSource]}</Badge>
      </span>
    ),
  },
  visibility: {
    name: TEXTS.visibility,
    show: ({ isPublic }) => (
      <span>
        <Badge tone={isPublic ? 'good' : 'plain'}>{TEXTS.visibilities[isPublic ? 'public' : 'private']}</Badge>
      </span>
    ),
  },
  changed: { name: TEXTS.changed, isNumber: true, show: ({ updatedAt }) => <Day iso={updatedAt} /> },
  created: { name: TEXTS.created, isNumber: true, show: ({ createdAt }) => <Day iso={createdAt} /> },
} as const satisfies Record<string, Column<AdminArticleRow>>;

/** Articles by their titles, as questions and toasts name them. */
export const namesOf = (rows: readonly { title: string }[]): string => LIST.names(rows.map(({ title }) => title));

/** Where the full editor is. */
export const editorAddress = (id: number): string => `/admin/articles/${id}/edit`;
/** Where the simple form is. */
export const formAddress = (id: number): string => `/admin/edit-article/${id}`;
