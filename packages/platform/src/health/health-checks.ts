import { Injectable } from '@nestjs/common';
import type { ServiceHealth } from '@placelore/contracts/system/system.js';

type Probe = () => Promise<void>;

/** Milliseconds a check may take. */
const PROBE_TIMEOUT_MS = 1_500;

/** Checks of everything a service depends on; a check throws when its dependency does not work. */
@Injectable()
export class HealthChecks {
  private readonly probes = new Map<string, Probe>();

  register(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  async check(service: string): Promise<ServiceHealth> {
    const parts = await Promise.all(
      [...this.probes].map(async ([name, probe]) => {
        try {
          await withTimeout(probe());
          return { name, ok: true };
        } catch (thrown) {
          return {
            name,
            ok: false,
            detail: thrown instanceof ProbeTimeoutError ? 'does not respond in time' : 'cannot be reached',
          };
        }
      }),
    );
    return { service, ok: parts.every((part) => part.ok), parts };
  }
}

class ProbeTimeoutError extends Error {}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProbeTimeoutError()), PROBE_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
