import { createServer, type Server } from 'node:http';
import type { Logger } from '../logging/logger.js';
import { readMetrics, registry } from './metrics.js';

/** Address of the metrics of a process. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Serves `/metrics` on a separate port, to which the gateway does not forward. If the port is in use, this is logged,
 * and the service works without.
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
  // A connected scraper must not keep the process from ending.
  server.unref();
  return new Promise((resolve) => {
    server.once('error', (thrown) => {
      logger.error({ err: thrown, port }, 'Failed to serve metrics: choose another METRICS_PORT');
      resolve(server);
    });
    server.listen(port, host === '::' ? '' : host, () => resolve(server));
  });
}
