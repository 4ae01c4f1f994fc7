import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Longest text that is read as an address: `[address%zone]:port` with room to spare. */
const MAX_IP_TEXT_LENGTH = 100;
/** Bits of an IPv6 address that name one customer's network (RFC 6177); the addresses within it are free. */
const NETWORK_BITS = 64;
/** The bucket of callers whose address cannot be read. */
const UNKNOWN_NETWORK = 'unknown';
/** IPv6 ranges that carry an IPv4 address in their last 32 bits: mapped addresses, and NAT64 (RFC 6052). */
const IPV4_CARRIER_RANGES = new Set(['ipv4Mapped', 'rfc6052']);

/**
 * Returns the canonical form of a network address as sockets and proxies write it: with or without a port, brackets or
 * a zone, in any IPv6 spelling. An IPv6 address that carries an IPv4 address is that IPv4 address.
 * @returns null for everything else, such as `unknown` or names
 */
export function parseIp(text: string): string | null {
  if (text.length > MAX_IP_TEXT_LENGTH) return null;
  const address = stripPort(text.trim()).replace(/%[^%\s]+$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const parsed = ipaddr.IPv6.parse(address);
  if (!IPV4_CARRIER_RANGES.has(parsed.range())) return parsed.toString();
  return new ipaddr.IPv4(parsed.toByteArray().slice(-4)).toString();
}

/**
 * Returns the bucket in which limits by network address count a caller: an IPv4 address alone, an IPv6 address with its
 * whole /64 network, because a customer who has one address of it has all of them.
 */
export function toNetwork(text: string): string {
  const address = parseIp(text);
  if (address === null) return UNKNOWN_NETWORK;
  if (isIPv4(address)) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, NETWORK_BITS / 16);
  return `${groups.map((group) => group.toString(16)).join(':')}::/${NETWORK_BITS}`;
}

/**
 * Returns the client's address from those a request passed, the connection's own first and the client's last. What a
 * proxy wrote and nobody can read is skipped: otherwise each spelling of it would be a caller of its own.
 */
export function findClientIp(addresses: readonly string[]): string {
  return addresses.map(parseIp).findLast((address) => address !== null) ?? UNKNOWN_NETWORK;
}

/** `address:port`, `[address]:port` and `[address]` without port and brackets; an IPv6 address alone has many colons. */
function stripPort(text: string): string {
  const bracketed = /^\[([^\]]*:[^\]]*)\](?::(\d{1,5}))?$/.exec(text);
  const plain = bracketed ?? /^([\d.]+):(\d{1,5})$/.exec(text);
  if (!plain) return text;
  return Number(plain[2] ?? 0) > 65_535 ? '' : (plain[1] ?? '');
}
