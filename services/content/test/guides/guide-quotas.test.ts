import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { QUOTAS } from '@placelore/contracts/core/quotas.js';
import { buildGuest, buildUser, ContentTestService } from '../support/content-test-service.js';

/** A tenth of every quota: three guides an hour for a guest. Nobody plays the worker, so calls are left open. */
let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start({ environment: { RATE_LIMIT_FACTOR: '0.1' } });
});
afterAll(() => content.stop());

const hour = QUOTAS.guides.hour / 10;
const rows = async (): Promise<number> =>
  (await content.dataSource.query(`select count(*)::integer as n from job_requests where job = 'guide.write'`))[0].n;
/** Asks for a guide and goes away, as soon as the work is requested or refused. */
async function requestGuide(actor: Identity, q = `Place ${randomUUID()}`, events = ''): Promise<Response | null> {
  const before = await rows();
  const abortController = new AbortController();
  const response = fetch(`${content.url}/api/generate-temporary-article${events}?${new URLSearchParams({ q })}`, {
    headers: await content.headers(actor),
    signal: abortController.signal,
  }).catch(() => null);
  let rejection: Response | null = null;
  void response.then((settledResponse) => {
    rejection = settledResponse;
  });
  while (!rejection && (await rows()) === before);
  abortController.abort();
  return rejection;
}
const inNetwork = (network: string): Identity => ({ ...buildGuest(randomUUID()), network }) as Identity;

describe('GET /api/generate-temporary-article', () => {
  it.each(['', '/events'])('answers 429 to a guest who has started too many guides%s', async (events) => {
    const visitor = buildGuest(randomUUID());
    for (let n = 0; n < hour; n++) expect((await requestGuide(visitor))?.status).not.toBe(429);
    const before = await rows();
    const rejection = await requestGuide(visitor, undefined, events);
    expect(rejection?.status).toBe(429);
    expect(Number(rejection?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(rejection?.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(await rows()).toBe(before);
    expect((await requestGuide(buildGuest(randomUUID())))?.status).not.toBe(429);
  });

  it('says in a sentence what to do', async () => {
    const visitor = buildGuest(randomUUID());
    for (let n = 0; n < hour; n++) await requestGuide(visitor);
    const { body } = await content.get('/api/generate-temporary-article?q=Rome', visitor);
    expect(body).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      error: expect.stringMatching(
        /^You have requested many new guides within one hour\. Please try again in \d+ minutes?\. Signed-in members can request more\.$/,
      ),
    });
  });

  it('does not count a guide that is under way already', async () => {
    const q = `Place ${randomUUID()}`;
    await requestGuide(buildUser(), q);
    const visitor = buildGuest(randomUUID());
    for (let n = 0; n < hour; n++) await requestGuide(visitor);
    const abortController = new AbortController();
    const waiting = fetch(`${content.url}/api/generate-temporary-article/events?${new URLSearchParams({ q })}`, {
      headers: await content.headers(visitor),
      signal: abortController.signal,
    });
    expect((await waiting).status).toBe(200);
    abortController.abort();
  });

  it('counts all visitors of a network together', async () => {
    for (let n = 0; n < hour * 3; n++) expect((await requestGuide(inNetwork('one')))?.status).not.toBe(429);
    expect((await requestGuide(inNetwork('one')))?.status).toBe(429);
    expect((await requestGuide(inNetwork('two')))?.status).not.toBe(429);
  });
});
