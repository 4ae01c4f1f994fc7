import { extname } from 'node:path';
import sharp from 'sharp';
import type { ContentScores, ContentTask } from './content-classifier-worker.js';
import { IdleWorker, type IdleWorkerLimits } from './idle-worker.js';

/** Edge of the square views that the models look at, in pixels. */
const VIEW_EDGE_PX = 224;
/** A picture this much longer than wide is looked at in parts as well, since its whole is squeezed beyond recognition. */
const MIN_OBLONG_RATIO = 1.25;
/** Share of a picture's shorter edge that the view of its middle shows. */
const CENTER_SHARE = 0.6;
/** Smaller pictures show too little to be judged, and longer ones would have to be squeezed out of shape. */
const MIN_EDGE_PX = 64;
const MAX_RATIO = 4;

/** The build has .js, the sources .ts; both run as they are. */
const WORKER_URL = new URL(`./content-classifier-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Says what kind of content photos show, on this machine, one photo at a time. The models are loaded with the first photo
 * and given back when nothing comes for a while.
 */
export class ContentClassifier {
  readonly #worker: IdleWorker<ContentTask, ContentScores[]>;

  constructor(limits: IdleWorkerLimits = { timeMs: 60_000, idleMs: 60_000 }) {
    this.#worker = new IdleWorker(WORKER_URL, limits);
  }

  /** Whether the models are in memory. */
  get isRunning(): boolean {
    return this.#worker.isRunning;
  }

  /**
   * What each model sees in each view of an upright picture: the whole, its middle, and both ends of an oblong one. Null
   * for a picture that is too small or too long to be judged, or when that failed or took too long. Never throws.
   */
  classify(image: Buffer): Promise<ContentScores[] | null> {
    return this.#worker.run(async (send) => {
      const views = await createViews(image);
      return views === null ? null : send({ views });
    });
  }

  /** Ends the thread; a photo being judged gives null, as do later ones. */
  close(): Promise<void> {
    return this.#worker.close();
  }
}

async function createViews(image: Buffer): Promise<Uint8Array[] | null> {
  const { width, height } = await sharp(image).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < MIN_EDGE_PX || long > short * MAX_RATIO) return null;
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
