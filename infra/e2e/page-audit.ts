import lighthouse, { type Result } from 'lighthouse';

/**
 * What every page has to reach: scores of 100, and how far its layout may shift. Not how fast it is: that is a matter of
 * the machine and of what else it does, and no test here is timed. What makes a page fast or slow whatever the machine has
 * a budget of its own: see infra/checks/script-size.ts.
 */
export const BARS = { accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SHIFT = 0.02;
/** Now and then the browser loses its recording of a page. */
const RECORDINGS = 3;

/** An address to look at, and audits that are not for it. */
export interface AuditedPage {
  url: string;
  skipAudits?: string[];
}

/**
 * Looks at a page with Lighthouse as a phone on a slow network has it.
 * @param port where the browser is remote-controlled
 * @returns a sentence for every bar the page misses, with what is to blame
 */
export async function missedBars(page: AuditedPage, port: number): Promise<string[]> {
  for (let recording = 1; ; recording++) {
    const result = await audit(page, port);
    if (!result.runtimeError) return missedBy(result);
    if (recording === RECORDINGS) return [`no result: ${result.runtimeError.code} ${result.runtimeError.message}`];
  }
}

async function audit({ url, skipAudits = [] }: AuditedPage, port: number): Promise<Result> {
  // Of the speed, what layout shifts are found by.
  const onlyCategories = [...Object.keys(BARS), 'performance'];
  const run = await lighthouse(url, { port, logLevel: 'silent', onlyCategories, skipAudits });
  if (!run) throw new Error(`Lighthouse did not look at ${url}`);
  return run.lhr;
}

function missedBy(result: Result): string[] {
  const shift = result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  return [
    ...Object.entries(BARS).flatMap(([id, bar]) => {
      const category = result.categories[id];
      // A category whose audits could not all be made has no score.
      const score = Math.round((category?.score ?? 0) * 100);
      return score >= bar
        ? []
        : [`${id} ${score} of ${bar}: ${category ? faultsOf(result, category) : 'not looked at'}`];
    }),
    ...(shift < MOST_SHIFT ? [] : [`layout shift ${shift} of ${MOST_SHIFT}: ${detail(result, 'layout-shifts')}`]),
  ];
}

/** Which audits of a category took from its score. */
function faultsOf(result: Result, category: Result.Category): string {
  return category.auditRefs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `\n  ${id}: ${detail(result, id)}`)
    .join('');
}

function detail(result: Result, id: string): string {
  const { title, displayValue = '', errorMessage = '', details } = result.audits[id] ?? { title: 'no such audit' };
  const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 1_000) : '';
  return [title, displayValue, errorMessage, items].filter(Boolean).join(' ');
}
