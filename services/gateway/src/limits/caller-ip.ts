import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { ON_BEHALF_HEADER } from '@placelore/contracts/core/identity.js';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Maximum length of an address: `[address%zone]:port` with room to spare. */
const MAX_IP_TEXT_LENGTH = 100;
/** Prefix length of an IPv6 customer network (RFC 6177); the customer can use every address in it. */
const NETWORK_BITS = 64;
/** Bucket of callers whose address cannot be parsed. */
const UNKNOWN_NETWORK = 'unknown';
/** IPv6 ranges that contain an IPv4 address in their last 32 bits: mapped addresses, and NAT64 (RFC 6052). */
const IPV4_CARRIER_RANGES = new Set(['ipv4Mapped', 'rfc6052']);

/**
 * Returns the canonical form of a network address as sockets and proxies write it: with or without a port, brackets or
 * a zone, in any IPv6 spelling. An embedded IPv4 address becomes that IPv4 address.
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
 * Returns the bucket in which address limits count a caller: a single IPv4 address, or the /64 network of an IPv6
 * address, because a customer controls all its addresses.
 */
export function toNetwork(text: string): string {
  const address = parseIp(text);
  if (address === null) return UNKNOWN_NETWORK;
  if (isIPv4(address)) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, NETWORK_BITS / 16);
  return `${groups.map((group) => group.toString(16)).join(':')}::/${NETWORK_BITS}`;
}

/**
 * Returns the client's address from the addresses that a request passed: that of the connection first, the client's
 * last. Skips unparsable entries, because otherwise each spelling would count as another caller.
 */
export function findClientIp(addresses: readonly string[]): string {
  return addresses.map(parseIp).findLast((address) => address !== null) ?? UNKNOWN_NETWORK;
}

/**
 * Removes port and brackets from `address:port`, `[address]:port` and `[address]`; a bare IPv6 address has several
 * colons.
 */
function stripPort(text: string): string {
  const bracketed = /^\[([^\]]*:[^\]]*)\](?::(\d{1,5}))?$/.exec(text);
  const plain = bracketed ?? /^([\d.]+):(\d{1,5})$/.exec(text);
  if (!plain) return text;
  return Number(plain[2] ?? 0) > 65_535 ? '' : (plain[1] ?? '');
}

/** Milliseconds within which the frontend server may make calls on a visitor's behalf. */
const PROOF_TTL_MS = 60_000;

/**
 * Signed proofs of a visitor's network address, as `address expiry signature`. The gateway sends one to the frontend
 * server with each request, and counts calls that return it as that visitor's.
 */
export class IpProofs {
  constructor(private readonly secret: string) {}

  issue(address: string): string {
    const claim = `${address} ${Date.now() + PROOF_TTL_MS}`;
    return `${claim} ${this.sign(claim)}`;
  }

  /** Returns the address in a proof, or null when it is invalid or expired. */
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
    /** Canonical address of the client that called this gateway. */
    clientAddress: string;
    /**
     * Network address that a call is counted for: the client's, or the visitor's when the frontend server calls for
     * them.
     */
    callerAddress: string;
  }
}

/** Determines the client address of every request and, for calls of the frontend server, the visitor's address. */
export function addCallerIp(fastify: FastifyInstance, proofs: IpProofs): void {
  fastify.decorateRequest('clientAddress', '');
  fastify.decorateRequest('callerAddress', '');
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.clientAddress = findClientIp(request.ips ?? [request.ip]);
    request.callerAddress = toNetwork(proofs.verify(request.headers[ON_BEHALF_HEADER]) ?? request.clientAddress);
    done();
  });
}
