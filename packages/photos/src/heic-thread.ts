/**
 * Body of the thread that decodes one HEIC photo and then ends. Loaded by heic.ts; imports nothing but types of this
 * package, so that it runs from source and from the build alike.
 */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Frame } from './pixels.js';

export interface HeicWork {
  bytes: Uint8Array;
  /** Most pixels that are decoded. */
  pixelsMax: number;
  /** Pictures are halved, thirded and so on as long as they are no smaller than this asks. */
  frame: Frame;
  /** Most memory the decoder itself gets, in bytes. */
  memoryBytes: number;
}

export type HeicAnswer =
  | { ok: true; data: Uint8Array<ArrayBuffer>; width: number; height: number; fullWidth: number; fullHeight: number }
  | { ok: false; reason: 'pixels' | 'unreadable'; message: string };

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

/** Not among the types of the language level this is compiled for. */
declare const WebAssembly: { Memory: { prototype: WasmMemory } };
interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

const work = workerData as HeicWork;
limitMemory(work.memoryBytes);
decode()
  .catch((error: unknown): HeicAnswer => ({ ok: false, reason: 'unreadable', message: String(error) }))
  .then((answer) => parentPort?.postMessage(answer, answer.ok ? [answer.data.buffer] : []));

async function decode(): Promise<HeicAnswer> {
  const libheif: Libheif = createRequire(import.meta.url)('libheif-js/wasm-bundle');
  await libheif.ready;
  const images = new libheif.HeifDecoder().decode(work.bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return { ok: false, reason: 'unreadable', message: 'no picture inside' };
  const [fullWidth, fullHeight] = [image.get_width(), image.get_height()];
  if (fullWidth * fullHeight > work.pixelsMax) {
    return { ok: false, reason: 'pixels', message: `${fullWidth} x ${fullHeight}` };
  }
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
  const transparent = image.has_alpha_channel();
  const decoded = libheif.heif_js_decode_image2(
    image.handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    transparent ? rgba : rgb,
  );
  const plane = decoded.channels?.[0];
  if (!plane) return { ok: false, reason: 'unreadable', message: decoded.message ?? 'cannot be decoded' };
  return { ok: true, ...shrink(plane, transparent ? 4 : 3, factorFor(plane, work.frame)), fullWidth, fullHeight };
}

function factorFor({ width, height }: Plane, frame: Frame): number {
  const factors = [width / frame.width, height / frame.height];
  return Math.max(1, Math.floor(frame.fit === 'inside' ? Math.max(...factors) : Math.min(...factors)));
}

/** The mean of each square of `factor` x `factor` pixels, transparency blended on white, three bytes a pixel. */
function shrink(plane: Plane, step: 3 | 4, factor: number) {
  const width = Math.floor(plane.width / factor);
  const height = Math.floor(plane.height / factor);
  const area = factor * factor;
  const data = new Uint8Array(width * height * 3);
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

/** A thread's resource limits do not count WebAssembly memory, so its growth is refused here. */
function limitMemory(bytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * 65_536 > bytes) throw new RangeError('the decoder reached its memory limit');
    return grow.call(this, pages);
  };
}
