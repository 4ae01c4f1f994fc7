import { PassThrough } from 'node:stream';
import { UploadGate, type UploadLimits } from './upload-gate.js';

const LIMITS: UploadLimits = {
  ...{ places: 4, ofAddress: 3, ofVisitor: 2, minBytesPerSecond: 1_000 },
  ...{ waiting: 8, waitingOfAddress: 3 },
  ...{ windowMs: 1_000, graceMs: 300, waitMs: 2_000, checkMs: 100 },
};

let gate: UploadGate;
beforeEach(() => {
  jest.useFakeTimers();
  gate = new UploadGate(LIMITS);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** An upload, and what has become of it. */
function send(address: string, visitor: string | null = null) {
  const body = new PassThrough();
  const upload = { body, state: 'waits', arrive: (bytes: number) => gate.count(body, bytes) };
  const settle = (fault: { code?: string }) => {
    upload.state = fault.code ?? String(fault);
  };
  body.on('error', settle);
  gate.admit({ address, visitor }, body).then(() => {
    upload.state = 'receives';
  }, settle);
  return upload;
}

/** Has an upload receive so many bytes a second for so long. */
async function run(uploads: { upload: ReturnType<typeof send>; rate: number }[], ms: number) {
  for (let passed = 0; passed < ms; passed += 50) {
    for (const { upload, rate } of uploads) upload.arrive((rate * 50) / 1_000);
    await pass(50);
  }
}

describe('UploadGate', () => {
  it('admits uploads as long as there are places', async () => {
    const uploads = ['a', 'b', 'c', 'd'].map((address) => send(address));
    await pass(0);
    expect(uploads.map(({ state }) => state)).toEqual(Array(4).fill('receives'));
    expect(gate.size).toBe(4);
  });

  it('ends an upload that is slower than the minimum, whatever it sent before', async () => {
    const slow = send('a');
    const steady = send('b');
    await pass(0);
    slow.arrive(1_000_000);
    await run(
      [
        { upload: slow, rate: 10 },
        { upload: steady, rate: 1_100 },
      ],
      2_500,
    );
    expect([slow.state, steady.state]).toEqual(['UPLOAD_TOO_SLOW', 'receives']);
    expect(gate.size).toBe(1);
  });

  it('has an upload beyond those of its address wait, while others enter', async () => {
    const [, , third] = [send('a'), send('a'), send('a')];
    const beyond = send('a');
    const other = send('b');
    await pass(0);
    expect([third.state, beyond.state, other.state]).toEqual(['receives', 'waits', 'receives']);
    third.body.destroy();
    await pass(0);
    expect(beyond.state).toBe('receives');
  });

  it('has an upload beyond those of its visitor wait, whatever its address', async () => {
    const uploads = ['a', 'b', 'c'].map((address) => send(address, 'visitor'));
    await pass(0);
    expect(uploads.map(({ state }) => state)).toEqual(['receives', 'receives', 'waits']);
  });

  it('gives the place of the slowest to a new upload', async () => {
    const uploads = ['a', 'b', 'c', 'd'].map((address, index) => ({
      upload: send(address),
      rate: 2_000 + index * 500,
    }));
    await run(uploads, 400);
    const late = send('e');
    await run(uploads, 150);
    expect(uploads.map(({ upload }) => upload.state)).toEqual(['UPLOAD_TOO_SLOW', ...Array(3).fill('receives')]);
    expect(late.state).toBe('receives');
  });

  it('does not end the upload of another for one whose own address is full', async () => {
    const slow = send('b');
    const own = ['a', 'a', 'a'].map((address) => ({ upload: send(address), rate: 9_000 }));
    await run([{ upload: slow, rate: 1_500 }, ...own], 400);
    const late = send('a');
    await run([{ upload: slow, rate: 1_500 }, ...own], 200);
    expect([slow.state, late.state]).toEqual(['receives', 'receives']);
    expect(own.filter(({ upload }) => upload.state === 'UPLOAD_TOO_SLOW')).toHaveLength(1);
  });

  it('refuses an upload for which no place becomes free', async () => {
    const young = () => ['a', 'b', 'c', 'd'].map((address) => send(address));
    gate = new UploadGate({ ...LIMITS, graceMs: 60_000, minBytesPerSecond: 0 });
    young();
    const late = send('e');
    await pass(2_100);
    expect(late.state).toBe('UPLOADS_FULL');
  });

  it('refuses at once what exceeds those that may wait of one address', async () => {
    const own = Array.from({ length: 8 }, () => send('a'));
    const other = send('b');
    await pass(0);
    expect(own.map(({ state }) => state)).toEqual([
      ...Array(3).fill('receives'),
      ...Array(3).fill('waits'),
      ...Array(2).fill('UPLOADS_FULL'),
    ]);
    expect(other.state).toBe('receives');
    own[0]!.body.destroy();
    await pass(0);
    const next = send('a');
    await pass(0);
    expect([own[3]!.state, next.state]).toEqual(['receives', 'waits']);
  });

  it('refuses at once what exceeds those that may wait in all', async () => {
    const uploads = Array.from({ length: 14 }, (_, nth) => send(`address ${nth}`));
    await pass(0);
    expect(uploads.map(({ state }) => state)).toEqual([
      ...Array(4).fill('receives'),
      ...Array(8).fill('waits'),
      ...Array(2).fill('UPLOADS_FULL'),
    ]);
  });

  it('ends one upload at most for each that comes', async () => {
    gate = new UploadGate({ ...LIMITS, checkMs: 60_000, minBytesPerSecond: 0 });
    const uploads = ['a', 'b', 'c', 'd'].map((address) => send(address));
    const young = [send('e'), send('f')];
    await pass(400);
    const late = send('g');
    await pass(0);
    expect(uploads.filter(({ state }) => state === 'UPLOAD_TOO_SLOW')).toHaveLength(1);
    expect([...young, late].map(({ state }) => state)).toEqual(['receives', 'waits', 'waits']);
  });

  it('forgets who goes while waiting', async () => {
    const first = ['a', 'a', 'a'].map((address) => send(address));
    const gone = send('a');
    const next = send('a');
    gone.body.destroy();
    await pass(0);
    first[0]!.body.destroy();
    await pass(0);
    expect([gone.state, next.state]).toEqual(['UPLOADS_FULL', 'receives']);
  });

  it('holds no place for a body that has arrived', async () => {
    const upload = send('a');
    await pass(0);
    upload.body.end('whole');
    upload.body.resume();
    await pass(0);
    expect(gate.size).toBe(0);
  });
});
