import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePorts, getPortError } from './ports.ts';

test('findFreePorts: returns distinct ports below those of connections, which can be listened on', async () => {
  const ports = await findFreePorts(20);
  expect(new Set(ports).size).toBe(20);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThanOrEqual(32_767);
  expect(await Promise.all(ports.map(getPortError))).toEqual(ports.map(() => undefined));
});

test('getPortError: says that a port is in use until its program ends', async () => {
  const [port = 0] = await findFreePorts(1);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await getPortError(port)).toBe('EADDRINUSE');
  server.close();
  await once(server, 'close');
  expect(await getPortError(port)).toBeUndefined();
});
