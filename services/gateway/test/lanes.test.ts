import { once } from 'node:events';
import { request as httpRequest, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Gateway } from './support/gateway.js';

/** A gateway whose lanes each take one request at a time; the fake services answer when a test lets them. */
let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start({
    LANE_SIZES: 'search:1,signIn:1,pages:1,images:1,results:1',
    RATE_LIMIT_FACTOR: '1000',
  });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.reset());

const JSON_TYPE = { 'content-type': 'application/json' };
const CREDENTIALS = JSON.stringify({ username: 'ada', password: 'a-password' });

/** Responses of a fake service that are withheld until the test sends them. */
class HeldResponses {
  readonly #held: ServerResponse[] = [];
  #wake = () => {};

  constructor(name: 'content' | 'auth' | 'frontend' | 'analysis') {
    gateway.upstreams[name].respond = (received, response) => {
      received.resume();
      this.#held.push(response);
      this.#wake();
    };
  }

  get count(): number {
    return this.#held.length;
  }

  async waitFor(count: number): Promise<void> {
    while (this.count < count) await new Promise<void>((wake) => (this.#wake = wake));
  }

  /** Answers the request that arrived at position `index`, from 0. */
  answer(index: number): void {
    this.#held[index]!.writeHead(200, JSON_TYPE).end('{}');
  }
}

const send = (call: PromiseLike<{ status: number; body: { code?: string }; headers: Record<string, string> }>) =>
  Promise.resolve(call);
const signIn = () => send(gateway.post('/api/login', JSON_TYPE).send(CREDENTIALS));

describe('lanes', () => {
  it('answers 503 to a search while others take too long, and still answers reads', async () => {
    const held = new HeldResponses('content');
    const slow = send(gateway.get('/api/search?q=castle'));
    await held.waitFor(1);
    const waiting = send(gateway.get('/api/articles?q=tower'));
    const read = send(gateway.get('/api/discoveries'));
    await held.waitFor(2);
    held.answer(1);
    expect((await read).status).toBe(200);
    const rejected = await waiting;
    expect([rejected.status, rejected.body.code]).toEqual([503, 'OVERLOADED']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    held.answer(0);
    expect((await slow).status).toBe(200);
    gateway.upstreams.content.reset();
    expect((await gateway.get('/api/search?q=castle')).status).toBe(200);
  });

  it.each(['/objects/uploads/cover.webp', '/share/castle.png'])('answers reads while %s is drawn', async (path) => {
    const held = new HeldResponses('content');
    const drawn = send(gateway.get(path));
    await held.waitFor(1);
    const rejected = send(gateway.get('/objects/uploads/other.webp'));
    const read = send(gateway.get('/api/discoveries'));
    await held.waitFor(2);
    held.answer(1);
    expect((await read).status).toBe(200);
    expect((await rejected).status).toBe(503);
    held.answer(0);
    expect((await drawn).status).toBe(200);
  });

  it('does not forward a sign-in that was abandoned while it waited', async () => {
    const held = new HeldResponses('auth');
    const running = signIn();
    await held.waitFor(1);
    const abandoned = httpRequest(`${gateway.url}/api/login`, { method: 'POST', headers: JSON_TYPE });
    abandoned.on('error', () => {});
    abandoned.end(CREDENTIALS);
    await once(abandoned, 'finish');
    // Its answer proves that the gateway has read what was sent before.
    await gateway.get('/api/config');
    abandoned.destroy();
    await gateway.get('/api/config');
    const next = signIn();
    held.answer(0);
    expect((await running).status).toBe(200);
    await held.waitFor(2);
    held.answer(1);
    expect((await next).status).toBe(200);
    expect(held.count).toBe(2);
  });

  it('closes the connection of an upload that it rejects before its body has arrived', async () => {
    const held = new HeldResponses('analysis');
    const running = send(gateway.post('/api/analyze', JSON_TYPE).send('{}'));
    await held.waitFor(1);
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => {});
    let response = '';
    socket.on('data', (chunk) => (response += chunk));
    socket.write('POST /api/analyze HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write(`Content-Length: 9000000\r\n\r\n${'x'.repeat(100_000)}`);
    await once(socket, 'close');
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    expect(response).toMatch(/connection: close/i);
    held.answer(0);
    expect((await running).status).toBe(200);
  });

  it('sends the empty document with 503 while too many pages wait', async () => {
    const held = new HeldResponses('frontend');
    const slow = send(gateway.get('/articles/one'));
    await held.waitFor(1);
    const rejected = send(gateway.get('/articles/two'));
    await held.waitFor(2);
    expect(gateway.upstreams.frontend.last.url).toBe('/shell.html');
    held.answer(0);
    held.answer(1);
    expect([(await rejected).status, (await slow).status]).toEqual([503, 200]);
  });
});
