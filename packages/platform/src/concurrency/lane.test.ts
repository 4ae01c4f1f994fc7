import { EventEmitter } from 'node:events';
import { Lane } from './lane.js';

const LIMITS = { concurrency: 1, maxWaiting: 10, maxWaitMs: 1_000 };
const client = () => Object.assign(new EventEmitter(), { closed: false });
/** Lets settled promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('Lane', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('lets callers take turns, however many requests one of them sends', async () => {
    const lane = new Lane(LIMITS);
    const order: string[] = [];
    let release = await lane.enter('flood', client());
    const enter = (caller: string) =>
      lane.enter(caller, client()).then((next) => {
        order.push(caller);
        release = next;
      });
    for (const caller of ['flood', 'flood', 'flood', 'ada', 'bob', 'ada']) void enter(caller);
    while (order.length < 6) {
      release();
      await settle();
    }
    expect(order).toEqual(['flood', 'ada', 'bob', 'flood', 'ada', 'flood']);
    expect([lane.active, lane.waiting]).toEqual([1, 0]);
  });

  it('starts half as many requests while a more urgent one runs', async () => {
    const urgent = new Lane(LIMITS);
    const lane = new Lane({ ...LIMITS, concurrency: 4, yieldsTo: urgent });
    const running = await Promise.all(['a', 'b', 'c', 'd'].map((caller) => lane.enter(caller, client())));
    for (const caller of ['e', 'f', 'g']) void lane.enter(caller, client());
    const endUrgent = await urgent.enter('x', client());
    running[0]!();
    running[1]!();
    expect([lane.active, lane.waiting]).toEqual([2, 3]);
    running[2]!();
    expect([lane.active, lane.waiting]).toEqual([2, 2]);
    endUrgent();
    running[3]!();
    await settle();
    expect([lane.active, lane.waiting]).toEqual([3, 0]);
  });

  it('rejects at once when too many wait, and after the longest wait', async () => {
    const lane = new Lane({ ...LIMITS, maxWaiting: 1 });
    const release = await lane.enter('one', client());
    const late = lane.enter('two', client());
    await expect(lane.enter('three', client())).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 });
    jest.advanceTimersByTime(1_000);
    await expect(late).rejects.toMatchObject({ code: 'OVERLOADED' });
    release();
    expect([lane.active, lane.waiting]).toEqual([0, 0]);
  });

  it('spreads rejections over the second half of the longest wait', async () => {
    const lane = new Lane({ ...LIMITS, maxWaiting: 400 });
    await lane.enter('one', client());
    for (let index = 0; index < 400; index++) lane.enter('flood', client()).catch(() => {});
    const left = [499, 1, 100, 100, 100, 100, 100].map((ms) => {
      jest.advanceTimersByTime(ms);
      return lane.waiting;
    });
    expect([left[0], left.at(-1)]).toEqual([400, 0]);
    for (const [index, waiting] of left.slice(2).entries()) expect(left[index + 1]! - waiting).toBeLessThan(140);
  });

  it('rejects further requests of a caller with too many waiting, and lets others wait', async () => {
    const lane = new Lane({ ...LIMITS, maxWaitingPerCaller: 1 });
    const release = await lane.enter('flood', client());
    const waiting = [lane.enter('flood', client()), lane.enter('ada', client())];
    await expect(lane.enter('flood', client())).rejects.toMatchObject({ code: 'OVERLOADED' });
    expect(lane.waiting).toBe(2);
    release();
    for (const next of waiting) (await next)();
  });

  it('removes a client that disconnects, and admits the next', async () => {
    const lane = new Lane(LIMITS);
    const release = await lane.enter('one', client());
    const gone = client();
    const abandoned = lane.enter('gone', gone);
    const next = lane.enter('next', client());
    gone.emit('close');
    await expect(abandoned).rejects.toMatchObject({ code: 'OVERLOADED' });
    release();
    (await next)();
    expect([lane.active, lane.waiting]).toEqual([0, 0]);
    expect(gone.listenerCount('close')).toBe(0);
    await expect(lane.enter('gone', Object.assign(gone, { closed: true }))).rejects.toMatchObject({
      code: 'OVERLOADED',
    });
  });

  it('releases a slot only once', async () => {
    const lane = new Lane(LIMITS);
    const release = await lane.enter('one', client());
    release();
    release();
    await lane.enter('two', client());
    expect(lane.active).toBe(1);
  });
});
