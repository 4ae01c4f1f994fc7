import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import { Badge } from '../../../ui/Badge.js';
import { FormattedDate } from '../../../ui/Day.js';
import type { Column } from '../list/declaration.js';
import { STRINGS as LIST_STRINGS } from '../list/texts.js';
import { STRINGS } from './texts.js';

/** The columns that lists of articles are made of. */
export const COLUMNS = {
  title: { name: STRINGS.title, isHeading: true, show: ({ title }) => title },
  place: { name: STRINGS.place, show: ({ location }) => <span>{location}</span> },
  category: { name: STRINGS.category, show: ({ category }) => <span>{category}</span> },
  origin: {
    name: STRINGS.origin,
    show: ({ contentSource }) => (
      <span>
        <Badge tone={contentSource === 'text_search' ? 'accent' : 'plain'}>{STRINGS.origins[contentSource]}</Badge>
      </span>
    ),
  },
  visibility: {
    name: STRINGS.visibility,
    show: ({ isPublic }) => (
      <span>
        <Badge tone={isPublic ? 'good' : 'plain'}>{STRINGS.visibilities[isPublic ? 'public' : 'private']}</Badge>
      </span>
    ),
  },
  changed: { name: STRINGS.changed, isNumber: true, show: ({ updatedAt }) => <FormattedDate iso={updatedAt} /> },
  created: { name: STRINGS.created, isNumber: true, show: ({ createdAt }) => <FormattedDate iso={createdAt} /> },
} as const satisfies Record<string, Column<AdminArticleRow>>;

/** Articles by their titles, as questions and toasts name them. */
export const formatTitles = (rows: readonly { title: string }[]): string =>
  LIST_STRINGS.names(rows.map(({ title }) => title));

/** Where the full editor is. */
export const articleEditorPath = (id: number): string => `/admin/articles/${id}/edit`;
/** Where the simple form is. */
export const simpleEditFormPath = (id: number): string => `/admin/edit-article/${id}`;
