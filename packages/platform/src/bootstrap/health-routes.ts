import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HealthChecks } from '../health/health-checks.js';
import { Shutdown } from './shutdown.js';

const PUBLIC_ROUTE = { config: { access: 'public' } } as const;

/**
 * Registers `/healthz` (the process runs) and `/readyz` (its dependencies work and it is not stopping). They are for
 * orchestrators and the gateway, contain no secrets, and therefore need no access declaration.
 */
export function registerHealthRoutes(service: string, app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/healthz', PUBLIC_ROUTE, (_request, reply) => {
    reply.send({ service, ok: true });
  });
  // The status keeps new requests away. The body is ok, because requests that still arrive are answered.
  const stopping = { service, ok: true, parts: [{ name: 'process', ok: true, detail: 'is stopping' }] };
  fastify.get('/readyz', PUBLIC_ROUTE, async (_request, reply) => {
    if (app.get(Shutdown).isDraining) return reply.status(503).send(stopping);
    const health = await app.get(HealthChecks).check(service);
    return reply.status(health.ok ? 200 : 503).send(health);
  });
}
