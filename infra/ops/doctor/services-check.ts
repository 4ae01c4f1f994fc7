import type { ProductHealth, ServiceHealth } from '@placelore/contracts/system/system.js';
import type { Finding } from './finding.ts';

/** Milliseconds within which the gateway reports the health of all services, and a service its own. */
const TIMEOUT_MS = 10_000;

/**
 * Reads the health of the product from the gateway, and of each service with an address in the environment from itself:
 * the gateway's is public, and leaves out the reasons.
 * @returns undefined when the gateway does not respond
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

/** Returns the body of a response, also of an unhealthy one; undefined for none. */
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
        problem: `${name} ${detail ?? 'does not work'}`.replace(/\.$/, ''),
        remedy: ok ? 'correct the setting that it names' : `read the log of ${service}`,
      })),
  );
  if (health.version === version) return parts;
  const problem = `version ${health.version} runs, and ${version} is installed`;
  return [...parts, { check: 'gateway', problem, remedy: 'restart the product' }];
}
