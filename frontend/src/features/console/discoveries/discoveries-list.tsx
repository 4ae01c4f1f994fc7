import { type AdminDiscovery, adminDiscoveries, DISCOVERY_AUTHORS } from '@placelore/contracts/admin-discoveries.js';
import { ADMIN_SEARCH_LONGEST, VISIBILITIES } from '@placelore/contracts/admin-lists.js';
import { CATEGORIES } from '@placelore/contracts/categories.js';
import { discoveries } from '@placelore/contracts/discoveries.js';
import { BookOpen, Eye, EyeOff, Globe, SquarePen, Trash2 } from 'lucide-react';
import { call } from '../../../lib/api.js';
import { HttpError } from '../../../lib/http-error.js';
import { Badge } from '../../../ui/Badge.js';
import { Day } from '../../../ui/Day.js';
import { type Action, choicesOf, type Failure, type ListDeclaration, readingOf, wireOf } from '../list/declaration.js';
import { TEXTS as LIST } from '../list/texts.js';
import { failure } from '../list/useActions.js';
import { deleteDiscovery, deletionFailure } from './deletion.js';
import { type PublishingConsequences, TEXTS } from './texts.js';

/** Rows on one page. */
const SIZE = 25;

/** What the list leads to. */
export interface Ways {
  onView: (discovery: AdminDiscovery) => void;
  goTo: (address: string) => void;
}

const namesOf = (rows: readonly AdminDiscovery[]): string => LIST.names(rows.map(({ title }) => title));

function articleFailure(error: unknown): Failure {
  if (error instanceof HttpError && error.body?.code === 'DISCOVERY_WITHOUT_ARTICLE')
    return { title: TEXTS.noArticleTitle, description: TEXTS.noArticle };
  return failure(TEXTS.articleFailed)(error);
}

/** What becomes of photos and articles when these discoveries are made public. */
function consequencesOf(rows: readonly AdminDiscovery[]): PublishingConsequences {
  const withPhoto = rows.filter(({ imageUrl }) => imageUrl !== null);
  const withArticle = rows.filter(({ articleId }) => articleId !== null);
  return {
    photos: withPhoto.length,
    unchecked: withPhoto.filter(({ safety }) => safety === 'unchecked').length,
    articles: withArticle.length,
    unwritten: rows.length - withArticle.length,
  };
}

function actionsFor({ onView, goTo }: Ways): Action<AdminDiscovery>[] {
  const setPublic = ({ id }: AdminDiscovery, isPublic: boolean) => call(discoveries.togglePublic, { id, isPublic });
  return [
    {
      name: TEXTS.view,
      icon: Eye,
      iconOnly: true,
      run: async (row) => onView(row),
      failed: failure(TEXTS.articleFailed),
      changesNothing: true,
    },
    {
      name: TEXTS.openArticle,
      icon: BookOpen,
      iconOnly: true,
      run: async ({ id, articleSlug }) => {
        // Whether there is one by now the server knows; one that came after the list was read is found by its number.
        const { articleId } = await call(adminDiscoveries.article, { id });
        goTo(articleSlug === null ? `/admin/articles/${articleId}/edit` : `/articles/${articleSlug}`);
      },
      failed: articleFailure,
      changesNothing: true,
    },
    {
      name: TEXTS.editArticle,
      icon: SquarePen,
      iconOnly: true,
      run: async ({ id }) => {
        const { articleId } = await call(adminDiscoveries.article, { id });
        goTo(`/admin/articles/${articleId}/edit`);
      },
      failed: articleFailure,
      changesNothing: true,
    },
    {
      name: TEXTS.makePublic,
      icon: Globe,
      isFor: ({ isPublic }) => !isPublic,
      question: (rows) => ({
        title: TEXTS.publishTitle(rows.length === 1),
        description: TEXTS.publishText(namesOf(rows), consequencesOf(rows)),
        confirm: TEXTS.makePublic,
      }),
      run: (row) => setPublic(row, true),
      done: (rows) => ({ title: TEXTS.published, description: TEXTS.publishedHint(namesOf(rows)) }),
      failed: failure(TEXTS.statusFailed),
      bulk: true,
    },
    {
      name: TEXTS.makePrivate,
      icon: EyeOff,
      isFor: ({ isPublic }) => isPublic,
      run: (row) => setPublic(row, false),
      done: (rows) => ({ title: TEXTS.hidden, description: TEXTS.hiddenHint(namesOf(rows)) }),
      failed: failure(TEXTS.statusFailed),
      bulk: true,
    },
    {
      name: TEXTS.delete,
      icon: Trash2,
      iconOnly: true,
      look: 'danger',
      question: (rows) => ({
        title: TEXTS.deleteTitle(rows.length === 1),
        description: TEXTS.deleteText(namesOf(rows)),
        confirm: TEXTS.delete,
      }),
      run: ({ id }) => deleteDiscovery(id),
      done: (rows) => ({ title: TEXTS.deleted, description: namesOf(rows) }),
      failed: deletionFailure,
      bulk: true,
    },
  ];
}

/** All discoveries. */
export const discoveriesList = (ways: Ways): ListDeclaration<AdminDiscovery> => ({
  heading: TEXTS.heading,
  count: TEXTS.count,
  size: SIZE,
  search: { label: TEXTS.search, placeholder: TEXTS.searchHint, longest: ADMIN_SEARCH_LONGEST },
  filters: [
    {
      name: 'visibility',
      label: TEXTS.visibility,
      all: TEXTS.anyVisibility,
      choices: choicesOf(VISIBILITIES, TEXTS.visibilities),
    },
    {
      name: 'author',
      label: TEXTS.author,
      all: TEXTS.anyAuthor,
      choices: choicesOf(DISCOVERY_AUTHORS, TEXTS.authors),
    },
    {
      name: 'category',
      label: TEXTS.category,
      all: TEXTS.anyCategory,
      choices: choicesOf(CATEGORIES),
    },
  ],
  sorts: [
    { value: '-createdAt', label: TEXTS.orders.newest },
    { value: 'createdAt', label: TEXTS.orders.oldest },
    { value: 'title', label: TEXTS.orders.title },
    { value: '-title', label: TEXTS.orders.titleDown },
  ],
  columns: [
    { name: TEXTS.title, sort: 'title', isHeading: true, show: ({ title }) => title },
    { name: TEXTS.author, show: ({ username }) => <span>{username ?? TEXTS.guest}</span> },
    { name: TEXTS.place, show: ({ location }) => <span>{location}</span> },
    {
      name: TEXTS.visibility,
      show: ({ isPublic }) => (
        <span>
          <Badge tone={isPublic ? 'good' : 'plain'}>{TEXTS.visibilities[isPublic ? 'public' : 'private']}</Badge>
        </span>
      ),
    },
    {
      name: TEXTS.photo,
      show: ({ safety }) => (
        <span>
          <Badge tone={safety === 'unsafe' ? 'danger' : 'plain'}>{TEXTS.safeties[safety]}</Badge>
        </span>
      ),
    },
    { name: TEXTS.created, sort: 'createdAt', isNumber: true, show: ({ createdAt }) => <Day iso={createdAt} /> },
  ],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  actions: actionsFor(ways),
  // An article follows its discovery.
  changes: ['adminDiscoveries', 'adminArticles', 'moderation', 'discoveries', 'articles', 'audit'],
  empty: { title: TEXTS.empty, hint: TEXTS.emptyHint },
  noneFound: { title: TEXTS.noneFound, hint: TEXTS.noneFoundHint },
  read: (view) => readingOf(adminDiscoveries.list, wireOf(view, SIZE), (rows) => rows),
});
