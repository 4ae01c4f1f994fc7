import type { GuideAnswer } from '@placelore/contracts/guides.js';
import { SILENCE_MS } from '../../lib/follow-work.js';
import { FakeEvents } from '../../testing/fake-events.js';
import { followGuide } from './follow.js';

const streamed: GuideAnswer = { redirect: true, url: '/articles/streamed', source: 'cache' };
const asked: GuideAnswer = { redirect: true, url: '/articles/asked', source: 'cache' };

function start() {
  const events = new FakeEvents();
  const steps: string[] = [];
  const silences: (() => void)[] = [];
  const answer = followGuide(
    {
      openEvents: () => events,
      ask: async () => asked,
      wait: (ms) => new Promise((pass) => ms === SILENCE_MS && silences.push(() => pass())),
    },
    ({ step }) => steps.push(step),
  );
  return { events, steps, silences, answer };
}

const finding = { ordinal: 1, step: 'Finding the place', percent: 10 };

test('events lead to the guide, and the stream is closed', async () => {
  const { events, steps, answer } = start();
  events.say('progress', finding);
  events.say('done', streamed);
  expect(await answer).toEqual(streamed);
  expect(steps).toEqual(['Finding the place']);
  expect(events.closed).toBe(true);
});

test('a failure is told with its code and sentence', async () => {
  const { events, answer } = start();
  events.say('failed', { code: 'NOT_A_PLACE', message: 'Nowhere.' });
  await expect(answer).rejects.toMatchObject({ code: 'NOT_A_PLACE', message: 'Nowhere.' });
});

test.each(['error', 'progress'])('a stream that breaks (%s without data) is replaced by asking', async (name) => {
  const { events, answer } = start();
  events.say(name);
  expect(await answer).toEqual(asked);
  expect(events.closed).toBe(true);
});

test('so is one that goes silent, but not one that was heard since', async () => {
  const { events, silences, answer } = start();
  events.say('progress', finding);
  silences[0]?.();
  await Promise.resolve();
  expect(events.closed).toBe(false);
  silences[1]?.();
  expect(await answer).toEqual(asked);
});
