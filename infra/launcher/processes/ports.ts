import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Free ports of 127.0.0.1, all different. */
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

/** Why a port of 127.0.0.1 cannot be listened on (EADDRINUSE, EACCES, …); undefined when it can. */
export async function getPortError(port: number): Promise<string | undefined> {
  const server = createServer();
  const result = new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.once('listening', () => server.close(() => resolve(undefined)));
  });
  server.listen(port, '127.0.0.1');
  return result;
}
