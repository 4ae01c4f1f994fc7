import type { Redis } from 'ioredis';
import { createTestRedis } from '../../../infra/test/test-database.ts';
import { SESSION_TTL_SECONDS, type Session, SessionStore } from '../src/identity/session-store.js';
import { connectRedis } from '../src/queues/redis.js';
import { eventually } from './support/eventually.js';

let redis: Redis;
let store: SessionStore;
beforeAll(async () => {
  redis = connectRedis(await createTestRedis());
  store = new SessionStore(redis);
});
beforeEach(() => redis.flushdb());
afterAll(() => {
  redis.disconnect();
});

const USER: Session = { userId: 7, username: 'ada', isAdmin: false };
const findSessionKey = async () => (await redis.keys('placelore:session:*'))[0]!;

describe('session', () => {
  it('is found by its id', async () => {
    const id = await store.start(USER);
    expect(await store.read(id)).toMatchObject(USER);
    expect(await store.read(`${id}x`)).toBeNull();
    expect(await store.read('')).toBeNull();
  });

  it('has an id of 256 random bits that Redis does not contain', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => store.start(USER)));
    expect(new Set(ids).size).toBe(20);
    expect(Buffer.from(ids[0]!, 'base64url')).toHaveLength(32);
    const stored: string[] = [];
    for (const key of await redis.keys('*')) {
      stored.push(key, ...((await redis.type(key)) === 'set' ? await redis.smembers(key) : [(await redis.get(key))!]));
    }
    expect(stored.length).toBeGreaterThan(20);
    for (const id of ids) expect(stored.join()).not.toContain(id);
    expect(stored.every((text) => !text.startsWith('session'))).toBe(true);
  });

  it('cannot be opened with the data in Redis', async () => {
    await store.start(USER);
    const hash = (await findSessionKey()).split(':').at(-1)!;
    expect(await store.read(hash)).toBeNull();
  });

  it('expires thirty days after its last use', async () => {
    const id = await store.start(USER);
    await redis.expire(await findSessionKey(), 60);
    await store.read(id);
    expect(await redis.ttl(await findSessionKey())).toBeGreaterThan(SESSION_TTL_SECONDS - 10);
    expect(SESSION_TTL_SECONDS).toBe(30 * 24 * 3600);
  });

  it('can be ended', async () => {
    const [first, second] = [await store.start(USER), await store.start(USER)];
    const { key } = (await store.read(first))!;
    await store.end(key, USER.userId);
    expect(await store.read(first)).toBeNull();
    expect(await store.read(second)).toMatchObject(USER);
  });

  it('does not exist when the stored value is not a session', async () => {
    const id = await store.start(USER);
    await redis.set(await findSessionKey(), '{"userId":"7"}');
    expect(await store.read(id)).toBeNull();
  });
});

describe('SessionStore.endAll', () => {
  it("ends the user's sessions and no others", async () => {
    const userSessions = [await store.start(USER), await store.start(USER)];
    const other = await store.start({ ...USER, userId: 77 });
    await store.endAll(7);
    expect(await Promise.all(userSessions.map((id) => store.read(id)))).toEqual([null, null]);
    expect(await store.read(other)).toMatchObject({ userId: 77 });
  });

  it('ends sessions that use has kept alive for long', async () => {
    const id = await store.start(USER);
    await redis.expire('placelore:sessions-of:7', 60);
    await store.read(id);
    await eventually(async () => (await redis.ttl('placelore:sessions-of:7')) > SESSION_TTL_SECONDS - 10);
    await store.endAll(7);
    expect(await store.read(id)).toBeNull();
  });

  it('leaves a concurrently started session for the next call', async () => {
    await store.start(USER);
    const smembers = redis.smembers.bind(redis);
    let startedId = '';
    const spy = jest.spyOn(redis, 'smembers').mockImplementationOnce((async (key: string) => {
      const members = await smembers(key);
      startedId = await store.start(USER);
      return members;
    }) as never);
    await store.endAll(7);
    spy.mockRestore();
    expect(await store.read(startedId)).toMatchObject(USER);
    await store.endAll(7);
    expect(await store.read(startedId)).toBeNull();
  });

  it('accepts a user without sessions', async () => {
    await expect(store.endAll(12345)).resolves.toBeUndefined();
  });
});
