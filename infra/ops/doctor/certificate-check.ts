import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import type { Finding } from './finding.ts';

export interface CertificateFacts {
  expiresAt: Date;
  /** Why browsers reject it; undefined if they accept it. */
  rejection: string | undefined;
}

const DAY_MS = 24 * 3600 * 1000;
/** Let's Encrypt certificates are renewed 30 days before they expire, so this is after two weeks of failed attempts. */
const MIN_DAYS = 14;
const TIMEOUT_MS = 5000;

/**
 * Reads the certificate that a server presents, whether valid or not.
 * @throws the error of the connection
 */
export function readCertificate(url: URL): Promise<CertificateFacts> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const options = { host, port: Number(url.port || 443), rejectUnauthorized: false };
    const socket: TLSSocket = connect({ ...options, ...(isIP(host) ? {} : { servername: host }) }, () => {
      const rejection = socket.authorized ? undefined : String(socket.authorizationError);
      resolve({ expiresAt: new Date(socket.getPeerCertificate().valid_to), rejection });
      socket.end();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no response')));
    socket.on('error', reject);
  });
}

export function judgeCertificate({ expiresAt, rejection }: CertificateFacts, now = new Date()): Finding[] {
  const check = 'certificate';
  const date = expiresAt.toISOString().slice(0, 10);
  const renew = 'see why it was not renewed, in the log of the proxy';
  if (expiresAt < now) return [{ check, problem: `it expired on ${date}`, remedy: renew }];
  if (rejection !== undefined) {
    return [
      { check, problem: `browsers reject it (${rejection})`, remedy: 'get one for this name, with its intermediates' },
    ];
  }
  const isDue = expiresAt.getTime() - now.getTime() < MIN_DAYS * DAY_MS;
  return isDue ? [{ check, problem: `it expires on ${date}`, remedy: renew }] : [];
}
