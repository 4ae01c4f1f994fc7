import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Identity } from '@placelore/contracts/identity.js';
import { type ContentService, guest } from './content-service.js';

export interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** A guest without a cookie when it is left out. */
  who?: Identity | null;
}

/** A request with exactly this path and these headers: clients tidy up what is tested by it. */
export async function askRaw(content: ContentService, path: string, given: Asked): Promise<RawAnswer> {
  const { hostname, port } = new URL(content.url);
  const headers = { ...(await content.headers(given.who === undefined ? guest(null) : given.who)), ...given.headers };
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method: given.method ?? 'GET', headers }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
