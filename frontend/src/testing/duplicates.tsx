import type { DuplicateArticle, DuplicateReport } from '@placelore/contracts/duplicate-report.js';
import { screen } from '@testing-library/react';
import { Duplicates } from '../features/duplicates/Duplicates.js';
import { type Asked, json, networkThat } from './device.js';
import { show } from './screen.js';

/** An article of the report; `given` replaces parts of it. */
export const duplicateArticle = (id: number, given: Partial<DuplicateArticle> = {}): DuplicateArticle => ({
  id,
  title: 'Petra',
  slug: `petra-${id}`,
  isPublic: true,
  contentSource: 'text_search',
  createdAt: '2026-01-02T03:04:05.000Z',
  ...given,
});
/** Groups of every kind but one. */
export const REPORT: DuplicateReport = {
  summary: { exactTitleGroups: 101, contentGroups: 1, suspiciousSlugs: 4, totalDuplicatesFound: 1234 },
  exactTitleDuplicates: [
    { key: 'petra', count: 2, articles: [duplicateArticle(1), duplicateArticle(2, { isPublic: false })] },
    {
      key: 'jerash',
      count: 2,
      articles: [duplicateArticle(3, { title: 'Jerash' }), duplicateArticle(4, { title: 'Jerash' })],
    },
  ],
  contentDuplicates: [
    { key: '1f', count: 3, articles: [duplicateArticle(2), duplicateArticle(5), duplicateArticle(6)] },
  ],
  similarTitleDuplicates: [
    { key: 'much', count: 12, articles: Array.from({ length: 12 }, (_, n) => duplicateArticle(20 + n)) },
  ],
  locationDuplicates: [],
  suspiciousSlugs: [{ key: 'undefined', count: 1, articles: [duplicateArticle(7)] }],
  groupsFound: { exact: 101, content: 1, similar: 1, location: 0, corrupted: 1 },
  page: 1,
  pageSize: 100,
  notCompared: 0,
};
export const EMPTY: DuplicateReport = {
  ...REPORT,
  exactTitleDuplicates: [],
  contentDuplicates: [],
  similarTitleDuplicates: [],
  suspiciousSlugs: [],
  groupsFound: { exact: 0, content: 0, similar: 0, location: 0, corrupted: 0 },
};

/** Whether the report was asked for. */
export const isReport = ({ url }: Asked) => /^\/api\/admin\/duplicates(\?|$)/.test(url);

/** The duplicate manager. @param answer to everything but the report */
export function openDuplicates(
  answer: (asked: Asked) => Response | Promise<Response> = () => json({}),
  report: Response | DuplicateReport = REPORT,
  at = '',
) {
  const asked = networkThat((one) => {
    if (!isReport(one)) return answer(one);
    return report instanceof Response ? report.clone() : json(report);
  });
  const shown = show(<Duplicates heading="Duplicates" />, { at: `/admin/duplicates${at}`, sharesCache: true });
  return { ...shown, asked, others: () => asked.filter((one) => !isReport(one)) };
}
/** The box an article is selected with. */
export const box = (id: number) => screen.findByRole('checkbox', { name: new RegExp(`, ID ${id}$`) });
export const button = (name: string) => screen.findByRole('button', { name });
export const group = (name: RegExp) => screen.findByRole('group', { name });
