import type { Session } from '@placelore/contracts/core/identity.js';
import type { InternalClient } from '@placelore/platform/http/internal-client.js';
import { createSessionId, type SessionCache } from '@placelore/platform/identity/session-cache.js';
import { Sessions } from './sessions.js';

const SESSION = { userId: 7, username: 'ada', isAdmin: false };
const FLOOD_SIZE = 200;

/** Lookups that auth has received but not answered. */
let held: ((result: { session?: Session }) => void)[];
let cached: Session | null;
let sessions: Sessions;

beforeEach(() => {
  held = [];
  cached = null;
  const cache = { read: async () => cached } as unknown as SessionCache;
  const call = () => new Promise((answer) => held.push(answer));
  sessions = new Sessions(cache, { call } as unknown as InternalClient);
});

/** Lets settled promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Sends made-up ids from one address. @returns the codes of those that were rejected */
function flood(caller: string): string[] {
  const rejected: string[] = [];
  for (let nth = 0; nth < FLOOD_SIZE; nth++) {
    sessions.read(createSessionId(), caller).catch(({ code }) => rejected.push(code));
  }
  return rejected;
}

async function answerAll(session?: Session): Promise<void> {
  while (held.length > 0) {
    for (const answer of held.splice(0)) answer(session ? { session } : {});
    await settle();
  }
}

describe('Sessions', () => {
  it('bounds the lookups of one address and rejects the rest', async () => {
    const rejected = flood('203.0.113.7');
    await settle();
    expect([held.length, rejected.length, new Set(rejected)]).toEqual([
      16,
      FLOOD_SIZE - 16 - 64,
      new Set(['OVERLOADED']),
    ]);
    await answerAll();
  });

  it('looks up sessions of other addresses concurrently', async () => {
    flood('203.0.113.7');
    await settle();
    const other = sessions.read(createSessionId(), '203.0.113.8');
    await settle();
    await answerAll(SESSION);
    expect(await other).toMatchObject(SESSION);
  });

  it('reads cached sessions however many lookups there are', async () => {
    flood('203.0.113.7');
    await settle();
    cached = SESSION;
    expect(await sessions.read(createSessionId(), '203.0.113.7')).toMatchObject(SESSION);
    await answerAll();
  });

  it('looks up an id once for concurrent calls, and later only if it was known', async () => {
    const [known, unknown] = [createSessionId(), createSessionId()];
    const calls = [known, known, unknown].map((id) => sessions.read(id, '203.0.113.7'));
    await settle();
    expect(held).toHaveLength(2);
    held[0]?.({ session: SESSION });
    held[1]?.({});
    expect(await Promise.all(calls)).toMatchObject([SESSION, SESSION, null]);
    held = [];
    expect(await sessions.read(unknown, '203.0.113.7')).toBeNull();
    void sessions.read(known, '203.0.113.7');
    await settle();
    expect(held).toHaveLength(1);
    await answerAll();
  });
});
