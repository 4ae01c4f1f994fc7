import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.js';
import { log } from './log.js';
import { loadRendererBuild } from './renderer.js';
import { buildServer } from './server.js';

/** Ms after draining at which a stopping server cuts the connections that are still open. */
const CLOSE_TIMEOUT_MS = 5_000;

async function main(): Promise<void> {
  const config = readConfig();
  const builtPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const clientDir = builtPath('../client/');
  const rendering = await loadRendererBuild(clientDir, builtPath('../ssr/entry-server.js'));
  const server = await buildServer(clientDir, config, rendering);

  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    server.startDraining();
    await delay(config.drainMs);
    setTimeout(() => process.exit(0), CLOSE_TIMEOUT_MS).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);

  // `::` means every address. Without a host, Node listens on IPv6 and IPv4, or on IPv4 alone if there is no IPv6.
  const host = config.host === '::' ? '' : config.host;
  log('info', 'frontend is ready', { address: await server.listen({ port: config.port, host }) });
}

main().catch((error: unknown) => {
  console.error(`frontend: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
