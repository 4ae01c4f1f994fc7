import type { AnalysisResult } from '@placelore/contracts/analyses.js';

/** A visitor without a browser: keeps its cookies, sends photos. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(new URL(path, this.url), { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  /** Its cookies, for a browser. */
  cookiesFor(url: string): { name: string; value: string; url: string }[] {
    return [...this.cookies].map(([name, value]) => ({ name, value, url }));
  }

  post(path: string, body: object): Promise<Response> {
    return this.call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** Sends a photo as the upload form does. */
  send(bytes: Buffer, fields: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
    form.set('source', 'file_upload');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return this.call('/api/analyze', { method: 'POST', body: form, headers });
  }

  /** Sends a photo and expects its result. */
  async analyze(bytes: Buffer, fields: Record<string, string> = {}): Promise<AnalysisResult> {
    const answer = await this.send(bytes, fields);
    const body = await answer.json();
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    return body as AnalysisResult;
  }
}
