import { BlockList, isIP } from 'node:net';

/** Addresses of this machine and of private networks: RFC 1918, RFC 3927, RFC 4193, RFC 4291. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public domain has: those of containers and of local networks. */
const LOCAL_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home\.arpa)$/i;

/** Whether a URL leads to this machine or its own network, where models are free of charge. */
export function isLocalUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return LOCAL_NAME.test(host);
  return PRIVATE.check(host, version === 4 ? 'ipv4' : 'ipv6');
}
