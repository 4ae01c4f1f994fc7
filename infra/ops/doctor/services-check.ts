import type { ProductHealth } from '@placelore/contracts/system/system.js';
import type { Finding } from './finding.ts';

/** Milliseconds within which the gateway reports the health of all services. */
const TIMEOUT_MS = 10_000;

/** @returns undefined when the gateway does not respond */
export async function readHealth(gatewayUrl: string): Promise<ProductHealth | undefined> {
  try {
    const response = await fetch(new URL('/api/health', gatewayUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (await response.json()) as ProductHealth;
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
