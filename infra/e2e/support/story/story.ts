import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '@placelore/contracts/core/route.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import pg from 'pg';
import { HttpVisitor } from '../http-visitor.ts';
import { buildDatabaseUrl, type Product } from '../product.ts';
import { formatBody, formatJson, Shortener } from './format-body.ts';
import { StableNames } from './stable-names.ts';

/** Headers that are recorded, in addition to the status and the content type. */
const RECORDED_HEADERS = [
  ...['cache-control', 'content-disposition', 'content-range', 'link', 'location', 'referrer-policy', 'retry-after'],
  ...['vary', 'x-robots-tag', 'x-total-count'],
];
const DEFAULT_REFERRER_POLICY = 'strict-origin-when-cross-origin';
const OPEN_JOBS = ['auth', 'content', 'analysis', 'places']
  .map((service) => `(select count(*) from ${service}.job_requests where finished_at is null)`)
  .join(' + ');
const SETTLING_TIMEOUT_MS = 60_000;

/** Requests of a product's visitors and the responses to them, as text. */
export class Story {
  readonly product: Product;
  private names = new StableNames();
  private shortener = new Shortener();
  private readonly calledRoutes = new Set<string>();
  private entries: string[] = [];

  constructor(product: Product) {
    this.product = product;
  }

  /** Returns a visitor whose calls are recorded under a name. */
  visitor(name: string, headers: Record<string, string> = {}): StoryVisitor {
    return new StoryVisitor(this, name, headers);
  }

  /**
   * Ends a chapter and returns its recording. The next one starts new names for ids, so that it depends on no other.
   */
  takeRecording(): string {
    const text = `${this.entries.join('\n\n')}\n`;
    this.entries = [];
    this.names = new StableNames();
    this.shortener = new Shortener();
    return text;
  }

  addEntry(entry: string): void {
    this.entries.push(entry);
  }

  async record(visitor: string, method: string, path: string, sent: unknown, response: Response): Promise<void> {
    // Errors of an overloaded machine must not be recorded.
    if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const route = findRoute(method, path);
    if (route && response.ok) this.calledRoutes.add(route.id);
    const request = sent === undefined ? '' : ` ${formatJson(this.shortener.shorten(this.names.replaceIn(sent)))}`;
    const contentType = response.headers.get('content-type') ?? '';
    const headers = RECORDED_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null || value === DEFAULT_REFERRER_POLICY
        ? []
        : [`${name}: ${this.names.replacePath(value).replace(/^(bytes .*\/)\d+$/, '$1<size>')}`];
    });
    const cookies = response.headers.getSetCookie().map((cookie) => `set-cookie: ${formatCookie(cookie)}`);
    const etag = response.headers.has('etag') ? ' etag' : '';
    this.entries.push(
      [
        `${visitor}: ${method} ${this.names.replacePath(path)}${request}`,
        `${response.status} ${contentType.replace('application/json; charset=utf-8', 'json')}${etag}`.trimEnd(),
        headers.join(' | '),
        ...cookies,
        await formatBody(response, this.names, this.shortener),
      ]
        .filter((line) => line !== '')
        .join('\n'),
    );
  }

  /** Returns the ids of routes that the story has never called successfully. */
  findUncalledRoutes(): string[] {
    return PUBLIC_ROUTES.map(({ id }) => id).filter((id) => !this.calledRoutes.has(id));
  }

  /** Records rows of the database as the product has stored them. */
  async recordRows(title: string, sql: string): Promise<void> {
    const rows = await this.query(sql);
    this.entries.push(
      [
        title,
        ...rows.map((row) => formatJson(Object.values(this.shortener.shorten(this.names.replaceIn(row)) as object))),
      ].join('\n'),
    );
  }

  /** Waits until no background job is open. */
  async settle(): Promise<void> {
    const end = Date.now() + SETTLING_TIMEOUT_MS;
    for (;;) {
      const [row] = await this.query(`select ${OPEN_JOBS} as open`);
      if (Number(row?.open) === 0) return;
      if (Date.now() > end) throw new Error(`${row?.open} jobs are still open.`);
      await pause(50);
    }
  }

  /** Freezes the worker during `run`, so that jobs wait. */
  async pauseWorker<T>(run: () => Promise<T>): Promise<T> {
    const worker = await this.product.findPid('worker');
    process.kill(worker, 'SIGSTOP');
    try {
      return await run();
    } finally {
      process.kill(worker, 'SIGCONT');
    }
  }

  /** Stores requests of jobs that have failed permanently, latest last. */
  async insertFailedJobs(service: string, job: string, payload: object, outcome: object, count: number): Promise<void> {
    const sql = `insert into ${service}.job_requests (id, job, payload, requested_by, request_id, finished_at, outcome)
      select gen_random_uuid(), $1, $2, 'system', 'story', now() + n * interval '1 ms', $3 from generate_series(1, $4::int) n`;
    await this.query(sql, [job, payload, outcome, count]);
  }

  private async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: await buildDatabaseUrl(this.product) });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }
}

/** Visitor whose calls are recorded. */
export class StoryVisitor extends HttpVisitor {
  private readonly story: Story;
  private readonly name: string;
  private readonly headers: Record<string, string>;

  constructor(story: Story, name: string, headers: Record<string, string>) {
    super(story.product.url);
    this.story = story;
    this.name = name;
    this.headers = headers;
  }

  /** Returns the JSON at a path without recording the request. */
  async quietly<T>(path: string): Promise<T> {
    return (await this.request(path, { headers: this.headers })).json() as Promise<T>;
  }

  /** Sends a request such as `GET /api/articles` and returns the JSON of the response. */
  async call<T = Record<string, unknown>>(
    line: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await this.send(line, body, headers);
    return (/json/.test(response.headers.get('content-type') ?? '') ? response.json() : undefined) as Promise<T>;
  }

  /** Sends a request such as `GET /api/articles` and returns the response. */
  async send(line: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const [method = '', path = ''] = line.split(' ');
    const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
    const response = await this.request(path, {
      method,
      redirect: 'manual',
      headers: { ...this.headers, ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData | Blob) }),
    });
    const sent = isJson || body === undefined ? body : { [body.constructor.name]: describeForm(body) };
    await this.story.record(
      this.name,
      method,
      path,
      Object.keys(headers).length > 0 ? { headers: Object.keys(headers), body: sent } : sent,
      response.clone(),
    );
    return response;
  }
}

const describeForm = (body: unknown): unknown =>
  body instanceof FormData
    ? Object.fromEntries([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
    : (body as Blob).type;

function findRoute(method: string, path: string): Route | undefined {
  const { pathname } = new URL(path, 'http://product');
  return PUBLIC_ROUTES.filter((route) => route.method === method).find((route) => toPattern(route.path).test(pathname));
}

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}$`);

/** Replaces the value of a cookie. An empty value stays, because it deletes the cookie. */
const formatCookie = (cookie: string): string => cookie.replace(/=[^;]+/, '=…').replace(/Expires=[^;]+/i, 'Expires=…');
