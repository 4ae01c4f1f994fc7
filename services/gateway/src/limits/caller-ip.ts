import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { ON_BEHALF_HEADER } from '@placelore/contracts/core/identity.js';
import type { FastifyInstance } from 'fastify';
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

/** Ms for which a page may be put together on a visitor's behalf. */
const PROOF_TTL_MS = 60_000;

/**
 * Proofs of a visitor's network address, as `address expiry signature`: the gateway gives one to the frontend's server
 * with each request, and counts the calls that bring it back as that visitor's.
 */
export class IpProofs {
  constructor(private readonly secret: string) {}

  issue(address: string): string {
    const claim = `${address} ${Date.now() + PROOF_TTL_MS}`;
    return `${claim} ${this.sign(claim)}`;
  }

  /** The address that a proof is about; null when it is none of ours, or too old. */
  verify(proof: string | string[] | undefined): string | null {
    if (typeof proof !== 'string') return null;
    const [, claim = '', address = '', expiry, signature = ''] = /^((\S+) (\d+)) (\S+)$/.exec(proof) ?? [];
    const expected = Buffer.from(this.sign(claim));
    const actual = Buffer.from(signature);
    const isValid = expected.length === actual.length && timingSafeEqual(expected, actual);
    return isValid && Number(expiry) > Date.now() ? address : null;
  }

  private sign(claim: string): string {
    return createHmac('sha256', this.secret).update(`on behalf of ${claim}`).digest('base64url');
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the client that called this gateway, in its canonical form. */
    clientAddress: string;
    /** The network address of whom a call is for, as limits count it. */
    callerAddress: string;
  }
}

/** Reads where every request comes from, and for calls of the frontend's server whom they are for. */
export function addCallerIp(fastify: FastifyInstance, proofs: IpProofs): void {
  fastify.decorateRequest('clientAddress', '');
  fastify.decorateRequest('callerAddress', '');
  fastify.addHook('onRequest', async (request) => {
    request.clientAddress = findClientIp(request.ips ?? [request.ip]);
    request.callerAddress = toNetwork(proofs.verify(request.headers[ON_BEHALF_HEADER]) ?? request.clientAddress);
  });
}
