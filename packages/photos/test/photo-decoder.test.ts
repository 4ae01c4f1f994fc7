import { readFileSync } from 'node:fs';
import type { ApiError } from '@placelore/contracts/core/errors.js';
import sharp from 'sharp';
import { DecoderProcess } from '../src/decoder/decoder-process.js';
import { PhotoDecoder } from '../src/decoder/photo-decoder.js';
import { DecoderFailure } from '../src/decoder/photo-errors.js';

const MB = 1024 * 1024;
let decoder: PhotoDecoder;
/** Processes of other tests, which may still be idle. */
let otherProcesses: number[];
beforeEach(() => {
  otherProcesses = [];
  otherProcesses = decodingProcesses();
});
afterEach(() => {
  jest.restoreAllMocks();
  decoder.close();
});

const photo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
/** Creates a photo that takes some seconds to decode in one process. */
const createSlowPhoto = () =>
  sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#336699' } })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

/** Returns the command line of a process; empty if it has just ended. */
function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the decoding processes that this process started, found by their program. */
function decodingProcesses(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children
    .filter((pid) => pid && readCommand(pid).includes('decoder-child'))
    .map(Number)
    .filter((pid) => !otherProcesses.includes(pid));
}
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((next) => setImmediate(next));
};
/** Kills the process of each of the next `count` requests, as the kernel does when memory is short. */
function killOnRequest(count: number): void {
  const { request: originalRequest } = DecoderProcess.prototype;
  let killed = 0;
  jest.spyOn(DecoderProcess.prototype, 'request').mockImplementation(function (this: DecoderProcess, ...request) {
    if (killed++ < count) process.kill(this.pid!, 'SIGKILL');
    return originalRequest.apply(this, request);
  });
}
const getOutcome = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error) => error.code,
  );

describe('PhotoDecoder', () => {
  it('starts a process with the first photo and reuses it', async () => {
    decoder = new PhotoDecoder();
    expect(decodingProcesses()).toHaveLength(0);
    expect(await decoder.open(await photo())).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
    const first = decodingProcesses();
    expect(first).toHaveLength(1);
    await decoder.open(await photo(30, 20));
    expect(decodingProcesses()).toEqual(first);
  });

  it('decodes no more photos at once than it has processes', async () => {
    decoder = new PhotoDecoder({ processes: 2 });
    let maxProcesses = 0;
    const watch = setInterval(() => (maxProcesses = Math.max(maxProcesses, decodingProcesses().length)), 5);
    const photos = await Promise.all(Array.from({ length: 8 }, () => photo(2_000, 1_500)));
    await Promise.all(photos.map((bytes) => decoder.open(bytes)));
    clearInterval(watch);
    expect(maxProcesses).toBe(2);
  });

  it('replaces a process after its maximum number of photos', async () => {
    decoder = new PhotoDecoder({ photosPerProcess: 2, processes: 1 });
    const pids = new Set<number>();
    for (let count = 0; count < 5; count++) {
      await decoder.open(await photo());
      for (const pid of decodingProcesses()) pids.add(pid);
    }
    // Each process ends after its second photo.
    expect(pids.size).toBe(3);
  });

  it('ends an idle process', async () => {
    decoder = new PhotoDecoder({ idleMs: 1 });
    await decoder.open(await photo());
    await until(() => decodingProcesses().length === 0);
    expect(await getOutcome(decoder.open(await photo()))).toBe('answered');
  });

  it('retries a photo in a fresh process when the first one is killed, and decodes the next photo', async () => {
    decoder = new PhotoDecoder({ processes: 1 });
    await decoder.open(await photo());
    const [pid] = decodingProcesses();
    killOnRequest(1);
    const retried = getOutcome(decoder.open(await photo()));
    const next = getOutcome(decoder.open(await photo()));
    expect([await retried, await next]).toEqual(['answered', 'answered']);
    expect(decodingProcesses()).not.toContain(pid);
  });

  it('rejects a photo whose process is killed twice, reports the failed process and decodes the next photo', async () => {
    decoder = new PhotoDecoder({ processes: 1 });
    killOnRequest(2);
    const error = await decoder.open(await photo()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'IMAGE_UNREADABLE', cause: { isTimeout: false } });
    expect((error as ApiError).cause).toBeInstanceOf(DecoderFailure);
    expect(await getOutcome(decoder.open(await photo()))).toBe('answered');
  });

  it('rejects a photo that takes too long after one attempt and reports the failed process', async () => {
    decoder = new PhotoDecoder({ timeMs: 50 });
    const request = jest.spyOn(DecoderProcess.prototype, 'request');
    const error = await decoder.open(await createSlowPhoto()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'IMAGE_UNREADABLE', cause: { isTimeout: true } });
    expect(request).toHaveBeenCalledTimes(1);
    await until(() => decodingProcesses().length === 0);
  });

  it('rejects a damaged photo without reporting a failed process', async () => {
    decoder = new PhotoDecoder();
    const error = await decoder.open((await photo()).subarray(0, 500)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'IMAGE_UNREADABLE' });
    expect((error as ApiError).cause).not.toBeInstanceOf(DecoderFailure);
  });

  it('decodes a memory-intensive photo while it decodes no other', async () => {
    decoder = new PhotoDecoder({ processes: 2, memoryBytes: 60 * MB });
    const heavy = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#369' } })
      .png({ progressive: true })
      .toBuffer();
    const light = await photo();
    await Promise.all([decoder.open(light), decoder.open(light)]);
    expect(decodingProcesses()).toHaveLength(2);
    expect(await decoder.open(heavy)).toMatchObject({ width: 3_000 });
    // Idle processes end before the heavy photo is decoded, and its own process ends afterwards.
    await until(() => decodingProcesses().length === 0);
    expect(await getOutcome(decoder.open(light))).toBe('answered');
  });

  it('rejects a photo that needs more memory than is available with its own message', async () => {
    decoder = new PhotoDecoder({ heavyMemoryBytes: 60 * MB, memoryBytes: 50 * MB });
    await expect(decoder.open(await createSlowPhoto())).rejects.toMatchObject({
      code: 'IMAGE_TOO_MANY_PIXELS',
      message: 'This image takes too much memory to open. Please use a smaller one.',
    });
  });

  it('crops a photo to a size and preserves transparency', async () => {
    decoder = new PhotoDecoder();
    const clear = {
      create: { width: 30, height: 30, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    };
    const { data, ...size } = await decoder.cover(await sharp(clear).png().toBuffer(), [{ width: 60, height: 20 }]);
    expect(size).toEqual({ width: 60, height: 20, channels: 4 });
    expect(data).toHaveLength(60 * 20 * 4);
  });

  it.each([
    [
      [90, 60],
      [90, 60],
    ],
    [
      [89, 60],
      [60, 40],
    ],
    [
      [60, 900],
      [60, 40],
    ],
    [
      [10, 10],
      [30, 20],
    ],
  ])(
    'crops a photo of %j to the largest size that it fills, or enlarges it to the smallest',
    async (size, expected) => {
      decoder = new PhotoDecoder();
      const [width = 0, height = 0] = size;
      const photo = sharp({ create: { width, height, channels: 3, background: '#336699' } });
      const sizes = [
        { width: 90, height: 60 },
        { width: 60, height: 40 },
        { width: 30, height: 20 },
      ] as const;
      const cropped = await decoder.cover(await photo.png().toBuffer(), sizes);
      expect([cropped.width, cropped.height]).toEqual(expected);
    },
  );
});
