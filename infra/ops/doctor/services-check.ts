import type { ProductHealth, ServiceHealth } from '@placelore/contracts/system/system.js';
import type { Finding } from './finding.ts';

/** Ms within which the gateway reports the health of all services, and each service its own. */
const TIMEOUT_MS = 10_000;

/**
 * Reads the health of the product from the gateway. Asks each service whose address is in the environment itself,
 * because the gateway's response is public and omits the reasons.
 * @returns undefined if the gateway does not respond
 */
export async function readHealth(environment: NodeJS.ProcessEnv): Promise<ProductHealth | undefined> {
  const gatewayUrl = environment.GATEWAY_URL ?? 'http://127.0.0.1:8080';
  const health = await readJson<ProductHealth>(new URL('/api/health', gatewayUrl));
  if (!health) return undefined;
  const services = health.services.map(async (known) => {
    const url = environment[`${known.service.toUpperCase()}_URL`];
    if (url === undefined || known.service === 'gateway') return known;
    return (await readJson<ServiceHealth>(new URL('/readyz', url))) ?? known;
  });
  return { ...health, services: await Promise.all(services) };
}

/** Returns the body of a response, even of an unhealthy one, or undefined without a response. */
async function readJson<T>(url: URL): Promise<T | undefined> {
  try {
    return (await (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).json()) as T;
  } catch {
    return undefined;
  }
}

/** @param version of this code */
export function judgeServices(health: ProductHealth | undefined, version: string): Finding[] {
  if (!health)
    return [{ check: 'gateway', problem: 'it does not respond', remedy: 'start the product, or read its log' }];
  const parts = health.services.flatMap(({ service, parts }) =>
    parts
      .filter(({ ok, detail }) => !ok || detail !== undefined)
      .map(({ name, ok, detail }) => ({
        check: service,
        // The detail of a part that works is already a sentence.
        problem: `${name}${ok ? ':' : ''} ${detail ?? 'does not work'}`.replace(/\.$/, ''),
        remedy: findRemedy(ok, detail),
      })),
  );
  return [...mergeServices(parts), ...judgeVersion(health.version, version)];
}

function judgeVersion(running: string, installed: string): Finding[] {
  if (running === installed) return [];
  const problem = `version ${running} runs, and ${installed} is installed`;
  return [{ check: 'gateway', problem, remedy: 'restart the product' }];
}

function findRemedy(ok: boolean, detail = ''): string {
  if (ok) return 'correct the setting that it names';
  if (detail.startsWith('is full')) return 'free some space';
  if (detail.startsWith('is set up wrongly')) return 'correct these settings and start again';
  return 'see that it runs and can be reached, and read the log of this service';
}

/** Merges equal findings of several services into one. */
function mergeServices(findings: readonly Finding[]): Finding[] {
  const byProblem = Map.groupBy(findings, ({ problem }) => problem);
  return [...byProblem.values()].map((equal) => ({ ...equal[0]!, check: equal.map(({ check }) => check).join(', ') }));
}
