import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { QUOTAS } from '@placelore/contracts/core/quotas.js';
import { buildGuest, buildUser, ContentTestService } from '../support/content-test-service.js';

/** Every quota is a tenth of the usual one: three guides an hour for a guest. No worker runs, so requests stay open. */
let content: ContentTestService;
beforeAll(async () => {
  content = await ContentTestService.start({ environment: { RATE_LIMIT_FACTOR: '0.1' } });
});
afterAll(() => content.stop());

const maxPerHour = QUOTAS.guides.hour / 10;
const countGuideJobs = async (): Promise<number> =>
  (await content.dataSource.query(`select count(*)::integer as n from job_requests where job = 'guide.write'`))[0].n;
/** Requests a guide, and aborts the request as soon as the job is requested or the call is rejected. */
async function requestGuide(actor: Identity, q = `Place ${randomUUID()}`, events = ''): Promise<Response | null> {
  const before = await countGuideJobs();
  const abortController = new AbortController();
  const response = fetch(`${content.url}/api/generate-temporary-article${events}?${new URLSearchParams({ q })}`, {
    headers: await content.headers(actor),
    signal: abortController.signal,
  }).catch(() => null);
  let rejection: Response | null = null;
  void response.then((settledResponse) => {
    rejection = settledResponse;
  });
  while (!rejection && (await countGuideJobs()) === before);
  abortController.abort();
  return rejection;
}
const inNetwork = (network: string): Identity => ({ ...buildGuest(randomUUID()), network }) as Identity;

describe('GET /api/generate-temporary-article', () => {
  it.each(['', '/events'])('returns 429 to a guest who has started too many guides%s', async (events) => {
    const visitor = buildGuest(randomUUID());
    for (let n = 0; n < maxPerHour; n++) expect((await requestGuide(visitor))?.status).not.toBe(429);
    const before = await countGuideJobs();
    const rejection = await requestGuide(visitor, undefined, events);
    expect(rejection?.status).toBe(429);
    expect(Number(rejection?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(rejection?.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    expect(await countGuideJobs()).toBe(before);
    expect((await requestGuide(buildGuest(randomUUID())))?.status).not.toBe(429);
  });

  it('explains the quota and when to try again', async () => {
    const visitor = buildGuest(randomUUID());
    for (let n = 0; n < maxPerHour; n++) await requestGuide(visitor);
    const { body } = await content.get('/api/generate-temporary-article?q=Rome', visitor);
    expect(body).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      error: expect.stringMatching(
        /^You have requested many new guides within one hour\. Please try again in \d+ minutes?\. Signed-in members can request more\.$/,
      ),
    });
  });

  it('does not count a guide that is already being written', async () => {
    const q = `Place ${randomUUID()}`;
    await requestGuide(buildUser(), q);
    const visitor = buildGuest(randomUUID());
    for (let n = 0; n < maxPerHour; n++) await requestGuide(visitor);
    const abortController = new AbortController();
    const waiting = fetch(`${content.url}/api/generate-temporary-article/events?${new URLSearchParams({ q })}`, {
      headers: await content.headers(visitor),
      signal: abortController.signal,
    });
    expect((await waiting).status).toBe(200);
    abortController.abort();
  });

  it('counts all visitors of a network together', async () => {
    for (let n = 0; n < maxPerHour * 3; n++) expect((await requestGuide(inNetwork('one')))?.status).not.toBe(429);
    expect((await requestGuide(inNetwork('one')))?.status).toBe(429);
    expect((await requestGuide(inNetwork('two')))?.status).not.toBe(429);
  });
});
