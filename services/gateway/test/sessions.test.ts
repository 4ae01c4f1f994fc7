import { createSessionId, SessionCache, toSessionKey } from '@placelore/platform/identity/session-cache.js';
import { Gateway, readIdentity } from './support/gateway.js';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await Gateway.start();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.reset());

const ADA = { userId: 7, username: 'ada', isAdmin: false };
const listQuestions = () => gateway.upstreams.auth.received.filter(({ url }) => url === '/internal/sessions/read');

/** Lets the fake auth service know one session, or none. */
function answerWith(session?: typeof ADA): void {
  gateway.upstreams.auth.respond = (request, response) => {
    const body = request.url === '/internal/sessions/read' && session ? { session } : {};
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  };
}

describe('session that is not cached', () => {
  it('is read from auth, once for simultaneous calls', async () => {
    answerWith(ADA);
    const cookie = `placelore_session=${createSessionId()}`;
    await Promise.all([1, 2, 3].map(() => gateway.get('/api/user', { cookie })));
    expect(readIdentity(gateway.upstreams.auth.last)).toMatchObject(ADA);
    expect(listQuestions()).toHaveLength(1);
  });

  it('is a guest when auth does not know it, and is not looked up again', async () => {
    answerWith();
    const cookie = `placelore_session=${createSessionId()}`;
    const response = await gateway.get('/api/user', { cookie });
    expect(response.headers['placelore-session']).toBe('ended');
    await gateway.get('/api/user', { cookie });
    expect(readIdentity(gateway.upstreams.auth.last)).toMatchObject({ userId: null });
    expect(listQuestions()).toHaveLength(1);
  });

  it('costs no lookup when the cookie cannot be a session', async () => {
    await gateway.get('/api/user', { cookie: 'placelore_session=made-up' });
    expect(listQuestions()).toEqual([]);
  });
});

it('session: is read without a write, as on a full disk', async () => {
  const id = createSessionId();
  await new SessionCache(gateway.redis).write(toSessionKey(id), ADA);
  const ttl = await gateway.redis.ttl(`placelore:session:${toSessionKey(id)}`);
  await gateway.redis.expire(`placelore:session:${toSessionKey(id)}`, 100);
  await gateway.get('/api/user', { cookie: `placelore_session=${id}` });
  expect(readIdentity(gateway.upstreams.auth.last)).toMatchObject(ADA);
  expect(ttl).toBeLessThanOrEqual(300);
  expect(await gateway.redis.ttl(`placelore:session:${toSessionKey(id)}`)).toBeLessThanOrEqual(100);
});
