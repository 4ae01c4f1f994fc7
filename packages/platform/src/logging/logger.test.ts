import pino from 'pino';
import { QueryFailedError } from 'typeorm';
import { createLogger } from './logger.js';
import { getCurrentRequestId, parseRequestId, withRequestId } from './request-context.js';

/** Creates a logger, and a list of the lines that it writes. */
function createCapturingLogger(level = 'trace') {
  const lines: string[] = [];
  return { logger: createLogger('auth', level, { write: (line) => lines.push(line) }), lines };
}
const SECRET = 'hunter2-hunter2';

describe('logger', () => {
  it('writes to standard output, where containers and the launcher read', () => {
    const { [pino.symbols.streamSym]: stream } = createLogger('auth', 'silent') as unknown as Record<symbol, unknown>;
    expect(stream).toMatchObject({ fd: 1 });
  });

  it.each([
    ['a cookie', { req: { headers: { cookie: SECRET } } }],
    ['an authorization', { req: { headers: { authorization: SECRET } } }],
    ['an identity', { req: { headers: { 'x-placelore-identity': SECRET } } }],
    ['a set-cookie', { res: { headers: { 'set-cookie': SECRET } } }],
    ['a password', { body: { password: SECRET } }],
    ['an api key', { provider: { apiKey: SECRET } }],
    ['a query value', { req: { method: 'GET', url: `/api/search?q=${SECRET}&lat=${SECRET}` } }],
  ])('redacts %s', (_, fields) => {
    const { logger, lines } = createCapturingLogger();
    logger.info(fields, 'line');
    expect(lines.join()).not.toContain(SECRET);
  });

  it('keeps the names of query parameters', () => {
    const { logger, lines } = createCapturingLogger();
    logger.info({ req: { method: 'GET', url: '/api/search?q=rome&lat=41.9#x' } }, 'line');
    expect(JSON.parse(lines[0]!).req).toEqual({ method: 'GET', url: '/api/search?q=…&lat=…' });
  });

  it.each([
    ['a name that is too long', `${'n'.repeat(41)}=1`],
    ['a name with other characters', 'Maria%20Rossi=1'],
    ['a text without a value', 'Maria'],
  ])('omits %s from the query', (_, pair) => {
    const { logger, lines } = createCapturingLogger();
    logger.info({ req: { method: 'GET', url: `/api/search?${'n'.repeat(40)}=1&${pair}` } }, 'line');
    expect(JSON.parse(lines[0]!).req.url).toBe(`/api/search?${'n'.repeat(40)}=…&…`);
  });

  it("logs the error of a failed query without the row's values", () => {
    const driver = Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (email)=(${SECRET})` });
    const { logger, lines } = createCapturingLogger();
    logger.error({ err: new QueryFailedError('insert into users values ($1)', [SECRET], driver) }, 'failed');
    expect(lines.join()).not.toContain(SECRET);
    expect(JSON.parse(lines[0]!).err).toMatchObject({ message: 'duplicate key', code: '23505' });
    expect(JSON.parse(lines[0]!).err.stack).toContain('logger.test');
  });

  it('adds the request id to every line inside a request, however deep, and to none outside', async () => {
    const { logger, lines } = createCapturingLogger();
    await withRequestId('request-1', async () => {
      logger.info('one');
      await new Promise((resolve) => setImmediate(resolve));
      logger.child({ a: 1 }).warn('two');
    });
    logger.info('three');
    expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['request-1', 'request-1', undefined]);
  });

  it('separates concurrent requests', async () => {
    const ids = ['request-a', 'request-b', 'request-c'];
    const requestIds = await Promise.all(
      ids.map((id) =>
        withRequestId(id, async () => {
          await new Promise((resolve) => setImmediate(resolve));
          return getCurrentRequestId();
        }),
      ),
    );
    expect(requestIds).toEqual(ids);
  });

  it('writes one JSON object per line, whatever the text contains', () => {
    const { logger, lines } = createCapturingLogger();
    logger.info('a\n{"level":"fatal"}');
    expect(lines).toHaveLength(1);
    expect(lines[0]!.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ service: 'auth', level: 'info' });
  });

  it.each([
    ['/dynamic/Maria%20Rossi%4041.8879%2C12.5139', '/dynamic/…'],
    ['/dynamic/Rome?q=Maria', '/dynamic/…?q=…'],
    ['/api/dynamic/dynamic-maria-rossi-41-888-12-514', '/api/dynamic/…'],
    ['/api/dynamic', '/api/dynamic'],
    ['/api/articles/by-title/Maria', '/api/articles/by-title/…'],
    ['/t/a-secret', '/t/…'],
    ['/api/shared-trips/a-secret', '/api/shared-trips/…'],
    ['/articles/rome', '/articles/rome'],
  ])('logs %s only as %s', (url, expected) => {
    const { logger, lines } = createCapturingLogger();
    logger.info({ req: { method: 'GET', url } }, 'request');
    expect(JSON.parse(lines[0]!).req).toEqual({ method: 'GET', url: expected });
  });

  it('writes nothing below its level', () => {
    const { logger, lines } = createCapturingLogger('warn');
    logger.info('quiet');
    expect(lines).toEqual([]);
  });
});

describe('inbound request id', () => {
  it.each(['12345678', 'a-b_c-D9', 'x'.repeat(64)])('is kept when it is %s', (id) =>
    expect(parseRequestId(id)).toBe(id),
  );
  it.each([undefined, '', '1234567', 'x'.repeat(65), 'abcdefgh\n', 'abc defgh', '<script>', ['12345678'], 'ünïcödéé'])(
    'is replaced when it is %j',
    (id) => expect(parseRequestId(id)).toMatch(/^[0-9a-f-]{36}$/),
  );
});
