import sharp from 'sharp';
import type { PhotoCase } from './photo-case.ts';

export const MB = 1024 * 1024;

/** A file that the decoder must reject. */
export const rejectedCase = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'refused', make });
/** A file that the decoder may accept, within its limits. */
export const boundedCase = (name: string, make: PhotoCase['make']): PhotoCase => ({ name, expected: 'bounded', make });

/** Creates an image of one color; width and height are in pixels. */
export const createFlatImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
export const createJpeg = () => createFlatImage(64, 48).jpeg().toBuffer();
export const createProgressiveJpeg = () => createFlatImage(64, 48).jpeg({ progressive: true }).toBuffer();

/** Repeats the last scan of a progressive JPEG. */
export function repeatLastScan(source: Buffer, count: number): Buffer {
  const scan = source.lastIndexOf(Buffer.from([0xff, 0xda]));
  const repeated = source.subarray(scan, -2);
  return Buffer.concat([source.subarray(0, scan), ...Array<Buffer>(count).fill(repeated), source.subarray(-2)]);
}
