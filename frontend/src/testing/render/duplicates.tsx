import type { DuplicateArticle, DuplicateReport } from '@placelore/contracts/content/admin/duplicates.js';
import { screen } from '@testing-library/react';
import { DuplicateManager } from '../../features/duplicates/DuplicateManager.js';
import { type CapturedRequest, jsonResponse, mockFetch } from '../fakes/browser.js';
import { renderWithProviders } from './render.js';

/** Builds an article in the report; `changes` overrides fields. */
export const buildDuplicateArticle = (id: number, changes: Partial<DuplicateArticle> = {}): DuplicateArticle => ({
  id,
  title: 'Petra',
  slug: `petra-${id}`,
  isPublic: true,
  contentSource: 'text_search',
  createdAt: '2026-01-02T03:04:05.000Z',
  ...changes,
});
/** Report with groups of all kinds but one. */
export const REPORT: DuplicateReport = {
  summary: { exactTitleGroups: 101, contentGroups: 1, suspiciousSlugs: 4, totalDuplicatesFound: 1234 },
  exactTitleDuplicates: [
    { key: 'petra', count: 2, articles: [buildDuplicateArticle(1), buildDuplicateArticle(2, { isPublic: false })] },
    {
      key: 'jerash',
      count: 2,
      articles: [buildDuplicateArticle(3, { title: 'Jerash' }), buildDuplicateArticle(4, { title: 'Jerash' })],
    },
  ],
  contentDuplicates: [
    { key: '1f', count: 3, articles: [buildDuplicateArticle(2), buildDuplicateArticle(5), buildDuplicateArticle(6)] },
  ],
  similarTitleDuplicates: [
    { key: 'much', count: 12, articles: Array.from({ length: 12 }, (_, n) => buildDuplicateArticle(20 + n)) },
  ],
  locationDuplicates: [],
  suspiciousSlugs: [{ key: 'undefined', count: 1, articles: [buildDuplicateArticle(7)] }],
  groupsFound: { exact: 101, content: 1, similar: 1, location: 0, corrupted: 1 },
  page: 1,
  pageSize: 100,
  notCompared: 0,
};
export const EMPTY_REPORT: DuplicateReport = {
  ...REPORT,
  exactTitleDuplicates: [],
  contentDuplicates: [],
  similarTitleDuplicates: [],
  suspiciousSlugs: [],
  groupsFound: { exact: 0, content: 0, similar: 0, location: 0, corrupted: 0 },
};

/** Whether a request reads the report. */
export const isReportRequest = ({ url }: CapturedRequest) => /^\/api\/admin\/duplicates(\?|$)/.test(url);

/** Renders the duplicate manager. @param respond handles all requests except those that read the report */
export function renderDuplicates(
  respond: (request: CapturedRequest) => Response | Promise<Response> = () => jsonResponse({}),
  report: Response | DuplicateReport = REPORT,
  query = '',
) {
  const requests = mockFetch((request) => {
    if (!isReportRequest(request)) return respond(request);
    return report instanceof Response ? report.clone() : jsonResponse(report);
  });
  const shown = renderWithProviders(<DuplicateManager heading="Duplicates" />, {
    initialUrl: `/admin/duplicates${query}`,
    hasSharedCache: true,
  });
  return { ...shown, requests, otherRequests: () => requests.filter((one) => !isReportRequest(one)) };
}
/** Finds the checkbox that selects an article. */
export const findCheckbox = (id: number) => screen.findByRole('checkbox', { name: new RegExp(`, ID ${id}$`) });
export const findButton = (name: string) => screen.findByRole('button', { name });
export const findGroup = (name: RegExp) => screen.findByRole('group', { name });
