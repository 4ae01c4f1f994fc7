import { createRequire } from 'node:module';
import { PhotoRefused } from './measure/refusals.js';
import { checkSize } from './measure/sizes.js';
import type { Frame, RawPixels } from './pixels.js';

export interface HeicPixels extends RawPixels {
  /** Size of the upright original. */
  fullWidth: number;
  fullHeight: number;
}

interface Plane {
  width: number;
  height: number;
  /** Bytes of a row. */
  stride: number;
  data: Uint8Array;
}

interface Decoded {
  message?: string;
  channels?: Plane[];
}

/** The part of libheif's JavaScript interface that is used. */
interface Libheif {
  ready?: Promise<unknown>;
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  heif_js_decode_image2(handle: unknown, colourSpace: unknown, chroma: unknown): Decoded;
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

let loaded: Promise<Libheif> | undefined;

/** Loads the decoder, which takes 50 ms the first time. */
export function loadHeic(): Promise<Libheif> {
  loaded ??= (async () => {
    const libheif: Libheif = createRequire(import.meta.url)('libheif-js/wasm-bundle');
    await libheif.ready;
    return libheif;
  })();
  return loaded;
}

/**
 * Decodes the main picture of a HEIC file, upright (its own rotation applied). It is at most twice as large as the frame
 * asks, which saves memory and leaves the last step to a better scaler.
 * @throws PhotoRefused, and whatever the decoder throws
 */
export async function decodeHeic(bytes: Buffer, frame: Frame): Promise<HeicPixels> {
  const libheif = await loadHeic();
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new PhotoRefused('damaged', { cause: 'no picture inside' });
  const [fullWidth, fullHeight] = [image.get_width(), image.get_height()];
  checkSize(fullWidth, fullHeight);
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
  const transparent = image.has_alpha_channel();
  const decoded = libheif.heif_js_decode_image2(
    image.handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    transparent ? rgba : rgb,
  );
  const plane = decoded.channels?.[0];
  if (!plane) throw new PhotoRefused('damaged', { cause: decoded.message });
  return { ...shrink(plane, transparent ? 4 : 3, factorFor(plane, frame)), fullWidth, fullHeight };
}

function factorFor({ width, height }: Plane, frame: Frame): number {
  const factors = [width / frame.width, height / frame.height];
  return Math.max(1, Math.floor(frame.fit === 'inside' ? Math.max(...factors) : Math.min(...factors)));
}

/** The mean of each square of `factor` x `factor` pixels, transparency blended on white, three bytes a pixel. */
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
        for (let at = from; at < from + factor * step; at += step) {
          const cover = step === 4 ? plane.data[at + 3]! / 255 : 1;
          const white = 255 * (1 - cover);
          sum[0]! += plane.data[at]! * cover + white;
          sum[1]! += plane.data[at + 1]! * cover + white;
          sum[2]! += plane.data[at + 2]! * cover + white;
        }
      }
      data[to++] = sum[0]! / area + 0.5;
      data[to++] = sum[1]! / area + 0.5;
      data[to++] = sum[2]! / area + 0.5;
    }
  }
  return { data, width, height };
}
