import type { GuideResponse } from '@placelore/contracts/content/guides.js';
import { SILENCE_TIMEOUT_MS } from '../../lib/api/follow-job.js';
import { FakeEventStream } from '../../testing/fakes/fake-event-stream.js';
import { followGuide, parseGuideResponse } from './follow-guide.js';

const streamed: GuideResponse = { redirect: true, url: '/articles/streamed', source: 'cache' };
const fetched: GuideResponse = { redirect: true, url: '/articles/fetched', source: 'cache' };

function start() {
  const events = new FakeEventStream();
  const steps: string[] = [];
  const silences: (() => void)[] = [];
  const response = followGuide(
    {
      openEvents: () => events,
      fetchGuide: async () => fetched,
      wait: (ms) => new Promise((pass) => ms === SILENCE_TIMEOUT_MS && silences.push(() => pass())),
    },
    ({ step }) => steps.push(step),
  );
  return { events, steps, silences, response };
}

const finding = { ordinal: 1, step: 'Finding the place', percent: 10 };

test('followGuide: resolves with the guide of the event stream and closes it', async () => {
  const { events, steps, response } = start();
  events.emit('progress', finding);
  events.emit('done', streamed);
  expect(await response).toEqual(streamed);
  expect(steps).toEqual(['Finding the place']);
  expect(events.isClosed).toBe(true);
});

test('followGuide: rejects with the code and message of a failure', async () => {
  const { events, response } = start();
  events.emit('failed', { code: 'NOT_A_PLACE', message: 'Nowhere.' });
  await expect(response).rejects.toMatchObject({ code: 'NOT_A_PLACE', message: 'Nowhere.' });
});

test.each(['error', 'progress'])(
  'followGuide: reads the guide when the stream breaks (%s without data)',
  async (name) => {
    const { events, response } = start();
    events.emit(name);
    expect(await response).toEqual(fetched);
    expect(events.isClosed).toBe(true);
  },
);

test('followGuide: reads the guide when the stream goes silent, but not after a recent event', async () => {
  const { events, silences, response } = start();
  events.emit('progress', finding);
  silences[0]?.();
  await Promise.resolve();
  expect(events.isClosed).toBe(false);
  silences[1]?.();
  expect(await response).toEqual(fetched);
});

test.each([null, 'busy', 42])('parseGuideResponse: rejects %p as an invalid format', (respond) => {
  expect(() => parseGuideResponse(respond)).toThrow('Invalid response format');
});

test.each([{}, { article: null }, { url: 7 }, []])(
  'parseGuideResponse: rejects %p as neither a guide nor a redirect',
  (respond) => {
    expect(() => parseGuideResponse(respond)).toThrow('Unexpected response format');
  },
);

test('parseGuideResponse: accepts guides and redirects to articles', () => {
  const redirect = { redirect: true, url: '/articles/colosseum', source: 'cache' };
  expect(parseGuideResponse(redirect)).toBe(redirect);
  expect(parseGuideResponse({ temporary: true, article: { title: 'Colosseum' } })).toHaveProperty('article');
});
