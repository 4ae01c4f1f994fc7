import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network of one customer: 64 bits (RFC 6177), in which addresses are free. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * What limits by network address count: an IPv4 address as it is, of an IPv6 address its network, since whoever has one
 * address of that has them all.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/s, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const left = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length);
  const groups = [...first, ...Array<string>(left).fill('0'), ...last].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
