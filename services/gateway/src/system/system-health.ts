import { Inject, Injectable } from '@nestjs/common';
import { type ProductHealth, type ServiceHealth, serviceHealth } from '@placelore/contracts/system/system.js';
import { HealthChecks } from '@placelore/platform/health/health-checks.js';
import type { GatewayConfig } from '../config.js';
import { GATEWAY_CONFIG, VERSION } from './app.constants.js';

/** Milliseconds a service may take to report its health. */
const TIMEOUT_MS = 4_000;

/** Collects the health of every service. */
@Injectable()
export class SystemHealth {
  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    private readonly own: HealthChecks,
  ) {}

  async check(): Promise<ProductHealth> {
    const { AUTH_URL, CONTENT_URL, ANALYSIS_URL, PLACES_URL, WORKER_URL, FRONTEND_URL } = this.config;
    const services = await Promise.all([
      this.own.check('gateway'),
      fetchHealth('auth', AUTH_URL),
      fetchHealth('content', CONTENT_URL),
      fetchHealth('analysis', ANALYSIS_URL),
      fetchHealth('places', PLACES_URL),
      fetchHealth('worker', WORKER_URL),
      fetchHealth('frontend', FRONTEND_URL),
    ]);
    const isHealthy = ({ ok, parts }: ServiceHealth) => ok && parts.every((part) => part.ok);
    return { ok: services.every(isHealthy), version: VERSION, services };
  }
}

/**
 * Removes the reasons from the health, because they may name vendors, hosts and limits: strangers see only which parts
 * work.
 */
export const withoutReasons = ({ services, ...health }: ProductHealth): ProductHealth => ({
  ...health,
  services: services.map(({ parts, ...service }) => ({
    ...service,
    parts: parts.map(({ name, ok }) => ({ name, ok })),
  })),
});

async function fetchHealth(service: string, url: string): Promise<ServiceHealth> {
  try {
    const response = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return serviceHealth.parse(await response.json());
  } catch {
    return { service, ok: false, parts: [{ name: 'process', ok: false, detail: 'does not answer' }] };
  }
}
