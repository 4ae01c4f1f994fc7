import lighthouse, { type Config, defaultConfig, type Result } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { toCpuTime } from './cpu-time.ts';

/**
 * Minimum scores of every page on a phone with a slow network. Performance counts CPU time, so that it does not depend
 * on other load on the machine.
 */
export const THRESHOLDS = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 95 } as const;
const MAX_LAYOUT_SHIFT = 0.02;
/** Maximum time of the largest contentful paint. */
const MAX_LCP_MS = 2_000;
/** An audit is repeated because the browser occasionally loses its trace of a page. */
const MAX_ATTEMPTS = 3;

class CpuTimeTrace extends Trace {
  override getArtifact() {
    const { traceEvents, ...rest } = super.getArtifact();
    return { ...rest, traceEvents: toCpuTime(traceEvents) };
  }
}

/** Audits whose findings explain a failure, although they do not count toward a score. */
const EXPLANATIONS = new Set(['layout-shifts', 'lcp-breakdown-insight']);

/** Categories without the audits that do not count toward a score, which would take a third of the time. */
const SCORED_CATEGORIES = Object.fromEntries(
  Object.entries(defaultConfig.categories ?? {}).map(([id, category]) => [
    id,
    {
      ...category,
      auditRefs: category.auditRefs.filter((audit) => audit.weight > 0 || EXPLANATIONS.has(audit.id)),
    },
  ]),
);

/**
 * Counts CPU time instead of wall-clock time, because next to parallel tests, a task mostly waits for the CPU. Each
 * response is assumed to take 30 ms, as Lighthouse assumes for an unknown server; the benchmarks measure ours.
 */
const CPU_TIME_CONFIG: Config = {
  ...defaultConfig,
  categories: SCORED_CATEGORIES,
  artifacts: (defaultConfig.artifacts ?? []).map((artifact) =>
    artifact.id === 'Trace' ? { ...artifact, gatherer: { instance: new CpuTimeTrace() } } : artifact,
  ),
  settings: {
    ...defaultConfig.settings,
    // Only reports show it; no audit reads it.
    disableFullPageScreenshot: true,
    precomputedLanternData: { additionalRttByOrigin: {}, serverResponseTimeByOrigin: {} },
  },
};

/** A URL to audit, and the audits that do not apply to it. */
export interface AuditedPage {
  url: string;
  skipAudits?: string[];
}

/**
 * Audits a page with Lighthouse.
 * @param port remote-debugging port of the browser
 * @returns a sentence for every minimum that the page misses, with the responsible audits
 */
export async function failedThresholds(page: AuditedPage, port: number): Promise<string[]> {
  return (await auditOnce(page, port)).failures;
}

/**
 * Audits a page like {@link failedThresholds}, and twice more if it misses a minimum. The run with the least largest
 * contentful paint counts: tests beside it can only slow a page down, by up to half (1.4 to 1.6 s alone, 2.2 s beside
 * two other files), and a page that is too slow is so in every run.
 */
export async function failedThresholdsOfFastest(page: AuditedPage, port: number): Promise<string[]> {
  const first = await auditOnce(page, port);
  if (first.failures.length === 0) return [];
  const runs = [first, await auditOnce(page, port), await auditOnce(page, port)];
  return runs.toSorted((a, b) => a.largestPaintMs - b.largestPaintMs)[0]!.failures;
}

async function auditOnce(page: AuditedPage, port: number): Promise<{ failures: string[]; largestPaintMs: number }> {
  for (let attempt = 1; ; attempt++) {
    const result = await runLighthouse(page, port);
    const largestPaintMs = result.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY;
    if (!result.runtimeError) return { failures: findFailures(result), largestPaintMs };
    const { code, message } = result.runtimeError;
    if (attempt === MAX_ATTEMPTS) return { failures: [`no result: ${code} ${message}`], largestPaintMs };
  }
}

async function runLighthouse({ url, skipAudits = [] }: AuditedPage, port: number): Promise<Result> {
  const onlyCategories = Object.keys(THRESHOLDS);
  const run = await lighthouse(url, { port, logLevel: 'silent', onlyCategories, skipAudits }, CPU_TIME_CONFIG);
  if (!run) throw new Error(`Lighthouse returned no result for ${url}`);
  return run.lhr;
}

function findFailures(result: Result): string[] {
  return [
    ...Object.entries(THRESHOLDS).flatMap(([id, threshold]) => {
      const category = result.categories[id];
      // A category with incomplete audits has no score.
      const score = Math.round((category?.score ?? 0) * 100);
      return score >= threshold
        ? []
        : [`${id} ${score} of ${threshold}: ${category ? describeFailedAudits(result, category) : 'not audited'}`];
    }),
    ...findExcess(result, 'layout shift', 'cumulative-layout-shift', MAX_LAYOUT_SHIFT, 'layout-shifts'),
    ...findExcess(result, 'largest paint', 'largest-contentful-paint', MAX_LCP_MS, 'lcp-breakdown-insight'),
  ];
}

/** @param explanation audit that names the responsible elements */
function findExcess(result: Result, name: string, id: string, max: number, explanation: string): string[] {
  const value = result.audits[id]?.numericValue ?? Number.NaN;
  return value <= max ? [] : [`${name} ${value} of ${max}: ${describeAudit(result, explanation)}`];
}

/** Lists the audits that lowered the score of a category. */
function describeFailedAudits(result: Result, category: Result.Category): string {
  return category.auditRefs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `\n  ${id}: ${describeAudit(result, id)}`)
    .join('');
}

function describeAudit(result: Result, id: string): string {
  const { title, displayValue = '', errorMessage = '', details } = result.audits[id] ?? { title: 'no such audit' };
  const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 1_000) : '';
  return [title, displayValue, errorMessage, items].filter(Boolean).join(' ');
}
