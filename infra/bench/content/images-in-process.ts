import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type * as Local from '@placelore/platform/storage/local-storage.js';
import sharp, { type Sharp } from 'sharp';
import type * as Published from '../../../services/content/src/media/images/image-publisher.js';
import { measure, type Row } from '../measure.ts';

/** Finalizes photos with the built project named on the command line, and prints the rows as JSON. */
const root = resolve(process.argv[2] ?? '.');
const importBuilt = async <T>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as T;

const { LocalStorage } = await importBuilt<typeof Local>('packages/platform/dist/storage/local-storage.js');
const { ImagePublisher } = await importBuilt<typeof Published>('services/content/dist/media/images/image-publisher.js');

/** Number of pairs. In each, a photo is finalized by the service, and then by sharp alone. */
const PAIRS = 30;
const CONCURRENCY = 8;

/** A 12-megapixel JPEG with the detail of a photo, about 5 MB. */
async function createLargePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const coarse = await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .toBuffer({ resolveWithObject: true });
  return sharp(coarse.data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Creates the same seven images in as few steps as sharp needs. */
async function renderWithSharp(photo: Buffer): Promise<void> {
  const renderRaw = async (pipeline: Sharp) => {
    const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
    return () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  };
  const largest = await renderRaw(
    sharp(photo).autoOrient().resize({ width: 1600, height: 1067, fit: 'cover' }).toColourspace('srgb'),
  );
  const large = await renderRaw(largest().resize({ width: 1200, height: 800, fit: 'fill' }));
  const medium = await renderRaw(large().resize(800));
  const small = await renderRaw(large().resize(400));
  await Promise.all([
    largest().webp({ quality: 78 }).toBuffer(),
    large().webp({ quality: 80 }).toBuffer(),
    large().jpeg({ quality: 82 }).toBuffer(),
    medium().webp({ quality: 78 }).toBuffer(),
    medium().jpeg({ quality: 80 }).toBuffer(),
    small().webp({ quality: 75 }).toBuffer(),
    small().jpeg({ quality: 78 }).toBuffer(),
  ]);
}

/**
 * Measures event-loop delays in ms: the CPU time of the thread between two iterations, and the elapsed time, which on a
 * busy machine mostly belongs to other processes.
 */
function watchEventLoop(): { stop(): { p99: number; maxMs: number; maxWaitMs: number } } {
  const workedMs: number[] = [];
  let waited = 0;
  let [clock, cpu] = [performance.now(), process.threadCpuUsage()];
  const timer = setInterval(() => {
    const since = process.threadCpuUsage(cpu);
    workedMs.push((since.user + since.system) / 1000);
    waited = Math.max(waited, performance.now() - clock);
    [clock, cpu] = [performance.now(), process.threadCpuUsage()];
  }, 1);
  return {
    stop: () => {
      clearInterval(timer);
      return { p99: percentile(workedMs, 0.99), maxMs: Math.max(...workedMs), maxWaitMs: waited };
    },
  };
}

async function measureMs(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const percentile = (ms: number[], share: number): number =>
  ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)]!;
const median = (ms: number[]): number => percentile(ms, 0.5);
const createRow = (name: string, ms: number[], note: string): Row => ({
  name,
  perSecond: (ms.length * 1000) / ms.reduce((sum, one) => sum + one, 0),
  p50: median(ms),
  p99: percentile(ms, 0.99),
  note,
});

const folder = await mkdtemp(join(tmpdir(), 'placelore-bench-'));
try {
  const storage = new LocalStorage(folder);
  const images = new ImagePublisher(storage);
  const photo = await createLargePhoto();
  const key = 'uploads/photo';
  /** The costly parts of giving an article an image: accepting the upload, and finalizing it. */
  const receive = () => storage.put(key, photo, 'image/jpeg');
  const finalize = async () => {
    await storage.stat(key);
    await images.publish(await buffer(await storage.read(key)), 'articles', randomUUID());
  };
  await receive();
  await finalize();
  await renderWithSharp(photo);

  // The two alternate, so that other load on the machine affects both alike.
  const size = `${(photo.length / 1024 ** 2).toFixed(1)} MB`;
  const [sharpTimes, finalizedTimes]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair++) {
    sharpTimes.push(await measureMs(() => renderWithSharp(photo)));
    finalizedTimes.push(await measureMs(finalize));
  }
  const ratio = median(finalizedTimes) / median(sharpTimes);
  const eventLoopWatch = watchEventLoop();
  const concurrentRow = await measure(
    '12-megapixel photo, received and finalized',
    { count: 40, concurrency: CONCURRENCY },
    async () => {
      await receive();
      await finalize();
    },
  );
  const { p99, maxMs, maxWaitMs } = eventLoopWatch.stop();
  const blocked =
    `the event loop was held for at most ${maxMs.toFixed(1)} ms (99 % of its turns: ${p99.toFixed(1)} ms); with waiting ` +
    `for a processor ${maxWaitMs.toFixed(1)} ms`;
  const rows: Row[] = [
    createRow('12-megapixel photo, sharp alone', sharpTimes, `${PAIRS} calls, 1 at a time; JPEG of ${size}`),
    createRow(
      '12-megapixel photo, finalized',
      finalizedTimes,
      `the same, in turns; ${ratio.toFixed(2)} times sharp alone`,
    ),
    { ...concurrentRow, note: `${concurrentRow.note}; ${blocked}` },
  ];
  console.log(JSON.stringify(rows));
} finally {
  await rm(folder, { recursive: true, force: true });
}
