import { IdleWorker } from './idle-worker.js';

/** Thread that answers each message as the message says, and counts them. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let count = 0;
    parentPort.on('message', ({ id, say }) => {
      count++;
      if (say === 'die') process.exit(1);
      if (say === 'nothing') return;
      if (say === 'other') parentPort.postMessage({ id: id - 1, result: 'late' });
      parentPort.postMessage(say === 'fail' ? { id, failed: 'on purpose' } : { id, result: say + ' ' + count });
    });
  `)}`,
);
type Message = { say: string };
let worker: IdleWorker<Message, string>;
afterEach(() => worker.close());
const start = (limits = {}) => {
  worker = new IdleWorker(SCRIPT, { timeMs: 60_000, idleMs: 60_000, ...limits });
};
const say = (...words: string[]) =>
  worker.run(async (send) => {
    const answers: string[] = [];
    for (const word of words) answers.push(await send({ say: word }));
    return answers;
  });

describe('IdleWorker', () => {
  it('starts a thread with the first task, and runs all messages and tasks in it', async () => {
    start();
    expect(worker.isRunning).toBe(false);
    expect(await say('a', 'b')).toEqual(['a 1', 'b 2']);
    expect(worker.isRunning).toBe(true);
    expect(await say('c')).toEqual(['c 3']);
  });

  it('runs one task at a time', async () => {
    start();
    let [running, most] = [0, 0];
    const task = () =>
      worker.run(async (send) => {
        most = Math.max(most, ++running);
        const answer = await send({ say: 'x' });
        running--;
        return answer;
      });
    expect(await Promise.all([task(), task(), task()])).toEqual(['x 1', 'x 2', 'x 3']);
    expect(most).toBe(1);
  });

  it.each(['fail', 'die'])('returns null when the thread answers with %s, and starts another one', async (word) => {
    start();
    expect(await say('a')).toEqual(['a 1']);
    expect(await say(word)).toBeNull();
    expect(worker.isRunning).toBe(false);
    expect(await say('b')).toEqual(['b 1']);
  });

  it('returns null for a task that fails by itself', async () => {
    start();
    expect(await worker.run(() => Promise.reject(new Error('x')))).toBeNull();
  });

  it('ignores answers to other messages', async () => {
    start();
    expect(await say('a', 'other')).toEqual(['a 1', 'other 2']);
  });

  it('ends the thread of a task that takes too long', async () => {
    start({ timeMs: 50 });
    expect(await say('nothing')).toBeNull();
    expect(worker.isRunning).toBe(false);
  });

  it('sends nothing for a task whose time is over, or after it was closed', async () => {
    start();
    const now = jest.spyOn(Date, 'now');
    const late = await worker.run(async (send) => {
      now.mockReturnValue(Date.now() + 60_000);
      return send({ say: 'a' });
    });
    now.mockRestore();
    expect([late, worker.isRunning]).toEqual([null, false]);
    const closed = await worker.run(async (send) => {
      await worker.close();
      return send({ say: 'a' });
    });
    expect([closed, worker.isRunning]).toEqual([null, false]);
    expect(await say('a')).toBeNull();
  });

  it('ends the current task when it is closed', async () => {
    start();
    const waiting = say('nothing');
    await new Promise((resolve) => setImmediate(resolve));
    await worker.close();
    expect(await waiting).toBeNull();
  });

  it('ends an idle thread, and not one that has work again', async () => {
    start({ idleMs: 1 });
    expect(await say('a')).toEqual(['a 1']);
    while (worker.isRunning) await new Promise((resolve) => setImmediate(resolve));
    expect(await say('b')).toEqual(['b 1']);
  });
});
