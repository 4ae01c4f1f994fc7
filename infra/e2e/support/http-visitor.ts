import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Product } from './product.ts';

/** Password of every registered user. */
export const PASSWORD = 'a-password';

/** A visitor without a browser, who stores cookies and can send photos. */
export class HttpVisitor {
  private readonly cookies = new Map<string, string>();
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, this.url), { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const separatorIndex = pair.indexOf('=');
      this.cookies.set(pair.slice(0, separatorIndex), pair.slice(separatorIndex + 1));
    }
    return response;
  }

  /** Returns the cookies in the format of a browser context. */
  cookiesFor(url: string): { name: string; value: string; url: string }[] {
    return [...this.cookies].map(([name, value]) => ({ name, value, url }));
  }

  post(path: string, body: object): Promise<Response> {
    return this.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  patch(path: string, body: object): Promise<Response> {
    return this.request(path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Publishes or hides a discovery, as an admin does. */
  toggleDiscovery(id: number, isPublic: boolean): Promise<Response> {
    return this.patch(`/api/admin/discoveries/${id}/toggle-public`, { isPublic });
  }

  /** Sends a photo as the upload form does. */
  sendPhoto(
    bytes: Buffer,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
    form.set('source', 'file_upload');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return this.request('/api/analyze', { method: 'POST', body: form, headers });
  }

  /** Sends a photo and returns its result. */
  async analyze(bytes: Buffer, fields: Record<string, string> = {}): Promise<AnalysisResult> {
    const response = await this.sendPhoto(bytes, fields);
    const body = await response.json();
    if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
    return body as AnalysisResult;
  }
}

/** Signs in as the admin that the first start created. */
export async function signInAdmin({ url, dataDir }: Pick<Product, 'url' | 'dataDir'>): Promise<HttpVisitor> {
  const admin = new HttpVisitor(url);
  const password = (await readFile(join(dataDir, 'admin-password'), 'utf8')).trim();
  const response = await admin.post('/api/login', { username: 'admin', password });
  if (!response.ok) throw new Error(`The admin could not sign in: ${response.status}`);
  return admin;
}

/** Registers a user, who is then signed in. */
export async function registerVisitor(url: string, username: string): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(url);
  const email = `${username}@example.org`;
  const response = await visitor.post('/api/register', { username, email, password: PASSWORD });
  if (!response.ok) throw new Error(`${username} has no account: ${response.status}`);
  return visitor;
}
