import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HealthParts } from '../health/health-parts.js';

const ANYBODY = { config: { access: 'public' } } as const;

/**
 * `/healthz` (the process runs) and `/readyz` (it can do its work, part by part). They are for orchestrators and the
 * gateway, carry no secret, and therefore stand outside the access rules.
 */
export function answerHealth(service: string, app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/healthz', ANYBODY, (_request, reply) => {
    reply.send({ service, ok: true });
  });
  fastify.get('/readyz', ANYBODY, async (_request, reply) => {
    const health = await app.get(HealthParts).check(service);
    return reply.status(health.ok ? 200 : 503).send(health);
  });
}
