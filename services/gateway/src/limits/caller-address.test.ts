import { CallerAddress } from './caller-address.js';

const addresses = new CallerAddress('a secret');

it.each(['203.0.113.7', '::1', '2001:db8::7'])('proves %s', (address) => {
  expect(addresses.read(addresses.prove(address))).toBe(address);
});

it('believes no proof of others, none that was changed, and none that is too old', () => {
  const proof = addresses.prove('203.0.113.7');
  const [address, expiry, signature] = proof.split(' ');
  const forged = [
    new CallerAddress('another secret').prove('203.0.113.7'),
    proof.replace('203', '204'),
    `${address} ${Number(expiry) + 1} ${signature}`,
    `${address} ${expiry}`,
    `${proof} `,
    '',
    'x',
  ];
  for (const one of [...forged, undefined, [proof]]) expect(addresses.read(one)).toBeNull();
  jest.useFakeTimers({ now: Date.now() + 61_000 });
  expect(addresses.read(proof)).toBeNull();
  jest.useRealTimers();
});
