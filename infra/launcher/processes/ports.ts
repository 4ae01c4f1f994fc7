import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns distinct free ports of 127.0.0.1. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Returns why a port of 127.0.0.1 is not available (EADDRINUSE, EACCES, …); undefined when it is. */
export async function getPortError(port: number): Promise<string | undefined> {
  const server = createServer();
  const result = new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.once('listening', () => server.close(() => resolve(undefined)));
  });
  server.listen(port, '127.0.0.1');
  return result;
}
