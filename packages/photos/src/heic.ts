import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApiError } from '@placelore/contracts/errors.js';
import type { HeicAnswer, HeicWork } from './heic-thread.js';
import type { Frame, RawPixels } from './pixels.js';

export interface HeicLimits {
  /** Time for one photo, in ms. */
  timeMs: number;
  /** Memory for the decoder, in bytes; 100 megapixels at 4:2:0 take 0.8 GB, 12 megapixels 0.1 GB. */
  memoryBytes: number;
  pixelsMax: number;
}

export interface HeicPixels extends RawPixels {
  /** Size of the upright original. */
  fullWidth: number;
  fullHeight: number;
}

/** The build has .js, the sources .ts; both run as they are. */
const THREAD = new URL(`./heic-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Decodes the main picture of a HEIC file, upright (its own rotation applied), in a thread that ends afterwards. It is at
 * most twice as large as the frame asks, which saves memory and leaves the last step to a better scaler.
 * @throws ApiError IMAGE_TOO_MANY_PIXELS, IMAGE_UNREADABLE
 */
export async function decodeHeic(bytes: Buffer, frame: Frame, limits: HeicLimits): Promise<HeicPixels> {
  const answer = await decodeInThread(bytes, frame, limits);
  if (!answer.ok) {
    const code = answer.reason === 'pixels' ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_UNREADABLE';
    throw new ApiError(code, { cause: answer.message });
  }
  const { data, width, height, fullWidth, fullHeight } = answer;
  return { data: Buffer.from(data.buffer), width, height, fullWidth, fullHeight };
}

async function decodeInThread(bytes: Buffer, frame: Frame, limits: HeicLimits): Promise<HeicAnswer> {
  const { timeMs, memoryBytes, pixelsMax } = limits;
  const workerData: HeicWork = { bytes: new Uint8Array(bytes), pixelsMax, frame, memoryBytes };
  // stdout and stderr are taken because the decoder prints its complaints.
  const thread = new Worker(THREAD, {
    workerData,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });
  const unreadable = (message: string): HeicAnswer => ({ ok: false, reason: 'unreadable', message });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<HeicAnswer>((resolve) => {
      timer = setTimeout(() => resolve(unreadable(`not decoded within ${timeMs} ms`)), timeMs);
      thread.once('message', resolve);
      thread.once('error', (error) => resolve(unreadable(String(error))));
      thread.once('exit', () => resolve(unreadable('the decoder ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
