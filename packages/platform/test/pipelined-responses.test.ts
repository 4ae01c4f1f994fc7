import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Shutdown } from '../src/bootstrap/shutdown.js';
import { onResponseEnd } from '../src/http/response-end.js';

let server: Server;
let client: Socket;
/** Requests that have arrived. */
let received: { request: IncomingMessage; response: ServerResponse }[];
let onReceived: () => void;

beforeEach(async () => {
  received = [];
  onReceived = () => {};
  server = createServer((request, response) => {
    received.push({ request, response });
    onReceived();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
});
afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends requests without waiting for their responses, until all have arrived. */
async function pipeline(count: number): Promise<void> {
  const end = received.length + count;
  const arrived = new Promise<void>((resolve) => {
    onReceived = () => received.length === end && resolve();
  });
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
  await arrived;
}

/** Observes the ends of all responses that are not observed yet. */
function observe(from = 0): { ended: number[]; allEnded: Promise<void> } {
  const ended: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const [nth, { request, response }] of received.slice(from).entries()) {
    onResponseEnd(request.socket, response, () => {
      ended.push(nth);
      if (ended.length === received.length - from) resolve();
    });
  }
  return { ended, allEnded: promise };
}

describe('pipelined responses', () => {
  it('end when their connection closes, including queued ones', async () => {
    await pipeline(2);
    const { ended, allEnded } = observe();
    client.destroy();
    await allEnded;
    expect(ended.sort()).toEqual([0, 1]);
    const late: string[] = [];
    onResponseEnd(received[1]!.request.socket, received[1]!.response, () => late.push('ended'));
    expect(late).toEqual(['ended']);
  });

  it('end once each when they are sent, without a listener per request on the connection', async () => {
    const listenerCounts: number[] = [];
    for (let round = 0; round < 3; round++) {
      await pipeline(2);
      const { ended, allEnded } = observe(2 * round);
      listenerCounts.push(received[0]!.request.socket.listenerCount('close'));
      for (const { response } of received.slice(2 * round)) response.end('x');
      await allEnded;
      expect(ended).toEqual([0, 1]);
    }
    expect(new Set(listenerCounts).size).toBe(1);
  });

  it('do not keep a process from stopping when their client has disconnected', async () => {
    const shutdown = new Shutdown();
    await pipeline(2);
    for (const { request, response } of received) shutdown.track(request, response);
    const drained = shutdown.drain(1, () => {});
    client.destroy();
    await drained;
    expect(shutdown.streamsSignal.aborted).toBe(true);
  });
});
