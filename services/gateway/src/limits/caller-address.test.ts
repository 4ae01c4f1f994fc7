import { IpProofs } from './caller-address.js';

const ipProofs = new IpProofs('a secret');

it.each(['203.0.113.7', '::1', '2001:db8::7'])('proves %s', (address) => {
  expect(ipProofs.verify(ipProofs.issue(address))).toBe(address);
});

it('believes no proof of others, none that was changed, and none that is too old', () => {
  const proof = ipProofs.issue('203.0.113.7');
  const [address, expiry, signature] = proof.split(' ');
  const forged = [
    new IpProofs('another secret').issue('203.0.113.7'),
    proof.replace('203', '204'),
    `${address} ${Number(expiry) + 1} ${signature}`,
    `${address} ${expiry}`,
    `${proof} `,
    '',
    'x',
  ];
  for (const one of [...forged, undefined, [proof]]) expect(ipProofs.verify(one)).toBeNull();
  jest.useFakeTimers({ now: Date.now() + 61_000 });
  expect(ipProofs.verify(proof)).toBeNull();
  jest.useRealTimers();
});
