import type { Requester } from '@placelore/contracts/core/identity.js';
import type { EntityManager } from 'typeorm';
import { withRequestId } from '../logging/request-context.js';
import { JobAdmission } from './job-admission.js';
import type { OpenJobsReading, OpenJobsRepository } from './open-jobs.repository.js';

const MANAGER = {} as EntityManager;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Reading = { open: number; finished: number };

/**
 * Creates admission to a queue whose readings find these numbers of jobs, each of another person, and finished jobs.
 */
function createAdmission(readings: readonly Reading[]): JobAdmission {
  const remaining = [...readings];
  const repository = {
    read: async (): Promise<OpenJobsReading> => {
      const { open, finished } = remaining.shift()!;
      const others = Array.from({ length: open }, (_, index) => ({ requester: `other:${index}`, round: 1 }));
      return { open: others.map((other) => ({ ...other, network: null, count: 1 })), finished };
    },
  } as unknown as OpenJobsRepository;
  return new JobAdmission(repository, 60);
}

const WAITING: Requester = { id: 'other:0', role: 'member', network: null };
const check = (admission: JobAdmission, requester: Requester): Promise<string> =>
  withRequestId(
    'request-1',
    () =>
      admission.check(MANAGER, 'guide.write').then(
        () => 'accepted',
        (thrown: { code: string; retryAfter: number }) => `${thrown.code} ${thrown.retryAfter}`,
      ),
    requester,
  );
const enter = (admission: JobAdmission, requester: Requester): Promise<number> =>
  withRequestId('request-1', () => admission.takeRound(MANAGER, 'guide.write'), requester);

/** Checks a person who has a job waiting already, at readings eight seconds apart. */
async function checkAtEach(readings: readonly Reading[]): Promise<string[]> {
  const admission = createAdmission(readings);
  const answers: string[] = [];
  for (const _ of readings) {
    jest.advanceTimersByTime(8_000);
    answers.push(await check(admission, WAITING));
  }
  return answers;
}

it('JobAdmission: treats a queue that was empty at one of two readings as idle, not as slow', async () => {
  const answers = await checkAtEach([
    { open: 20, finished: 0 },
    { open: 0, finished: 0 },
    { open: 45, finished: 0 },
  ]);
  expect(answers).toEqual(['accepted', 'accepted', 'accepted']);
});

it('JobAdmission: expects longer waits while a full queue finishes nothing, and shorter ones when it does', async () => {
  const answers = await checkAtEach([
    { open: 45, finished: 0 },
    { open: 45, finished: 0 },
    { open: 45, finished: 80 },
  ]);
  // The rate is one per second at first, half of it after eight seconds without a result, then the mean of that and
  // ten.
  expect(answers).toEqual(['accepted', 'QUEUE_FULL 60', 'accepted']);
});

describe('JobAdmission: a queue that is full', () => {
  const FULL = { open: 70, finished: 0 };
  const createGuest = (name: string, network: string): Requester => ({ id: name, role: 'guest', network });

  it('reserves ten places for people without a waiting job, and rejects the eleventh', async () => {
    const admission = createAdmission([FULL]);
    expect(await check(admission, WAITING)).toBe('QUEUE_FULL 40');
    for (let person = 0; person < 10; person++) {
      const guest = createGuest(`guest:${person}`, `network:${person}`);
      expect(await check(admission, guest)).toBe('accepted');
      // Checked once before the upload, and once when the job is requested.
      expect([await check(admission, guest), await enter(admission, guest)]).toEqual(['accepted', 1]);
    }
    expect(await check(admission, createGuest('guest:10', 'network:10'))).toBe('QUEUE_FULL 50');
  });

  it('reserves one place at a time for a network, whatever the cookies', async () => {
    const admission = createAdmission([FULL]);
    expect(await check(admission, createGuest('guest:1', 'hotel'))).toBe('accepted');
    await enter(admission, createGuest('guest:1', 'hotel'));
    expect(await check(admission, createGuest('guest:2', 'hotel'))).toBe('QUEUE_FULL 41');
    expect(await check(admission, createGuest('guest:3', 'elsewhere'))).toBe('accepted');
  });

  it('reserves half of the places that become free, and none for those who retry too early', async () => {
    const admission = createAdmission([FULL, { open: 79, finished: 1 }, { open: 79, finished: 2 }]);
    const guests = Array.from({ length: 13 }, (_, index) => createGuest(`guest:${index}`, `network:${index}`));
    for (const guest of guests.slice(0, 10)) await check(admission, guest).then(() => enter(admission, guest));
    const [early, , newcomer] = guests.slice(10);
    expect(await check(admission, early!)).toBe('QUEUE_FULL 50');
    jest.advanceTimersByTime(1_000);
    expect(await check(admission, newcomer!)).toMatch('QUEUE_FULL');
    jest.advanceTimersByTime(1_000);
    expect(await check(admission, early!)).toMatch('QUEUE_FULL');
    expect(await check(admission, guests[11]!)).toBe('accepted');
  });

  it('rejects everyone whose turn would come after three times the longest wait', async () => {
    expect(await check(createAdmission([{ open: 181, finished: 0 }]), createGuest('guest:1', 'home'))).toBe(
      'QUEUE_FULL 151',
    );
  });
});

describe('JobAdmission: the rejection', () => {
  const explain = async (open: number): Promise<string> =>
    withRequestId(
      'request-1',
      () =>
        createAdmission([{ open, finished: 0 }])
          .check(MANAGER, 'guide.write')
          .then(
            () => 'accepted',
            ({ message }: Error) => message.replace(/^.*: /, ''),
          ),
      WAITING,
    );

  it.each([
    [60, 'accepted'],
    [90, 'yours would take about 2 minutes. Please try again in 60 seconds.'],
    [150, 'yours would take about 3 minutes. Please try again in 2 minutes.'],
    [2_000, 'yours would take about 34 minutes. Please try again in 15 minutes.'],
  ])('with %d waiting jobs says how long a job would take and when to come back: %s', async (open, text) => {
    expect(await explain(open)).toBe(text);
  });

  it('spares admins and jobs without anyone waiting for them', async () => {
    const admission = createAdmission([{ open: 2_000, finished: 0 }]);
    expect(await check(admission, { id: 'other:0', role: 'admin', network: null })).toBe('accepted');
    const checkFree = () => admission.check(MANAGER, 'batch.run').then(() => admission.takeRound(MANAGER, 'batch.run'));
    expect(await withRequestId('request-1', checkFree, WAITING)).toBe(0);
  });
});
