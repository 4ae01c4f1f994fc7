import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { PhotoDecoder } from '../src/photo-decoder.js';

const MB = 1024 * 1024;
let decoder: PhotoDecoder;
/** Those of other tests, which may still be idle. */
let others: number[];
beforeEach(() => {
  others = [];
  others = decodingProcesses();
});
afterEach(() => decoder.close());

const photo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
/** Takes some seconds to decode, in one process. */
const slow = () =>
  sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#336699' } })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

/** Empty for a process that has just gone. */
function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that this one has started to decode, by their program. */
function decodingProcesses(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children
    .filter((pid) => pid && readCommand(pid).includes('decoder-child'))
    .map(Number)
    .filter((pid) => !others.includes(pid));
}
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((next) => setImmediate(next));
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (fault) => fault.code,
  );

describe('PhotoDecoder', () => {
  it('starts a process with the first photo, and uses it again', async () => {
    decoder = new PhotoDecoder();
    expect(decodingProcesses()).toHaveLength(0);
    expect(await decoder.open(await photo())).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
    const first = decodingProcesses();
    expect(first).toHaveLength(1);
    await decoder.open(await photo(30, 20));
    expect(decodingProcesses()).toEqual(first);
  });

  it('decodes no more photos at once than it has places', async () => {
    decoder = new PhotoDecoder({ processes: 2 });
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, decodingProcesses().length)), 5);
    const photos = await Promise.all(Array.from({ length: 8 }, () => photo(2_000, 1_500)));
    await Promise.all(photos.map((one) => decoder.open(one)));
    clearInterval(watch);
    expect(most).toBe(2);
  });

  it('replaces a process after so many photos', async () => {
    decoder = new PhotoDecoder({ photosPerProcess: 2, processes: 1 });
    const seen = new Set<number>();
    for (let count = 0; count < 5; count++) {
      await decoder.open(await photo());
      for (const pid of decodingProcesses()) seen.add(pid);
    }
    // The second photo of each is its last one.
    expect(seen.size).toBe(3);
  });

  it('ends a process that has nothing to do', async () => {
    decoder = new PhotoDecoder({ idleMs: 1 });
    await decoder.open(await photo());
    await until(() => decodingProcesses().length === 0);
    expect(await codeOf(decoder.open(await photo()))).toBe('answered');
  });

  it('refuses the photo whose process is killed, and goes on with the next', async () => {
    decoder = new PhotoDecoder({ processes: 1 });
    await decoder.open(await photo());
    const [pid] = decodingProcesses();
    const refused = codeOf(decoder.open(await slow()));
    const next = codeOf(decoder.open(await photo()));
    await until(() => execFileSync('ps', ['-o', 'time=', '-p', String(pid)]).length > 0);
    process.kill(pid!, 'SIGKILL');
    expect(await refused).toBe('IMAGE_UNREADABLE');
    expect(await next).toBe('answered');
  });

  it('refuses a photo that takes too long', async () => {
    decoder = new PhotoDecoder({ timeMs: 50 });
    const photo = await slow();
    const started = performance.now();
    expect(await codeOf(decoder.open(photo))).toBe('IMAGE_UNREADABLE');
    expect(performance.now() - started).toBeLessThan(10_000);
    await until(() => decodingProcesses().length === 0);
  });

  it('decodes what takes much memory while it decodes nothing else', async () => {
    decoder = new PhotoDecoder({ processes: 2, memoryBytes: 60 * MB });
    const heavy = await sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: '#369' } })
      .png({ progressive: true })
      .toBuffer();
    const light = await photo();
    await Promise.all([decoder.open(light), decoder.open(light)]);
    expect(decodingProcesses()).toHaveLength(2);
    expect(await decoder.open(heavy)).toMatchObject({ width: 3_000 });
    // Idle ones were ended for it, and its own afterwards.
    await until(() => decodingProcesses().length === 0);
    expect(await codeOf(decoder.open(light))).toBe('answered');
  });

  it('refuses a photo that takes more memory than there is, with a sentence of its own', async () => {
    decoder = new PhotoDecoder({ heavyMemoryBytes: 60 * MB, memoryBytes: 50 * MB });
    await expect(decoder.open(await slow())).rejects.toMatchObject({
      code: 'IMAGE_TOO_MANY_PIXELS',
      message: 'This image takes too much memory to open. Please use a smaller one.',
    });
  });

  it('cuts a photo to a size, with its transparency', async () => {
    decoder = new PhotoDecoder();
    const clear = {
      create: { width: 30, height: 30, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    };
    const { data, ...size } = await decoder.cover(await sharp(clear).png().toBuffer(), { width: 60, height: 20 });
    expect(size).toEqual({ width: 60, height: 20, channels: 4 });
    expect(data).toHaveLength(60 * 20 * 4);
  });
});
