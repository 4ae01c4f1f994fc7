import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { PartHealth, ServiceHealth } from '@placelore/contracts/system/system.js';
import { withTimeout } from '../concurrency/with-timeout.js';
import { ConfigError } from '../config/read-config.js';

type Probe = () => Promise<void>;
/** Returns a problem in words that an operator can act on; null if there is none. */
type Warning = () => Promise<string | null>;

/** Milliseconds that a check may take. Under load, a working dependency needs longer than when idle. */
const PROBE_TIMEOUT_MS = 2_500;

/** Checks everything that a service depends on. A check throws when its dependency does not work. */
@Injectable()
export class HealthChecks {
  private readonly probes = new Map<string, Probe>();
  private readonly warnings = new Map<string, Warning>();
  private running: Promise<ServiceHealth> | undefined;
  private readonly notices = new Map<string, string>();

  register(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  /** Registers a check that names a problem with which the service still works, such as a full disk. */
  registerWarning(name: string, warning: Warning): void {
    this.warnings.set(name, warning);
  }

  /**
   * Shows operators that something is configured but cannot be used, although the service works without it.
   * @param sentence the problem and its remedy; never contains a URL or a secret
   */
  registerNotice(name: string, sentence: string): void {
    this.notices.set(name, sentence);
  }

  /** Removes a notice that no longer holds. */
  withdrawNotice(name: string): void {
    this.notices.delete(name);
  }

  /** Returns the health of the service. Concurrent calls share one result, so that they add no load. */
  check(service: string): Promise<ServiceHealth> {
    this.running ??= this.runChecks(service).finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async runChecks(service: string): Promise<ServiceHealth> {
    const [parts, warnings] = await Promise.all([
      Promise.all([...this.probes].map(([name, probe]) => runProbe(name, probe))),
      Promise.all([...this.warnings].map(([name, warning]) => runWarning(name, warning))),
    ]);
    const notices = [...this.notices].map(([name, detail]) => ({ name, ok: true, detail }));
    return { service, ok: parts.every((part) => part.ok), parts: [...parts, ...warnings.flat(), ...notices] };
  }
}

async function runProbe(name: string, probe: Probe): Promise<PartHealth> {
  try {
    await withTimeout(PROBE_TIMEOUT_MS, probe);
    return { name, ok: true };
  } catch (thrown) {
    return { name, ok: false, detail: describeFailure(thrown) };
  }
}

function describeFailure(thrown: unknown): string {
  if (thrown instanceof ConfigError) return `is set up wrongly: ${thrown.issues.join('; ')}`;
  if (!(thrown instanceof ApiError)) return 'cannot be reached';
  if (thrown.code === 'LIBRARY_NOT_READY') return 'are being prepared';
  return thrown.code === 'TIMED_OUT' ? 'does not respond in time' : 'cannot be reached';
}

/** A warning that cannot be determined is ignored, because the dependency's own check reports the problem. */
async function runWarning(name: string, warning: Warning): Promise<PartHealth[]> {
  const detail = await withTimeout(PROBE_TIMEOUT_MS, warning).catch(() => null);
  return detail === null ? [] : [{ name, ok: false, detail }];
}
