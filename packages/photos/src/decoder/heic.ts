import { createRequire } from 'node:module';
import { readHeifDeclaration } from '../formats/heif-boxes.js';
import type { RawPixels, ResizeBox } from '../formats/pixels.js';
import { assertSize, PhotoRejectedError } from '../measure/photo-limits.js';
import { shrinkToSrgb } from './color-profile.js';

export interface HeicPixels extends RawPixels {
  /** Size of the upright original. */
  fullWidth: number;
  fullHeight: number;
}

interface Plane {
  width: number;
  height: number;
  /** Bytes per row. */
  stride: number;
  data: Uint8Array;
}

interface DecodedImage {
  message?: string;
  channels?: Plane[];
}

/** The used part of libheif's JavaScript interface. */
interface Libheif {
  ready?: Promise<unknown>;
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  heif_js_decode_image2(handle: unknown, colorSpace: unknown, chroma: unknown): DecodedImage;
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
}

interface HeifImage {
  handle: unknown;
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  has_alpha_channel(): boolean;
}

let libheifPromise: Promise<Libheif> | undefined;

/** Loads the decoder. Takes 50 ms the first time. */
export function loadLibheif(): Promise<Libheif> {
  libheifPromise ??= (async () => {
    const libheif: Libheif = createRequire(import.meta.url)('libheif-js/wasm-bundle');
    await libheif.ready;
    return libheif;
  })();
  return libheifPromise;
}

/**
 * Decodes the main image of a HEIC file, with its rotation applied. The result is at most twice as large as the box,
 * which saves memory and leaves the last step to a better scaler.
 * @throws PhotoRejectedError, and any error of the decoder
 */
export async function decodeHeic(bytes: Buffer, box: ResizeBox): Promise<HeicPixels> {
  const libheif = await loadLibheif();
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new PhotoRejectedError('damaged', { cause: 'the HEIC file contains no image' });
  const [fullWidth, fullHeight] = [image.get_width(), image.get_height()];
  assertSize(fullWidth, fullHeight);
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
  const isTransparent = image.has_alpha_channel();
  const decoded = libheif.heif_js_decode_image2(
    image.handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    isTransparent ? rgba : rgb,
  );
  const plane = decoded.channels?.[0];
  if (!plane) throw new PhotoRejectedError('damaged', { cause: decoded.message });
  return { ...shrink(plane, isTransparent ? 4 : 3, getShrinkFactor(plane, box)), fullWidth, fullHeight };
}

function getShrinkFactor({ width, height }: Plane, box: ResizeBox): number {
  const factors = [width / box.width, height / box.height];
  return Math.max(1, Math.floor(box.fit === 'inside' ? Math.max(...factors) : Math.min(...factors)));
}

/**
 * Averages squares of `factor` x `factor` pixels, with transparency blended on white. The result has three bytes per
 * pixel.
 */
function shrink(plane: Plane, step: 3 | 4, factor: number): RawPixels {
  const width = Math.floor(plane.width / factor);
  const height = Math.floor(plane.height / factor);
  const area = factor * factor;
  const data = Buffer.alloc(width * height * 3);
  const sum = [0, 0, 0];
  let to = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      sum.fill(0);
      for (let y = 0; y < factor; y++) {
        const from = (row * factor + y) * plane.stride + column * factor * step;
        for (let offset = from; offset < from + factor * step; offset += step) {
          const opacity = step === 4 ? plane.data[offset + 3]! / 255 : 1;
          const white = 255 * (1 - opacity);
          sum[0]! += plane.data[offset]! * opacity + white;
          sum[1]! += plane.data[offset + 1]! * opacity + white;
          sum[2]! += plane.data[offset + 2]! * opacity + white;
        }
      }
      data[to++] = sum[0]! / area + 0.5;
      data[to++] = sum[1]! / area + 0.5;
      data[to++] = sum[2]! / area + 0.5;
    }
  }
  return { data, width, height };
}

export interface HeicPhoto {
  /** Upright, in sRGB, and shrunk to the box. */
  pixels: RawPixels;
  /** Size of the upright original, in pixels. */
  width: number;
  height: number;
}

/**
 * Decodes the main image of a HEIC file, which must have been measured. 12 megapixels can take 100 MB and 4 s.
 * @throws PhotoRejectedError when it is truncated or damaged
 */
export async function readHeic(bytes: Buffer, box: ResizeBox): Promise<HeicPhoto> {
  const { isTruncated, colorProfile } = readHeifDeclaration(bytes);
  if (isTruncated) throw new PhotoRejectedError('damaged', { cause: 'the HEIC file ends within a box' });
  const { fullWidth, fullHeight, ...pixels } = await decodeHeic(bytes, box);
  return { pixels: await shrinkToSrgb(pixels, box, colorProfile), width: fullWidth, height: fullHeight };
}
