import 'reflect-metadata';
import { type DynamicModule, type INestApplication, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConfigError, type ServiceVariables } from '../config/read-config.js';
import { UnknownMigrationsError } from '../database/unknown-migrations.js';
import { HealthChecks } from '../health/health-checks.js';
import { ErrorFilter } from '../http/error.filter.js';
import { AccessGuard } from '../identity/access.guard.js';
import { assertAccessDeclared, assertRoutesDeclared, collectRoutes } from '../identity/access-declarations.js';
import { IdentityTokens } from '../identity/identity-token.js';
import { createLogger, LOGGER, type Logger, NestLogger } from '../logging/logger.js';
import { LIMIT_FACTOR } from '../quotas/job-quotas.js';
import { startTelemetry, stopTelemetry } from '../telemetry/telemetry.js';
import { createFastify, type ServerOptions } from './create-fastify.js';
import { UNKNOWN_MIGRATIONS_EXIT_CODE } from './exit-codes.js';
import { registerHealthRoutes } from './health-routes.js';
import { closeIdleConnections, Shutdown, stopOnSignals } from './shutdown.js';

export interface ServiceDefinition {
  name: string;
  variables: ServiceVariables;
  module: Type | DynamicModule;
  fastify?: ServerOptions;
  /** Prepares the application before it listens. */
  prepare?: (app: NestFastifyApplication, logger: Logger) => Promise<void>;
  /** Prepares in the background what first requests would wait for, once the service listens. */
  warmUp?: (app: NestFastifyApplication) => Promise<void>;
}

@Module({})
class KernelModule {}

/** Provides the features of every service: logger, health, identity, error responses. */
function createKernelModule(definition: ServiceDefinition, logger: Logger): DynamicModule {
  const tokens = new IdentityTokens(definition.variables.IDENTITY_SECRET);
  return {
    module: KernelModule,
    global: true,
    providers: [
      HealthChecks,
      Shutdown,
      { provide: LOGGER, useValue: logger },
      { provide: IdentityTokens, useValue: tokens },
      { provide: LIMIT_FACTOR, useValue: definition.variables.RATE_LIMIT_FACTOR },
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_FILTER, useClass: ErrorFilter },
    ],
    exports: [HealthChecks, Shutdown, LOGGER, IdentityTokens, LIMIT_FACTOR],
  };
}

/**
 * Creates a service that is ready to listen: its module and the shared features on Fastify.
 * @throws Error when a handler has no access declaration; listening throws when a route has none.
 */
export async function buildService(definition: ServiceDefinition): Promise<NestFastifyApplication> {
  const logger = createLogger(definition.name, definition.variables.LOG_LEVEL);
  const slowRequestMs = definition.variables.SLOW_REQUEST_MS;
  const fastify = createFastify(logger, { slowRequestMs, ...definition.fastify });
  const routes = collectRoutes(fastify);
  // Runs after plugins have registered their routes; an error here keeps the service from listening.
  fastify.addHook('onReady', async () => assertRoutesDeclared(routes));
  @Module({ imports: [createKernelModule(definition, logger), definition.module] })
  class RootModule {}
  const app = await NestFactory.create<NestFastifyApplication>(RootModule, new FastifyAdapter(fastify as never), {
    bodyParser: false,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  assertAccessDeclared(getControllers(app));
  registerHealthRoutes(definition.name, app);
  closeIdleConnections(app);
  await definition.prepare?.(app, logger);
  await app.init();
  return app;
}

/**
 * Converts `::`, which means every address, to no host: Node then listens on IPv6 and IPv4, or on IPv4 alone where IPv6
 * is missing.
 */
const toListenHost = (host: string): string => (host === '::' ? '' : host);

/** Starts a service and runs it until a stop signal. Startup errors end the process with one message. */
export async function createService(define: () => ServiceDefinition): Promise<void> {
  try {
    const definition = define();
    const startReporting = await startTelemetry(definition.name, definition.variables);
    const app = await buildService(definition);
    const { HOST, PORT, DRAIN_SECONDS } = definition.variables;
    await app.listen(PORT, toListenHost(HOST));
    const logger = app.get<Logger>(LOGGER);
    stopOnSignals(app, logger, DRAIN_SECONDS * 1000, stopTelemetry);
    await startReporting(logger);
    logger.info({ address: await app.getUrl() }, `${definition.name} is ready`);
    definition.warmUp?.(app).catch((thrown: unknown) => logger.warn({ err: thrown }, 'Failed to warm up'));
  } catch (thrown) {
    const isForOperator = thrown instanceof ConfigError || thrown instanceof UnknownMigrationsError;
    console.error(isForOperator ? thrown.message : thrown);
    process.exit(thrown instanceof UnknownMigrationsError ? UNKNOWN_MIGRATIONS_EXIT_CODE : 1);
  }
}

/** Returns all controllers of an application. */
export function getControllers(app: INestApplication): Type[] {
  return [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map((wrapper) => wrapper.metatype as Type),
  );
}
