import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import { QUOTAS } from '@placelore/contracts/quotas.js';
import { ContentService, guest, someUser } from './content-service.js';

/** A tenth of every quota: three guides an hour for a guest. Nobody plays the worker, so calls are left open. */
let content: ContentService;
beforeAll(async () => {
  content = await ContentService.start({ environment: { RATE_LIMIT_FACTOR: '0.1' } });
});
afterAll(() => content.stop());

const hour = QUOTAS.guides.hour / 10;
const rows = async (): Promise<number> =>
  (await content.dataSource.query(`select count(*)::integer as n from work_requests where job = 'guide.write'`))[0].n;
/** Asks for a guide and goes away, as soon as the work is requested or refused. */
async function ask(who: Identity, q = `Place ${randomUUID()}`, events = ''): Promise<Response | null> {
  const before = await rows();
  const gone = new AbortController();
  const answer = fetch(`${content.url}/api/generate-temporary-article${events}?${new URLSearchParams({ q })}`, {
    headers: await content.headers(who),
    signal: gone.signal,
  }).catch(() => null);
  let refused: Response | null = null;
  void answer.then((given) => {
    refused = given;
  });
  while (!refused && (await rows()) === before);
  gone.abort();
  return refused;
}
const inNetwork = (network: string): Identity => ({ ...guest(randomUUID()), network }) as Identity;

describe('GET /api/generate-temporary-article', () => {
  it.each(['', '/events'])('answers 429 to a guest who has started too many guides%s', async (events) => {
    const visitor = guest(randomUUID());
    for (let n = 0; n < hour; n++) expect((await ask(visitor))?.status).not.toBe(429);
    const before = await rows();
    const refused = await ask(visitor, undefined, events);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(await rows()).toBe(before);
    expect((await ask(guest(randomUUID())))?.status).not.toBe(429);
  });

  it('says in a sentence what to do', async () => {
    const visitor = guest(randomUUID());
    for (let n = 0; n < hour; n++) await ask(visitor);
    const { body } = await content.get('/api/generate-temporary-article?q=Rome', visitor);
    expect(body).toMatchObject({
      code: 'QUOTA_SPENT',
      error: expect.stringMatching(
        /^You have asked for many new guides within one hour\. Please try again in \d+ minutes?\. Signed-in members can ask for more\.$/,
      ),
    });
  });

  it('does not count a guide that is under way already', async () => {
    const q = `Place ${randomUUID()}`;
    await ask(someUser(), q);
    const visitor = guest(randomUUID());
    for (let n = 0; n < hour; n++) await ask(visitor);
    const gone = new AbortController();
    const waiting = fetch(`${content.url}/api/generate-temporary-article/events?${new URLSearchParams({ q })}`, {
      headers: await content.headers(visitor),
      signal: gone.signal,
    });
    expect((await waiting).status).toBe(200);
    gone.abort();
  });

  it('counts all visitors of a network together', async () => {
    for (let n = 0; n < hour * 3; n++) expect((await ask(inNetwork('one')))?.status).not.toBe(429);
    expect((await ask(inNetwork('one')))?.status).toBe(429);
    expect((await ask(inNetwork('two')))?.status).not.toBe(429);
  });
});
