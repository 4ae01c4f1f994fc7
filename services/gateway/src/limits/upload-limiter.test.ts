import { PassThrough } from 'node:stream';
import { UploadLimiter, type UploadLimits } from './upload-limiter.js';

const LIMITS: UploadLimits = {
  ...{ maxActive: 4, maxPerAddress: 3, maxPerVisitor: 2, minBytesPerSecond: 1_000 },
  ...{ maxWaiting: 8, maxWaitingPerAddress: 3 },
  ...{ windowMs: 1_000, graceMs: 300, waitTimeoutMs: 2_000, checkIntervalMs: 100 },
};

let limiter: UploadLimiter;
beforeEach(() => {
  jest.useFakeTimers();
  limiter = new UploadLimiter(LIMITS);
});
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Starts an upload and records what becomes of it. */
function startUpload(address: string, visitor: string | null = null) {
  const body = new PassThrough();
  const upload = { body, state: 'waits', arrive: (bytes: number) => limiter.count(body, bytes) };
  const setError = (error: { code?: string }) => {
    upload.state = error.code ?? String(error);
  };
  body.on('error', setError);
  limiter.admit({ address, visitor }, body).then(() => {
    upload.state = 'receives';
  }, setError);
  return upload;
}

/** Lets each upload receive its `rate` in bytes per second for `ms` of fake time. */
async function runUploads(uploads: { upload: ReturnType<typeof startUpload>; rate: number }[], ms: number) {
  for (let passed = 0; passed < ms; passed += 50) {
    for (const { upload, rate } of uploads) upload.arrive((rate * 50) / 1_000);
    await advance(50);
  }
}

describe('UploadLimiter', () => {
  it('admits uploads while there are free slots', async () => {
    const uploads = ['a', 'b', 'c', 'd'].map((address) => startUpload(address));
    await advance(0);
    expect(uploads.map(({ state }) => state)).toEqual(Array(4).fill('receives'));
    expect(limiter.size).toBe(4);
  });

  it('ends an upload that is slower than the minimum, whatever it sent before', async () => {
    const slow = startUpload('a');
    const steady = startUpload('b');
    await advance(0);
    slow.arrive(1_000_000);
    await runUploads(
      [
        { upload: slow, rate: 10 },
        { upload: steady, rate: 1_100 },
      ],
      2_500,
    );
    expect([slow.state, steady.state]).toEqual(['UPLOAD_TOO_SLOW', 'receives']);
    expect(limiter.size).toBe(1);
  });

  it('delays an upload above the limit of its address while others are admitted', async () => {
    const [, , third] = [startUpload('a'), startUpload('a'), startUpload('a')];
    const beyond = startUpload('a');
    const other = startUpload('b');
    await advance(0);
    expect([third.state, beyond.state, other.state]).toEqual(['receives', 'waits', 'receives']);
    third.body.destroy();
    await advance(0);
    expect(beyond.state).toBe('receives');
  });

  it('does not end an upload that was admitted just now, however long it waited', async () => {
    const [first, ...others] = [startUpload('a'), startUpload('a'), startUpload('a')];
    const second = startUpload('a');
    await advance(250);
    first.body.destroy();
    await advance(150);
    for (const { arrive } of others) arrive(1_000);
    const third = startUpload('a');
    await advance(0);
    expect([second.state, third.state]).toEqual(['receives', 'receives']);
  });

  it('delays an upload above the limit of its visitor, whatever its address', async () => {
    const uploads = ['a', 'b', 'c'].map((address) => startUpload(address, 'visitor'));
    await advance(0);
    expect(uploads.map(({ state }) => state)).toEqual(['receives', 'receives', 'waits']);
  });

  it('gives the slot of the slowest upload to a new one', async () => {
    const uploads = ['a', 'b', 'c', 'd'].map((address, index) => ({
      upload: startUpload(address),
      rate: 2_000 + index * 500,
    }));
    await runUploads(uploads, 400);
    const lateUpload = startUpload('e');
    await runUploads(uploads, 150);
    expect(uploads.map(({ upload }) => upload.state)).toEqual(['UPLOAD_TOO_SLOW', ...Array(3).fill('receives')]);
    expect(lateUpload.state).toBe('receives');
  });

  it('does not end uploads of other addresses for one whose own address is full', async () => {
    const slow = startUpload('b');
    const own = ['a', 'a', 'a'].map((address) => ({ upload: startUpload(address), rate: 9_000 }));
    await runUploads([{ upload: slow, rate: 1_500 }, ...own], 400);
    const lateUpload = startUpload('a');
    await runUploads([{ upload: slow, rate: 1_500 }, ...own], 200);
    expect([slow.state, lateUpload.state]).toEqual(['receives', 'receives']);
    expect(own.filter(({ upload }) => upload.state === 'UPLOAD_TOO_SLOW')).toHaveLength(1);
  });

  it('rejects an upload when no slot becomes free', async () => {
    const startYoungUploads = () => ['a', 'b', 'c', 'd'].map((address) => startUpload(address));
    limiter = new UploadLimiter({ ...LIMITS, graceMs: 60_000, minBytesPerSecond: 0 });
    startYoungUploads();
    const lateUpload = startUpload('e');
    await advance(2_100);
    expect(lateUpload.state).toBe('UPLOADS_FULL');
  });

  it('frees the waiting place of an upload that was rejected', async () => {
    limiter = new UploadLimiter({ ...LIMITS, graceMs: 60_000, minBytesPerSecond: 0 });
    const active = ['a', 'b', 'c', 'd'].map((address) => startUpload(address));
    const rejected = ['e', 'e', 'e'].map((address) => startUpload(address));
    await advance(2_100);
    expect(rejected.map(({ state }) => state)).toEqual(Array(3).fill('UPLOADS_FULL'));
    const next = startUpload('e');
    await advance(0);
    expect(next.state).toBe('waits');
    active[0]!.body.destroy();
    await advance(0);
    expect([next.state, limiter.size]).toEqual(['receives', 4]);
  });

  it('rejects uploads above the waiting limit of one address immediately', async () => {
    const own = Array.from({ length: 8 }, () => startUpload('a'));
    const other = startUpload('b');
    await advance(0);
    expect(own.map(({ state }) => state)).toEqual([
      ...Array(3).fill('receives'),
      ...Array(3).fill('waits'),
      ...Array(2).fill('UPLOADS_FULL'),
    ]);
    expect(other.state).toBe('receives');
    own[0]!.body.destroy();
    await advance(0);
    const next = startUpload('a');
    await advance(0);
    expect([own[3]!.state, next.state]).toEqual(['receives', 'waits']);
  });

  it('rejects uploads above the total waiting limit immediately', async () => {
    const uploads = Array.from({ length: 14 }, (_, nth) => startUpload(`address ${nth}`));
    await advance(0);
    expect(uploads.map(({ state }) => state)).toEqual([
      ...Array(4).fill('receives'),
      ...Array(8).fill('waits'),
      ...Array(2).fill('UPLOADS_FULL'),
    ]);
  });

  it('ends at most one upload for each new one', async () => {
    limiter = new UploadLimiter({ ...LIMITS, checkIntervalMs: 60_000, minBytesPerSecond: 0 });
    const uploads = ['a', 'b', 'c', 'd'].map((address) => startUpload(address));
    const young = [startUpload('e'), startUpload('f')];
    await advance(400);
    const lateUpload = startUpload('g');
    await advance(0);
    expect(uploads.filter(({ state }) => state === 'UPLOAD_TOO_SLOW')).toHaveLength(1);
    expect([...young, lateUpload].map(({ state }) => state)).toEqual(['receives', 'waits', 'waits']);
  });

  it('removes senders that disconnect while waiting', async () => {
    const first = ['a', 'a', 'a'].map((address) => startUpload(address));
    const abandoned = startUpload('a');
    const next = startUpload('a');
    abandoned.body.destroy();
    await advance(0);
    first[0]!.body.destroy();
    await advance(0);
    expect([abandoned.state, next.state]).toEqual(['UPLOADS_FULL', 'receives']);
  });

  it('frees the slot of a body that has arrived', async () => {
    const upload = startUpload('a');
    await advance(0);
    upload.body.end('whole');
    upload.body.resume();
    await advance(0);
    expect(limiter.size).toBe(0);
  });
});
