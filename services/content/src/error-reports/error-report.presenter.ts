import type { ErrorReport as WireReport } from '@placelore/contracts/content/error-reports.js';
import type { ErrorReport } from './error-report.entity.js';
import type { ReportWithArticle } from './error-reports.repository.js';

/** Returns a report as editors see it. */
export function presentErrorReport({ report, article }: ReportWithArticle): WireReport {
  return {
    id: report.id,
    ...presentSubject(report),
    subjectName: report.subjectName,
    articleId: article?.id ?? null,
    path: report.guideSlug === null ? article && `/articles/${article.slug}` : toGuidePath(report.guideSlug),
    sentence: report.sentence,
    comment: report.comment,
    citedFacts: report.citations.facts,
    sources: report.citations.sources,
    status: report.status,
    resolution: report.resolution,
    createdAt: report.createdAt.toISOString(),
    closedAt: report.closedAt?.toISOString() ?? null,
  };
}

function presentSubject({
  articleId,
  guideSlug,
  discoveryId,
}: ErrorReport): Pick<WireReport, 'subjectType' | 'subjectId'> {
  if (articleId !== null) return { subjectType: 'article', subjectId: String(articleId) };
  if (guideSlug !== null) return { subjectType: 'guide', subjectId: guideSlug };
  return { subjectType: 'discovery', subjectId: String(discoveryId) };
}

/** Returns the path of a guide's page, which contains its slug without the prefix. */
const toGuidePath = (slug: string): string => `/dynamic/${slug.replace(/^dynamic-/, '')}`;
