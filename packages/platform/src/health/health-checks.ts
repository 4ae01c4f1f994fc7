import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { ServiceHealth } from '@placelore/contracts/system/system.js';
import { withTimeout } from '../concurrency/with-timeout.js';

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
          await withTimeout(PROBE_TIMEOUT_MS, probe);
          return { name, ok: true };
        } catch (thrown) {
          return {
            name,
            ok: false,
            detail:
              thrown instanceof ApiError && thrown.code === 'TIMED_OUT'
                ? 'does not respond in time'
                : 'cannot be reached',
          };
        }
      }),
    );
    return { service, ok: parts.every((part) => part.ok), parts };
  }
}
