import { findClientIp, IpProofs, parseIp, toNetwork } from './caller-ip.js';

describe('toNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '10.0.0.1'],
    ['255.255.255.255', '255.255.255.255'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['203.0.113.7:0', '203.0.113.7'],
  ])('counts the IPv4 address %j as %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });

  it.each([
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:ffff:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '[::ffff:203.0.113.7]:80',
    '64:ff9b::203.0.113.7',
    '64:ff9b::cb00:7107',
    '0000:0000:0000:0000:0000:FFFF:CB00:7107',
    '::ffff:203.0.113.7%eth0',
    '::203.0.113.7',
    '203.0.113.7\n',
  ])('counts %s as the IPv4 address it contains', (address) => {
    expect(toNetwork(address)).toBe('203.0.113.7');
  });

  it.each([
    '2001:db8:1:2:3:4:5:6',
    '2001:db8:1:2::1',
    '2001:DB8:1:2::1',
    '2001:0db8:0001:0002:0000:0000:0000:0001',
    '[2001:db8:1:2::1]',
    '[2001:db8:1:2::1]:443',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:db8:1:2::1%eth0',
    '[2001:db8:1:2::9]:1',
  ])('counts %s with its /64 network', (address) => {
    expect(toNetwork(address)).toBe('2001:db8:1:2::/64');
  });

  it.each([
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:9::', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::8', '1:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['1:2:3:4:5:6:203.0.113.7', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%25eth0', 'fe80:0:0:0::/64'],
    ['[fe80::1%eth0]:80', 'fe80:0:0:0::/64'],
    ['fd00::1', 'fd00:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::2:3:4:5', '0:0:0:0::/64'],
    ['1:2:3::4:5:6:7', '1:2:3:0::/64'],
    ['fe80::1%eth1', 'fe80:0:0:0::/64'],
    ['2002:cb00:7107::1', '2002:cb00:7107:0::/64'],
  ])('separates networks: %s is %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });

  it.each([
    '',
    '  ',
    'unknown',
    '_hidden',
    'not an address',
    '203.0.113',
    '203.0.113.256',
    '2001:db8::1::2',
    '2001:db8:1:2:3:4:5:6:7',
    'g::1',
    '[2001:db8::1',
    'for="[2001:db8::1]"',
    '1'.repeat(300),
    '203.0.113.007',
    '0x7f.0.0.1',
    '2130706433',
    '203.0.113.7:99999',
    '1.2.3.4.5',
    '2001:db8::1]',
    '[203.0.113.7]',
    '203.0.113.7\0',
    '٢٠٣.٠.١١٣.٧',
  ])('counts %j with all unreadable addresses', (address) => {
    expect(parseIp(address)).toBeNull();
    expect(toNetwork(address)).toBe('unknown');
  });
});

describe('findClientIp', () => {
  it.each([
    [['10.0.0.1'], '10.0.0.1'],
    [['10.0.0.1', '6.6.6.6'], '6.6.6.6'],
    [['::1', '10.0.0.1', '[2001:DB8::1]:443'], '2001:db8::1'],
    [['10.0.0.1', '6.6.6.6:1234'], '6.6.6.6'],
    [['10.0.0.1', 'garbage'], '10.0.0.1'],
    [['10.0.0.1', '6.6.6.6', ''], '6.6.6.6'],
    [['10.0.0.1', '', '6.6.6.6'], '6.6.6.6'],
    [['10.0.0.1', '2001:db8::1%eth0'], '2001:db8::1'],
    [['garbage'], 'unknown'],
    [[], 'unknown'],
  ])('returns the farthest readable address of %j: %s', (addresses, client) => {
    expect(findClientIp(addresses)).toBe(client);
  });
});

const ipProofs = new IpProofs('a secret');

it.each(['203.0.113.7', '::1', '2001:db8::7'])('IpProofs: proves %s', (address) => {
  expect(ipProofs.verify(ipProofs.issue(address))).toBe(address);
});

it('IpProofs: rejects foreign, changed and expired proofs', () => {
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
