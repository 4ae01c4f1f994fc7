import { createServer, type Server } from 'node:http';
import type { Logger } from '../logging/logger.js';
import { readMetrics, registry } from './metrics.js';

/** Address of the metrics of a process. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Serves `/metrics` on a port of its own, which the gateway does not forward to. A port in use is logged and does not
 * keep the service from working.
 */
export function startMetricsServer({ host, port }: MetricsAddress, logger: Logger): Promise<Server> {
  const server = createServer((request, response) => {
    const isKnown = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isKnown) response.writeHead(404).end();
    else
      readMetrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (thrown: unknown) => {
          logger.warn({ err: thrown }, 'Failed to read metrics');
          response.writeHead(500).end();
        },
      );
  });
  // Metrics end with the process, whether or not a scraper is connected.
  server.unref();
  return new Promise((resolve) => {
    server.once('error', (thrown) => {
      logger.error({ err: thrown, port }, 'Failed to serve metrics: choose another METRICS_PORT');
      resolve(server);
    });
    server.listen(port, host === '::' ? '' : host, () => resolve(server));
  });
}
