import { withTimeout } from '../concurrency/with-timeout.js';
import type { ServiceVariables } from '../config/read-config.js';
import type { Logger } from '../logging/logger.js';
import { connectRedis } from '../queues/redis.js';
import { startFailureCounters } from './measure-call.js';
import { enableMetrics } from './metrics.js';
import { startMetricsServer } from './metrics-server.js';
import { SignalReporter } from './signal-store.js';
import { startTracing, stopTracing } from './tracing.js';
import { VERSION } from './version.js';

/** Milliseconds for exporting the last spans and signals when the process stops. */
const STOP_TIMEOUT_MS = 2_000;

let reporter: SignalReporter | undefined;

/**
 * Turns on the configured metrics and traces. Must run before anything is measured.
 * @returns function that starts to publish them, to call once the service listens
 */
export async function startTelemetry(
  service: string,
  variables: ServiceVariables,
): Promise<(logger: Logger) => Promise<void>> {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, REDIS_URL } = variables;
  if (port !== undefined) {
    enableMetrics(service, VERSION);
    startFailureCounters();
  }
  if (endpoint !== undefined) {
    const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: ratio } = variables;
    await startTracing(service, VERSION, { endpoint, headers, ratio, isEdge: service === 'gateway' });
  }
  return async (logger) => {
    reporter = new SignalReporter(connectRedis(REDIS_URL), service);
    reporter.start();
    if (port !== undefined) await startMetricsServer({ host, port }, logger);
  };
}

/** Exports the last measurements. */
export async function stopTelemetry(): Promise<void> {
  const stop = () => Promise.all([reporter?.stop(), stopTracing()]);
  await withTimeout(STOP_TIMEOUT_MS, stop).catch(() => {});
}
