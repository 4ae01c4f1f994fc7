import { extname } from 'node:path';
import sharp from 'sharp';
import type { ContentScores, ContentWork } from './content-thread.js';
import { IdleThread, type IdleThreadLimits } from './idle-thread.js';

/** Edge of the square views that the models look at, in pixels. */
const VIEW_EDGE = 224;
/** A picture this much longer than wide is looked at in parts as well, since its whole is squeezed beyond recognition. */
const OBLONG = 1.25;
/** Share of a picture's shorter edge that the view of its middle shows. */
const MIDDLE = 0.6;
/** Smaller pictures show too little to be judged, and longer ones would have to be squeezed out of shape. */
const MIN_EDGE = 64;
const MAX_RATIO = 4;

/** The build has .js, the sources .ts; both run as they are. */
const THREAD = new URL(`./content-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Says what kind of content photos show, on this machine, one photo at a time. The models are loaded with the first photo
 * and given back when nothing comes for a while.
 */
export class ContentClassifier {
  readonly #thread: IdleThread<ContentWork, ContentScores[]>;

  constructor(limits: IdleThreadLimits = { timeMs: 60_000, idleMs: 60_000 }) {
    this.#thread = new IdleThread(THREAD, limits);
  }

  /** Whether the models are in memory. */
  get isRunning(): boolean {
    return this.#thread.isRunning;
  }

  /**
   * What each model sees in each view of an upright picture: the whole, its middle, and both ends of an oblong one. Null
   * for a picture that is too small or too long to be judged, or when that failed or took too long. Never throws.
   */
  classify(picture: Buffer): Promise<ContentScores[] | null> {
    return this.#thread.run(async (ask) => {
      const views = await viewsOf(picture);
      return views === null ? null : ask({ views });
    });
  }

  /** Ends the thread; a photo being judged gives null, as do later ones. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}

async function viewsOf(picture: Buffer): Promise<Uint8Array[] | null> {
  const { width, height } = await sharp(picture).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < MIN_EDGE || long > short * MAX_RATIO) return null;
  const view = async (left: number, top: number, w: number, h: number) =>
    new Uint8Array(
      await sharp(picture)
        .extract({ left: Math.round(left), top: Math.round(top), width: Math.floor(w), height: Math.floor(h) })
        .resize(VIEW_EDGE, VIEW_EDGE, { fit: 'fill' })
        .toColourspace('srgb')
        .flatten({ background: '#ffffff' })
        .raw()
        .toBuffer(),
    );
  const middle = short * MIDDLE;
  const views = [
    await view(0, 0, width, height),
    await view((width - middle) / 2, (height - middle) / 2, middle, middle),
  ];
  if (long < short * OBLONG) return views;
  const [endX, endY] = [width - short, height - short];
  return [...views, await view(0, 0, short, short), await view(endX, endY, short, short)];
}
