import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Range of ports to choose from. It ends below the range from which Linux and macOS take local ports for connections,
 * so that no other program's connection takes a port between its choice and its use.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;

/** Returns distinct free ports of 127.0.0.1, chosen at random. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (!ports.has(port) && (await getPortError(port)) === undefined) ports.add(port);
  }
  return [...ports];
}

/** Returns why a port of 127.0.0.1 is unavailable (EADDRINUSE, EACCES, …), or undefined if it is available. */
export async function getPortError(port: number): Promise<string | undefined> {
  const server = createServer();
  const result = new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.once('listening', () => server.close(() => resolve(undefined)));
  });
  server.listen(port, '127.0.0.1');
  return result;
}
