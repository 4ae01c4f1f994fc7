import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface SigningKeys {
  accessKey: string;
  secretKey: string;
  sessionToken?: string;
}

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Checks the signature in the header or in the query, as "Signature Version 4" of AWS's documentation computes it, over
 * the path as it was requested. The body is trusted to have the hash that the header states.
 */
export function isSigned(request: IncomingMessage, keys: SigningKeys): boolean {
  const url = new URL(request.url ?? '', 'http://x');
  const given = readSignature(request, url);
  if (!given || (given.token || undefined) !== keys.sessionToken) return false;
  const [id, date = '', region = '', service = '', end = ''] = given.credential.split('/');
  if (id !== keys.accessKey) return false;
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = given.signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const hash = given.isQuery ? 'UNSIGNED-PAYLOAD' : request.headers['x-amz-content-sha256'];
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), given.signedHeaders, hash];
  const scope = [date, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', given.time, scope, sha256(canonical.join('\n'))].join('\n');
  const key = [region, service, end].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    hmac(`AWS4${keys.secretKey}`, date),
  );
  return hmac(key, text).toString('hex') === given.signature;
}

function readSignature({ headers }: IncomingMessage, { searchParams }: URL) {
  if (searchParams.has('X-Amz-Signature')) {
    const read = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
    return {
      isQuery: true,
      credential: read('Credential'),
      signedHeaders: read('SignedHeaders'),
      signature: read('Signature'),
      time: read('Date'),
      token: read('Security-Token'),
    };
  }
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) return null;
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  const token = signedHeaders.includes('x-amz-security-token') ? headers['x-amz-security-token'] : undefined;
  return { isQuery: false, credential, signedHeaders, signature, time: String(headers['x-amz-date']), token };
}
