import { clientAddress, networkOf, parseAddress } from './caller-network.js';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '10.0.0.1'],
    ['255.255.255.255', '255.255.255.255'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['203.0.113.7:0', '203.0.113.7'],
  ])('counts the IPv4 address %j as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
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
  ])('counts %s as the IPv4 address it carries', (address) => {
    expect(networkOf(address)).toBe('203.0.113.7');
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
  ])('counts %s with its /64 network', (address) => {
    expect(networkOf(address)).toBe('2001:db8:1:2::/64');
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
  ])('keeps networks apart: %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
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
  ])('counts %j with all other addresses that cannot be read', (address) => {
    expect(parseAddress(address)).toBeNull();
    expect(networkOf(address)).toBe('unknown');
  });
});

describe('clientAddress', () => {
  it.each([
    [['10.0.0.1'], '10.0.0.1'],
    [['10.0.0.1', '6.6.6.6'], '6.6.6.6'],
    [['::1', '10.0.0.1', '[2001:DB8::1]:443'], '2001:db8::1'],
    [['10.0.0.1', '6.6.6.6:1234'], '6.6.6.6'],
    [['10.0.0.1', 'garbage'], '10.0.0.1'],
    [['10.0.0.1', '6.6.6.6', ''], '6.6.6.6'],
    [['garbage'], 'unknown'],
    [[], 'unknown'],
  ])('takes the farthest address of %j that can be read: %s', (addresses, client) => {
    expect(clientAddress(addresses)).toBe(client);
  });
});
