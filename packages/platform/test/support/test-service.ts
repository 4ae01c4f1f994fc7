import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IDENTITY_HEADER, type Identity } from '@placelore/contracts/core/identity.js';
import { z } from 'zod';
import { buildService } from '../../src/bootstrap/create-service.js';
import { readConfig, serviceVariables } from '../../src/config/read-config.js';
import { IdentityTokens } from '../../src/identity/identity-token.js';

const SECRET = 'a secret that only these tests know, long enough';
const tokens = new IdentityTokens(SECRET);

export const WORKER: Identity = { kind: 'service', service: 'worker' };
export const GUEST: Identity = {
  kind: 'person',
  userId: null,
  username: null,
  isAdmin: false,
  visitorId: null,
  sessionKey: null,
};
export const USER: Identity = { ...GUEST, userId: 7, username: 'ada', sessionKey: 'k' };
export const ADMIN: Identity = { ...USER, userId: 1, username: 'root', isAdmin: true };

export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Creates a real service with test controllers and no database. */
export function createTestService(...controllers: Type[]): Promise<NestFastifyApplication> {
  return createPreparedService(controllers);
}

/** Does the same with a preparation before it listens. */
export async function createPreparedService(
  controllers: Type[],
  prepare?: (app: NestFastifyApplication) => Promise<void>,
): Promise<NestFastifyApplication> {
  @Module({ controllers })
  class TestModule {}
  const variables = readConfig('planted', z.object(serviceVariables), {
    PORT: '0',
    LOG_LEVEL: 'silent',
    IDENTITY_SECRET: SECRET,
    REDIS_URL: 'redis://127.0.0.1:1',
  });
  return buildService({ name: 'planted', variables, module: TestModule, ...(prepare && { prepare }) });
}

/** Returns the identity headers of `who`; none without an identity. */
export async function identityHeaders(actor: Identity | null): Promise<Record<string, string>> {
  return actor === null ? {} : { [IDENTITY_HEADER]: await tokens.sign(actor) };
}

/** Sends exactly these bytes and headers. `chunked` omits the content length. */
export function send(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
  chunked = false,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const length = body !== undefined && !chunked ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const { hostname, port } = new URL(url);
    const clientRequest = httpRequest(
      { hostname, port, method, path, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
        response.on('error', reject);
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

/** Sends these bytes unchanged and returns the first line of the response. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(''));
  });
}
