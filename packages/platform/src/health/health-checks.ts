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
  private readonly notices = new Map<string, string>();

  register(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  /**
   * Tells operators of something that is configured but cannot be used, although the service works without it.
   * @param sentence what is wrong and its remedy; never contains a URL or a secret
   */
  registerNotice(name: string, sentence: string): void {
    this.notices.set(name, sentence);
  }

  /** Takes a notice back once it no longer holds. */
  withdrawNotice(name: string): void {
    this.notices.delete(name);
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
    const notices = [...this.notices].map(([name, detail]) => ({ name, ok: true, detail }));
    return { service, ok: parts.every((part) => part.ok), parts: [...parts, ...notices] };
  }
}
