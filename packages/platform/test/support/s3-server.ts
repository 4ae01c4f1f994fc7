import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSigned } from './sigv4.js';

/** Part of the test server's interface used here; it has no types. */
type S3Server = new (options: {
  directory: string;
  silent: boolean;
  allowMismatchedSignatures: boolean;
}) => {
  callback(): (request: unknown, response: unknown) => void;
};
const requirePackage = createRequire(import.meta.url);
const S3rver = requirePackage('@20minutes/s3rver') as S3Server;

/**
 * The server encrypts continuation tokens with DES, which OpenSSL 3 no longer has. Nothing reads them here, so any
 * cipher works.
 */
const crypto = requirePackage('node:crypto') as typeof import('node:crypto');
const { createCipheriv } = crypto;
crypto.createCipheriv = ((name: string, key: Buffer, iv: Buffer) =>
  name === 'des'
    ? createCipheriv('aes-128-cbc', Buffer.concat([key, key]), Buffer.concat([iv, iv]))
    : createCipheriv(name, key, iv)) as typeof createCipheriv;

/** The only account of that server. */
export const S3_KEYS = { accessKey: 'S3RVER', secretKey: 'S3RVER' };

export interface RunningS3 {
  endpoint: string;
  stop(): Promise<void>;
}

/** Runs a real S3-compatible server over HTTP that checks signatures and rejects unsigned requests. */
export async function startS3(): Promise<RunningS3> {
  const directory = await mkdtemp(join(tmpdir(), 'placelore-s3-'));
  const handleRequest = new S3rver({ directory, silent: true, allowMismatchedSignatures: true }).callback();
  const server = createServer((request, response) => {
    // The server itself reads the path of a bucket without its slash, which is part of the signature.
    if (isSigned(request, S3_KEYS)) handleRequest(request, response);
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
