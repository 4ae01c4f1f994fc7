import {
  type AdminDiscovery,
  adminDiscoveries,
  DISCOVERY_AUTHORS,
} from '@placelore/contracts/content/admin/admin-discoveries.js';
import { MAX_ADMIN_SEARCH_LENGTH, VISIBILITIES } from '@placelore/contracts/content/admin/admin-lists.js';
import { discoveries } from '@placelore/contracts/content/discoveries.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { BookOpen, Eye, EyeOff, Globe, SquarePen, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { DataList } from '../data-list/DataList.js';
import {
  type Action,
  type Failure,
  type ListDefinition,
  queryList,
  toChoices,
  toListQuery,
} from '../data-list/list-definition.js';
import { STRINGS as LIST_STRINGS } from '../data-list/strings.js';
import { toFailure } from '../data-list/useActions.js';
import { DiscoveryDialog } from './DiscoveryDialog.js';
import { type PublishingConsequences, STRINGS } from './strings.js';

const isMethodNotAllowed = (error: unknown): boolean => error instanceof HttpError && error.status === 405;

/** Deletes a discovery; uses POST if a network blocks DELETE. @throws HttpError, TypeError */
export async function deleteDiscovery(id: number): Promise<void> {
  try {
    await call(adminDiscoveries.delete, { id });
  } catch (error) {
    if (!isMethodNotAllowed(error)) throw error;
    await call(adminDiscoveries.deleteByPost, { id });
  }
}

/** Returns the message for a discovery that could not be deleted. */
export function toDeleteFailure(error: unknown): Failure {
  if (isMethodNotAllowed(error)) return { title: STRINGS.networkTitle, description: STRINGS.network };
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 401) return { title: STRINGS.networkTitle, description: STRINGS.notSignedIn };
  if (status === 403) return { title: STRINGS.networkTitle, description: STRINGS.notAllowed };
  return toFailure(STRINGS.deleteFailed)(error);
}

const PAGE_SIZE = 25;

/** Functions that open what the list links to. */
export interface RowNavigation {
  onView: (discovery: AdminDiscovery) => void;
  navigateTo: (path: string) => void;
}

const formatTitles = (rows: readonly AdminDiscovery[]): string => LIST_STRINGS.names(rows.map(({ title }) => title));

function toArticleFailure(error: unknown): Failure {
  if (error instanceof HttpError && error.body?.code === 'DISCOVERY_WITHOUT_ARTICLE')
    return { title: STRINGS.noArticleTitle, description: STRINGS.noArticle };
  return toFailure(STRINGS.articleFailed)(error);
}

/** Counts the photos and articles affected by making these discoveries public. */
function getPublishingConsequences(rows: readonly AdminDiscovery[]): PublishingConsequences {
  const withPhoto = rows.filter(({ imageUrl }) => imageUrl !== null);
  const withArticle = rows.filter(({ articleId }) => articleId !== null);
  return {
    photos: withPhoto.length,
    unchecked: withPhoto.filter(({ safety }) => safety === 'unchecked').length,
    articles: withArticle.length,
    missingArticles: rows.length - withArticle.length,
  };
}

function createActions({ onView, navigateTo }: RowNavigation): Action<AdminDiscovery>[] {
  const setPublic = ({ id }: AdminDiscovery, isPublic: boolean) => call(discoveries.togglePublic, { id, isPublic });
  return [
    {
      name: STRINGS.view,
      icon: Eye,
      iconOnly: true,
      run: async (row) => onView(row),
      failed: toFailure(STRINGS.articleFailed),
      isReadOnly: true,
    },
    {
      name: STRINGS.openArticle,
      icon: BookOpen,
      iconOnly: true,
      run: async ({ id, articleSlug }) => {
        // The server also knows about articles created after the list was read.
        const { articleId } = await call(adminDiscoveries.article, { id });
        navigateTo(articleSlug === null ? `/admin/articles/${articleId}/edit` : `/articles/${articleSlug}`);
      },
      failed: toArticleFailure,
      isReadOnly: true,
    },
    {
      name: STRINGS.editArticle,
      icon: SquarePen,
      iconOnly: true,
      run: async ({ id }) => {
        const { articleId } = await call(adminDiscoveries.article, { id });
        navigateTo(`/admin/articles/${articleId}/edit`);
      },
      failed: toArticleFailure,
      isReadOnly: true,
    },
    {
      name: STRINGS.makePublic,
      icon: Globe,
      // The server refuses to publish the others.
      isFor: ({ isPublic, isKeptPrivate, safety }) => !isPublic && !isKeptPrivate && safety !== 'unsafe',
      question: (rows) => ({
        title: STRINGS.publishTitle(rows.length === 1),
        description: STRINGS.publishText(formatTitles(rows), getPublishingConsequences(rows)),
        confirm: STRINGS.makePublic,
      }),
      run: (row) => setPublic(row, true),
      done: (rows) => ({ title: STRINGS.published, description: STRINGS.publishedHint(formatTitles(rows)) }),
      failed: toFailure(STRINGS.statusFailed),
      bulk: true,
    },
    {
      name: STRINGS.makePrivate,
      icon: EyeOff,
      isFor: ({ isPublic }) => isPublic,
      run: (row) => setPublic(row, false),
      done: (rows) => ({ title: STRINGS.hidden, description: STRINGS.hiddenHint(formatTitles(rows)) }),
      failed: toFailure(STRINGS.statusFailed),
      bulk: true,
    },
    {
      name: STRINGS.delete,
      icon: Trash2,
      iconOnly: true,
      variant: 'danger',
      question: (rows) => ({
        title: STRINGS.deleteTitle(rows.length === 1),
        description: STRINGS.deleteText(formatTitles(rows)),
        confirm: STRINGS.delete,
      }),
      run: ({ id }) => deleteDiscovery(id),
      done: (rows) => ({ title: STRINGS.deleted, description: formatTitles(rows) }),
      failed: toDeleteFailure,
      bulk: true,
    },
  ];
}

/** Definition of the list of all discoveries. */
export const createDiscoveryList = (navigation: RowNavigation): ListDefinition<AdminDiscovery> => ({
  heading: STRINGS.heading,
  count: STRINGS.count,
  size: PAGE_SIZE,
  search: { label: STRINGS.search, placeholder: STRINGS.searchHint, maxLength: MAX_ADMIN_SEARCH_LENGTH },
  filters: [
    {
      name: 'visibility',
      label: STRINGS.visibility,
      all: STRINGS.anyVisibility,
      choices: toChoices(VISIBILITIES, STRINGS.visibilities),
    },
    {
      name: 'author',
      label: STRINGS.author,
      all: STRINGS.anyAuthor,
      choices: toChoices(DISCOVERY_AUTHORS, STRINGS.authors),
    },
    {
      name: 'category',
      label: STRINGS.category,
      all: STRINGS.anyCategory,
      choices: toChoices(CATEGORIES),
    },
  ],
  sorts: [
    { value: '-createdAt', label: STRINGS.orders.newest },
    { value: 'createdAt', label: STRINGS.orders.oldest },
    { value: 'title', label: STRINGS.orders.title },
    { value: '-title', label: STRINGS.orders.titleDown },
  ],
  columns: [
    { name: STRINGS.title, sort: 'title', isHeading: true, show: ({ title }) => title },
    { name: STRINGS.author, show: ({ username }) => <span>{username ?? STRINGS.guest}</span> },
    { name: STRINGS.place, show: ({ location }) => <span>{location}</span> },
    {
      name: STRINGS.visibility,
      show: ({ isPublic, isKeptPrivate }) => (
        <span>
          <Badge tone={isPublic ? 'good' : 'plain'}>{STRINGS.visibilities[isPublic ? 'public' : 'private']}</Badge>
          {isKeptPrivate && ' '}
          {isKeptPrivate && <Badge>{STRINGS.keptPrivate}</Badge>}
        </span>
      ),
    },
    {
      name: STRINGS.photo,
      show: ({ safety }) => (
        <span>
          <Badge tone={safety === 'unsafe' ? 'danger' : 'plain'}>{STRINGS.safeties[safety]}</Badge>
        </span>
      ),
    },
    {
      name: STRINGS.created,
      sort: 'createdAt',
      isNumber: true,
      show: ({ createdAt }) => <FormattedDate iso={createdAt} />,
    },
  ],
  getId: ({ id }) => id,
  getName: ({ title }) => title,
  actions: createActions(navigation),
  // A discovery's articles change together with it.
  changes: ['adminDiscoveries', 'adminArticles', 'moderation', 'discoveries', 'articles', 'audit'],
  empty: { title: STRINGS.empty, hint: STRINGS.emptyHint },
  noneFound: { title: STRINGS.noneFound, hint: STRINGS.noneFoundHint },
  read: (view) => queryList(adminDiscoveries.list, toListQuery(view, PAGE_SIZE), (rows) => rows),
});

export function DiscoveriesTab({ tab }: { tab: string }) {
  const navigate = useNavigate();
  const [viewed, setViewed] = useState<AdminDiscovery | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const definition = createDiscoveryList({
    onView: (discovery) => {
      opener.current = document.activeElement as HTMLElement | null;
      setViewed(discovery);
    },
    navigateTo: (path) => void navigate(path),
  });
  return (
    <>
      <DataList tab={tab} definition={definition} />
      {viewed && <DiscoveryDialog discovery={viewed} onClose={() => setViewed(null)} returnFocus={opener} />}
    </>
  );
}
