import { Injectable } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { PartHealth, ServiceHealth } from '@placelore/contracts/system/system.js';
import { withTimeout } from '../concurrency/with-timeout.js';
import { ConfigError } from '../config/read-config.js';

type Probe = () => Promise<void>;
/** Returns what is wrong, in words an operator can act on; null when nothing is. */
type Warning = () => Promise<string | null>;

/** Milliseconds a check may take; under load, a working part needs longer than an idle one. */
const PROBE_TIMEOUT_MS = 2_500;

/** Checks of everything a service depends on; a check throws when its dependency does not work. */
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

  /** Returns the health of the service. Calls that arrive meanwhile get the same answer, so that none adds load. */
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
  const isTimeout = thrown instanceof ApiError && thrown.code === 'TIMED_OUT';
  return isTimeout ? 'does not respond in time' : 'cannot be reached';
}

/** A warning that cannot be determined is none; the part's own check reports that. */
async function runWarning(name: string, warning: Warning): Promise<PartHealth[]> {
  const detail = await withTimeout(PROBE_TIMEOUT_MS, warning).catch(() => null);
  return detail === null ? [] : [{ name, ok: false, detail }];
}
