import lighthouse, { type Config, defaultConfig, type Result } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';
import { toCpuTime } from './cpu-time.ts';

/**
 * What every page has to reach as a phone on a slow network has it. Its speed counts in processor time, so that it is not
 * a matter of what else the machine does.
 */
export const THRESHOLDS = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 95 } as const;
const MAX_LAYOUT_SHIFT = 0.02;
/** Now and then the browser loses its recording of a page. */
const MAX_ATTEMPTS = 3;

class CpuTimeTrace extends Trace {
  override getArtifact() {
    const { traceEvents, ...rest } = super.getArtifact();
    return { ...rest, traceEvents: toCpuTime(traceEvents) };
  }
}

/**
 * Has Lighthouse count what a page takes of the processor, not what passed on the clock meanwhile: with as many programs
 * as run beside a test, most of a task is waiting for its turn. So is most of what an answer takes: each gets the 30 ms
 * that Lighthouse's simulated network gives a server it knows nothing of. How quick ours is, is the benchmarks' to say.
 */
const CPU_TIME_CONFIG: Config = {
  ...defaultConfig,
  artifacts: (defaultConfig.artifacts ?? []).map((artifact) =>
    artifact.id === 'Trace' ? { ...artifact, gatherer: { instance: new CpuTimeTrace() } } : artifact,
  ),
  settings: {
    ...defaultConfig.settings,
    precomputedLanternData: { additionalRttByOrigin: {}, serverResponseTimeByOrigin: {} },
  },
};

/** An address to look at, and audits that are not for it. */
export interface AuditedPage {
  url: string;
  skipAudits?: string[];
}

/**
 * Looks at a page with Lighthouse.
 * @param port where the browser is remote-controlled
 * @returns a sentence for every bar the page misses, with what is to blame
 */
export async function failedThresholds(page: AuditedPage, port: number): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const result = await runLighthouse(page, port);
    if (!result.runtimeError) return findFailures(result);
    if (attempt === MAX_ATTEMPTS) return [`no result: ${result.runtimeError.code} ${result.runtimeError.message}`];
  }
}

async function runLighthouse({ url, skipAudits = [] }: AuditedPage, port: number): Promise<Result> {
  const onlyCategories = Object.keys(THRESHOLDS);
  const run = await lighthouse(url, { port, logLevel: 'silent', onlyCategories, skipAudits }, CPU_TIME_CONFIG);
  if (!run) throw new Error(`Lighthouse did not look at ${url}`);
  return run.lhr;
}

function findFailures(result: Result): string[] {
  const shift = result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  return [
    ...Object.entries(THRESHOLDS).flatMap(([id, threshold]) => {
      const category = result.categories[id];
      // A category whose audits could not all be made has no score.
      const score = Math.round((category?.score ?? 0) * 100);
      return score >= threshold
        ? []
        : [`${id} ${score} of ${threshold}: ${category ? describeFailedAudits(result, category) : 'not looked at'}`];
    }),
    ...(shift < MAX_LAYOUT_SHIFT
      ? []
      : [`layout shift ${shift} of ${MAX_LAYOUT_SHIFT}: ${describeAudit(result, 'layout-shifts')}`]),
  ];
}

/** Which audits of a category took from its score. */
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
