import { Inject, Injectable } from '@nestjs/common';
import { type ProductHealth, type ServiceHealth, serviceHealth } from '@placelore/contracts/system.js';
import { HealthParts } from '@placelore/platform/health/health-parts.js';
import type { GatewayConfig } from '../config.js';
import { GATEWAY_CONFIG } from './gateway-config.js';
import { VERSION } from './version.js';

/** Ms a service may take to say how it is. */
const TIMEOUT = 2_500;

/** Asks every service how it is. */
@Injectable()
export class SystemHealth {
  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    private readonly own: HealthParts,
  ) {}

  async check(): Promise<ProductHealth> {
    const { AUTH_URL, CONTENT_URL, ANALYSIS_URL, PLACES_URL, WORKER_URL, FRONTEND_URL } = this.config;
    const services = await Promise.all([
      this.own.check('gateway'),
      ask('auth', AUTH_URL),
      ask('content', CONTENT_URL),
      ask('analysis', ANALYSIS_URL),
      ask('places', PLACES_URL),
      ask('worker', WORKER_URL),
      ask('frontend', FRONTEND_URL),
    ]);
    return { ok: services.every((service) => service.ok), version: VERSION, services };
  }
}

async function ask(service: string, address: string): Promise<ServiceHealth> {
  try {
    const answer = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(TIMEOUT) });
    return serviceHealth.parse(await answer.json());
  } catch {
    return { service, ok: false, parts: [{ name: 'process', ok: false, detail: 'does not answer' }] };
  }
}
