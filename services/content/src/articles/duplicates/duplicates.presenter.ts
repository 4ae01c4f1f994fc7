import type { DuplicateDismissal } from '@placelore/contracts/content/admin/duplicates.js';
import {
  DUPLICATES_PAGE,
  type DuplicateArticle,
  type DuplicateGroup,
  type DuplicateKind,
  type DuplicateReport,
} from '@placelore/contracts/content/admin/duplicates.js';
import type { DismissalRow, ReportedArticle } from './duplicates.repository.js';
import { getListedIds, type Report, type ReportGroup, slicePage } from './duplicates.service.js';

export function presentReport(report: Report): DuplicateReport {
  const { groups, surplus, page, notCompared } = report;
  const list = (kind: DuplicateKind) => presentList(report, kind);
  return {
    summary: {
      exactTitleGroups: groups.exact.length,
      contentGroups: groups.content.length,
      suspiciousSlugs: groups.corrupted.reduce((sum, { ids }) => sum + ids.length, 0),
      totalDuplicatesFound: surplus,
    },
    exactTitleDuplicates: list('exact'),
    contentDuplicates: list('content'),
    similarTitleDuplicates: list('similar'),
    locationDuplicates: list('location'),
    suspiciousSlugs: list('corrupted'),
    groupsFound: {
      exact: groups.exact.length,
      content: groups.content.length,
      similar: groups.similar.length,
      location: groups.location.length,
      corrupted: groups.corrupted.length,
    },
    page,
    pageSize: DUPLICATES_PAGE.groups,
    notCompared,
  };
}

export const presentDismissal = ({
  kind,
  articles,
  dismissedBy,
  dismissedByName,
  dismissedAt,
}: DismissalRow): DuplicateDismissal => ({
  kind,
  articles,
  dismissedBy: { userId: dismissedBy, username: dismissedByName },
  dismissedAt: dismissedAt.toISOString(),
});

function presentList({ groups, kinds, page, articlesById }: Report, kind: DuplicateKind): DuplicateGroup[] {
  if (!kinds.includes(kind)) return [];
  return slicePage(groups[kind], page).flatMap((group) => {
    // Articles that were deleted after the groups were built are missing here.
    const articles = getListedIds(group).flatMap((id) => articlesById.get(id) ?? []);
    const [first] = articles;
    if (!first) return [];
    return {
      key: buildGroupKey(kind, group, first),
      count: group.ids.length,
      articles: articles.map(presentReportedArticle),
    };
  });
}

function buildGroupKey(kind: DuplicateKind, { issue }: ReportGroup, first: ReportedArticle): string {
  if (kind === 'corrupted') return issue ?? '';
  if (kind === 'content') return first.textHash;
  if (kind === 'location') return `${first.location} (${first.latitude}, ${first.longitude})`;
  return first.titleKey;
}

const presentReportedArticle = ({
  id,
  title,
  slug,
  isPublic,
  contentSource,
  createdAt,
}: ReportedArticle): DuplicateArticle => ({
  id,
  title,
  slug,
  isPublic,
  contentSource,
  createdAt: createdAt.toISOString(),
});
