import { Readable } from 'node:stream';
import { DecoderProcess } from './decoder-process.js';
import { PhotoDecoder } from './photo-decoder.js';

const MB = 1024 * 1024;
const FACTS = { format: 'jpeg' };

/** Process that answers immediately, or when the test says so. */
class FakeProcess {
  hasEnded = false;
  keepsAlive = true;
  resident = 100 * MB;
  answer: () => Promise<unknown> = async () => ({ header: { ok: true, facts: FACTS }, body: Buffer.alloc(0) });
  readonly requests: unknown[] = [];
  constructor(readonly memoryBytes: number) {}
  request(request: unknown): Promise<unknown> {
    this.requests.push(request);
    return this.answer();
  }
  residentBytes = async () => this.resident;
  setKeepAlive(keepsAlive: boolean): void {
    this.keepsAlive = keepsAlive;
  }
  end(): void {
    this.hasEnded = true;
  }
}

let started: FakeProcess[];
let decoder: PhotoDecoder;
beforeEach(() => {
  jest.useFakeTimers();
  started = [];
  jest.spyOn(DecoderProcess, 'start').mockImplementation(async (memoryBytes) => {
    started.push(new FakeProcess(memoryBytes));
    return started.at(-1) as unknown as DecoderProcess;
  });
  decoder = new PhotoDecoder({ processes: 2, idleMs: 1_000, photosPerProcess: 5 });
});
afterEach(() => {
  decoder.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const PHOTO = Buffer.from('photo');
const inspect = () => decoder.inspect(PHOTO);
const listEnded = () => started.map(({ hasEnded }) => hasEnded);

describe('PhotoDecoder', () => {
  it('ends a process that was idle, and only that one', async () => {
    await Promise.all([inspect(), inspect()]);
    expect(started).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(600);
    await inspect();
    await jest.advanceTimersByTimeAsync(400);
    expect(listEnded()).toEqual([true, false]);
    await inspect();
    expect(started).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(999);
    expect(listEnded()).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(listEnded()).toEqual([true, true]);
    await inspect();
    expect(started).toHaveLength(3);
  });

  it('lets this process end while a decoding process is idle', async () => {
    const keepsAlive: boolean[] = [];
    await inspect();
    const [first] = started;
    expect(first?.keepsAlive).toBe(false);
    const { answer } = first!;
    first!.answer = () => {
      keepsAlive.push(first!.keepsAlive);
      return answer();
    };
    await inspect();
    expect([keepsAlive, first?.keepsAlive]).toEqual([[true], false]);
  });

  it('does not reuse a process that has ended, occupies much memory, or decoded its photos', async () => {
    await inspect();
    started[0]!.hasEnded = true;
    await inspect();
    expect(started).toHaveLength(2);
    started[1]!.resident = 2_000 * MB;
    await inspect();
    expect(listEnded()).toEqual([true, true]);
    for (let count = 0; count < 5; count++) await inspect();
    expect([started[2]?.requests.length, listEnded()]).toEqual([5, [true, true, true]]);
  });

  it('ends all idle processes when it is closed', async () => {
    await Promise.all([inspect(), inspect()]);
    decoder.close();
    expect(listEnded()).toEqual([true, true]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reports that no process could be started as an outage, and rejects an empty photo without one', async () => {
    jest.mocked(DecoderProcess.start).mockRejectedValue(new Error('no memory'));
    await expect(inspect()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(decoder.inspect(Buffer.alloc(0))).rejects.toMatchObject({ code: 'IMAGE_EMPTY' });
    await expect(decoder.inspect({ size: 0, read: () => Readable.from([]) })).rejects.toMatchObject({
      code: 'IMAGE_EMPTY',
    });
  });

  it.each([
    ['unsupported', 'IMAGE_UNSUPPORTED'],
    ['pixels', 'IMAGE_TOO_MANY_PIXELS'],
    ['frames', 'IMAGE_UNREADABLE'],
    ['an unknown reason', 'IMAGE_UNREADABLE'],
  ])('rejects a photo for %s with %s', async (reason, code) => {
    await inspect();
    started[0]!.answer = async () => ({ header: { ok: false, reason }, body: Buffer.alloc(0) });
    await expect(inspect()).rejects.toMatchObject({ code });
    // The process is not to blame.
    expect(listEnded()).toEqual([false]);
  });

  it('rejects a format that it does not know, because the reply may be that of a hostile photo', async () => {
    await inspect();
    started[0]!.answer = async () => ({ header: { ok: true, facts: { format: 'exe' } }, body: Buffer.alloc(0) });
    await expect(inspect()).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' });
  });

  it('gives a photo that needs much memory a process of its own, which ends afterward', async () => {
    decoder = new PhotoDecoder({ processes: 2, memoryBytes: 100 * MB, heavyMemoryBytes: 500 * MB });
    await inspect();
    started[0]!.answer = async () => ({ header: { ok: false, reason: 'heavy' }, body: Buffer.alloc(0) });
    expect(await inspect()).toEqual(FACTS);
    expect(started.map(({ requests }) => requests)).toEqual([
      [
        { task: 'inspect', memoryBytes: 100 * MB },
        { task: 'inspect', memoryBytes: 100 * MB },
      ],
      [{ task: 'inspect', memoryBytes: 500 * MB }],
    ]);
    expect(started[1]!.memoryBytes - started[0]!.memoryBytes).toBe(400 * MB);
    expect(listEnded()).toEqual([true, true]);
  });

  it('retries a photo once in a new process when the first one dies, and replaces idle ones', async () => {
    await Promise.all([inspect(), inspect()]);
    started[1]!.answer = () => Promise.reject(new Error('died'));
    expect(await inspect()).toEqual(FACTS);
    expect([started.length, listEnded()]).toEqual([3, [true, true, false]]);
    jest.mocked(DecoderProcess.start).mockImplementation(async (memoryBytes) => {
      const process = new FakeProcess(memoryBytes);
      process.answer = () => Promise.reject(new Error('died'));
      started.push(process);
      return process as unknown as DecoderProcess;
    });
    started[2]!.answer = () => Promise.reject(new Error('died'));
    await expect(inspect()).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE', cause: { isTimeout: false } });
    expect(started).toHaveLength(4);
  });
});
