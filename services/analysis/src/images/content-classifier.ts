import { extname } from 'node:path';
import sharp from 'sharp';
import type { ContentScores, ContentTask } from './content-classifier-worker.js';
import { IdleWorker, type IdleWorkerLimits } from './idle-worker.js';

/** Edge of the square views that the models take, in pixels. */
const VIEW_EDGE_PX = 224;
/**
 * From this ratio of its sides on, an image is also viewed in parts, because scaling the whole to a square distorts it
 * beyond recognition.
 */
const MIN_OBLONG_RATIO = 1.25;
/** Edge of the center view as a share of the image's shorter edge. */
const CENTER_SHARE = 0.6;
/** Smaller images show too little for a verdict, and more oblong ones would be distorted too much. */
const MIN_EDGE_PX = 64;
const MAX_RATIO = 4;

/** The build contains .js files, the sources .ts files; both run unchanged. */
const WORKER_URL = new URL(`./content-classifier-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Classifies the content of photos on this machine, one photo at a time. The models are loaded with the first photo and
 * released after a while without photos.
 */
export class ContentClassifier {
  readonly #worker: IdleWorker<ContentTask, ContentScores[]>;

  constructor(limits: IdleWorkerLimits = { timeMs: 60_000, idleMs: 60_000 }) {
    this.#worker = new IdleWorker(WORKER_URL, limits);
  }

  /** True while the models are in memory. */
  get isRunning(): boolean {
    return this.#worker.isRunning;
  }

  /**
   * Returns the scores of each model for each view of an upright image: the whole, its center, and both ends if it is
   * oblong. Returns an empty list for an image that is too small or too oblong, and null after a failure or timeout.
   * Never throws.
   */
  classify(image: Buffer): Promise<ContentScores[] | null> {
    return this.#worker.run(async (send) => {
      const views = await createViews(image);
      return views.length === 0 ? [] : send({ views });
    });
  }

  /** Ends the thread. The current task and all later ones return null. */
  close(): Promise<void> {
    return this.#worker.close();
  }
}

async function createViews(image: Buffer): Promise<Uint8Array[]> {
  const { width, height } = await sharp(image).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < MIN_EDGE_PX || long > short * MAX_RATIO) return [];
  const view = async (left: number, top: number, w: number, h: number) =>
    new Uint8Array(
      await sharp(image)
        .extract({ left: Math.round(left), top: Math.round(top), width: Math.floor(w), height: Math.floor(h) })
        .resize(VIEW_EDGE_PX, VIEW_EDGE_PX, { fit: 'fill' })
        .toColourspace('srgb')
        .flatten({ background: '#ffffff' })
        .raw()
        .toBuffer(),
    );
  const centerEdge = short * CENTER_SHARE;
  const views = [
    await view(0, 0, width, height),
    await view((width - centerEdge) / 2, (height - centerEdge) / 2, centerEdge, centerEdge),
  ];
  if (long < short * MIN_OBLONG_RATIO) return views;
  const [endX, endY] = [width - short, height - short];
  return [...views, await view(0, 0, short, short), await view(endX, endY, short, short)];
}
