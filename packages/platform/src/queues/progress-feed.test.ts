import { ProgressFeed } from './progress-feed.js';

const PROGRESS = { ordinal: 2, percent: 40, step: 'Writing the guide' };

/** What a queue calls, and what is stored meanwhile. */
interface Inside {
  publish(id: string, data: unknown): void;
  storeDelay(id: string, until: number): void;
  evict(id: string): void;
  listeners: Map<string, unknown>;
  delayListeners: Map<string, unknown>;
}

/** Creates a feed that is connected to no queue. */
function createFeed() {
  const feed = new ProgressFeed('redis://127.0.0.1:1');
  return { feed, inside: feed as unknown as Inside };
}

it('ProgressFeed: passes the progress of a job only to those who follow it', () => {
  const { feed, inside } = createFeed();
  const received: string[] = [];
  const stopFirst = feed.follow('a', ({ step }) => received.push(`first: ${step}`));
  feed.follow('a', ({ step }) => received.push(`second: ${step}`));
  feed.follow('b', () => received.push('other job'));
  inside.publish('a', PROGRESS);
  stopFirst();
  inside.publish('a', { ...PROGRESS, step: 'Checking the guide' });
  expect(received).toEqual(['first: Writing the guide', 'second: Writing the guide', 'second: Checking the guide']);
});

it('ProgressFeed: remembers the latest progress until the job has ended, and ignores what is none', () => {
  const { feed, inside } = createFeed();
  inside.publish('a', { ordinal: 1, percent: 10, step: 'Finding the place' });
  inside.publish('a', PROGRESS);
  inside.publish('a', 'no progress');
  expect([feed.getLatest('a'), feed.getLatest('b')]).toEqual([PROGRESS, null]);
  inside.evict('a');
  expect(feed.getLatest('a')).toBeNull();
});

it('ProgressFeed: reports a delay at once to those who follow later, and while it lasts', () => {
  const { feed, inside } = createFeed();
  const received: string[] = [];
  const follow = (name: string) => feed.followDelays('a', (until) => received.push(`${name} ${until}`));
  const stopFirst = follow('first');
  inside.storeDelay('a', 1_000);
  const stopSecond = follow('second');
  stopFirst();
  inside.storeDelay('a', 2_000);
  stopSecond();
  inside.storeDelay('a', 3_000);
  inside.evict('a');
  follow('third');
  expect(received).toEqual(['first 1000', 'second 1000', 'second 2000']);
});

it('ProgressFeed: keeps nothing of a job that is no longer followed', () => {
  const { feed, inside } = createFeed();
  const stops = [feed.follow('a', () => {}), feed.follow('a', () => {}), feed.followDelays('a', () => {})];
  for (const stop of stops) stop();
  expect([inside.listeners.size, inside.delayListeners.size]).toEqual([0, 0]);
});
