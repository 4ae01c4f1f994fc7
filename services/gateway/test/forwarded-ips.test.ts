import { connect } from 'node:net';
import { Gateway, readIdentity } from './support/gateway.js';

/** Gateways behind no proxy, one and three, by number of proxies. */
const gateways = new Map<number, Gateway>();
beforeAll(async () => {
  for (const proxies of [0, 1, 3]) gateways.set(proxies, await Gateway.start({ TRUSTED_PROXIES: String(proxies) }));
});
afterAll(async () => {
  for (const gateway of gateways.values()) await gateway.stop();
});

/** Sends one request with these header lines. @returns the address and the network hash that the service received */
async function fetchCaller(proxies: number, ...lines: string[]) {
  const gateway = gateways.get(proxies)!;
  const { hostname, port } = new URL(gateway.url);
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(['GET /api/user HTTP/1.1', 'Host: x', ...lines, 'Connection: close', '', ''].join('\r\n')),
    );
    socket.resume().on('error', reject).on('close', resolve);
  });
  const { last } = gateway.upstreams.auth;
  const identity = readIdentity(last);
  return { address: last.headers['x-forwarded-for'], network: identity?.kind === 'person' ? identity.network : null };
}
const toForwardedHeader = (value: string) => `X-Forwarded-For: ${value}`;

describe('X-Forwarded-For', () => {
  it.each([
    [0, '6.6.6.6', '127.0.0.1'],
    [1, '6.6.6.6', '6.6.6.6'],
    [1, '6.6.6.6, 7.7.7.7', '7.7.7.7'],
    [1, '[2001:DB8::1]:443', '2001:db8::1'],
    [1, '6.6.6.6:1234', '6.6.6.6'],
    [1, 'garbage', '127.0.0.1'],
    [1, '', '127.0.0.1'],
    [3, '6.6.6.6', '6.6.6.6'],
    [3, '5.5.5.5, 6.6.6.6, 7.7.7.7', '5.5.5.5'],
    [3, '4.4.4.4, 5.5.5.5, 6.6.6.6, 7.7.7.7', '5.5.5.5'],
    [3, '6.6.6.6,,', '6.6.6.6'],
    [3, ', 6.6.6.6', '6.6.6.6'],
    [3, '2001:db8::1%eth0', '2001:db8::1'],
  ])('determines the address behind %i proxies: %j is %s', async (proxies, value, address) => {
    expect((await fetchCaller(proxies, toForwardedHeader(value))).address).toBe(address);
  });

  it('is read from all its lines', async () => {
    expect((await fetchCaller(3, toForwardedHeader('5.5.5.5'), toForwardedHeader('6.6.6.6'))).address).toBe('5.5.5.5');
  });

  it('puts IPv6 visitors of different networks into different buckets, and those of one network into one', async () => {
    const networks = [];
    for (const address of ['2001:db8::1', '2001:db8::2', '[2001:db8::3]:80', '2001:db8:0:1::1', '::ffff:cb00:7107']) {
      networks.push((await fetchCaller(1, toForwardedHeader(address))).network);
    }
    const [first, second, third, other, mapped] = networks;
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, other, mapped]).size).toBe(3);
    expect((await fetchCaller(1, toForwardedHeader('203.0.113.7'))).network).toBe(mapped);
  });
});
