import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { buildGuest, type ContentTestService } from './content-test-service.js';

export interface RawResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

export interface RawRequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Defaults to a guest without a cookie. */
  actor?: Identity | null;
}

/** Sends a request with exactly this path and these headers; HTTP clients would normalize them. */
export async function sendRawRequest(
  content: ContentTestService,
  path: string,
  options: RawRequestOptions,
): Promise<RawResponse> {
  const { hostname, port } = new URL(content.url);
  const headers = {
    ...(await content.headers(options.actor === undefined ? buildGuest(null) : options.actor)),
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method: options.method ?? 'GET', headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}
