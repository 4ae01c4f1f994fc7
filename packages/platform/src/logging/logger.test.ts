import { QueryFailedError } from 'typeorm';
import { createLogger } from './logger.js';
import { getCurrentRequestId, parseRequestId, withRequestId } from './request-context.js';

/** Creates a logger and the list of the lines it wrote. */
function createCapturingLogger(level = 'trace') {
  const lines: string[] = [];
  return { logger: createLogger('auth', level, { write: (line) => lines.push(line) }), lines };
}
const SECRET = 'hunter2-hunter2';

describe('the logger', () => {
  it.each([
    ['a cookie', { req: { headers: { cookie: SECRET } } }],
    ['an authorization', { req: { headers: { authorization: SECRET } } }],
    ['an identity', { req: { headers: { 'x-placelore-identity': SECRET } } }],
    ['a set-cookie', { res: { headers: { 'set-cookie': SECRET } } }],
    ['a password', { body: { password: SECRET } }],
    ['an api key', { provider: { apiKey: SECRET } }],
    ['a query value', { req: { method: 'GET', url: `/api/search?q=${SECRET}&lat=${SECRET}` } }],
  ])('cuts out %s', (_, fields) => {
    const { logger, lines } = createCapturingLogger();
    logger.info(fields, 'line');
    expect(lines.join()).not.toContain(SECRET);
  });

  it('keeps the names of query fields', () => {
    const { logger, lines } = createCapturingLogger();
    logger.info({ req: { method: 'GET', url: '/api/search?q=rome&lat=41.9#x' } }, 'line');
    expect(JSON.parse(lines[0]!).req).toEqual({ method: 'GET', url: '/api/search?q=…&lat=…' });
  });

  it('tells of a failed query what failed, not the values of the row', () => {
    const driver = Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (email)=(${SECRET})` });
    const { logger, lines } = createCapturingLogger();
    logger.error({ err: new QueryFailedError('insert into users values ($1)', [SECRET], driver) }, 'failed');
    expect(lines.join()).not.toContain(SECRET);
    expect(JSON.parse(lines[0]!).err).toMatchObject({ message: 'duplicate key', code: '23505' });
    expect(JSON.parse(lines[0]!).err.stack).toContain('logger.test');
  });

  it('writes the request id on every line inside a request, however deep, and none outside', async () => {
    const { logger, lines } = createCapturingLogger();
    await withRequestId('request-1', async () => {
      logger.info('one');
      await new Promise((resolve) => setImmediate(resolve));
      logger.child({ a: 1 }).warn('two');
    });
    logger.info('three');
    expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['request-1', 'request-1', undefined]);
  });

  it('keeps requests at the same time apart', async () => {
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

  it('writes one JSON object a line, whatever is in the text', () => {
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
    ['/articles/rome', '/articles/rome'],
  ])('writes of %s no more than %s', (url, expected) => {
    const { logger, lines } = createCapturingLogger();
    logger.info({ req: { method: 'GET', url } }, 'request');
    expect(JSON.parse(lines[0]!).req).toEqual({ method: 'GET', url: expected });
  });

  it('is silent below its level', () => {
    const { logger, lines } = createCapturingLogger('warn');
    logger.info('quiet');
    expect(lines).toEqual([]);
  });
});

describe('an inbound request id', () => {
  it.each(['12345678', 'a-b_c-D9', 'x'.repeat(64)])('%s is kept', (id) => expect(parseRequestId(id)).toBe(id));
  it.each([undefined, '', '1234567', 'x'.repeat(65), 'abcdefgh\n', 'abc defgh', '<script>', ['12345678'], 'ünïcödéé'])(
    '%j is replaced',
    (id) => expect(parseRequestId(id)).toMatch(/^[0-9a-f-]{36}$/),
  );
});
