import type { GrayImage } from './letter-components.js';
import type { TextRow } from './text-rows.js';

/** Letter size of a straightened row for the OCR engine, and the margins around it in letter sizes. */
export interface Frame {
  letterSizePx: number;
  roomAcross: number;
  roomAlong: number;
}
/** For rows whose letter size is that of capitals; other letters reach above and below. */
export const CAPITALS_FRAME: Frame = { letterSizePx: 42, roomAcross: 0.7, roomAlong: 1 };
/** For rows whose letter size is the whole height. A narrow margin keeps out the edges of sign boards. */
export const LINE_FRAME: Frame = { letterSizePx: 56, roomAcross: 0.25, roomAlong: 0.35 };
const MAX_LENGTH = 2600;
/** Gray levels of text and background after stretching. */
const [INK, GROUND] = [25, 230];

/**
 * Cuts a row of letters out of an image: level, dark on light, scaled to the frame's letter size.
 * @param isReversed whether a row that may run up or down the image is read downward
 */
export function straightenRow(
  image: GrayImage,
  line: TextRow,
  isReversed = false,
  { letterSizePx, roomAcross, roomAlong }: Frame = CAPITALS_FRAME,
): GrayImage {
  const scale = Math.min(letterSizePx / line.size, MAX_LENGTH / line.length);
  const width = Math.round((line.length + 2 * roomAlong * line.size) * scale);
  const height = Math.round(line.size * (1 + 2 * roomAcross) * scale);
  const angle = isReversed ? line.angle + Math.PI : line.angle;
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const gain = (GROUND - INK) / (line.ground - line.ink || 1);
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const across = row - height / 2;
    for (let column = 0; column < width; column++) {
      const along = column - width / 2;
      const level = sample(image, line.x + along * cos - across * sin, line.y + along * sin + across * cos, 1 / scale);
      data[row * width + column] = Math.max(0, Math.min(255, INK + (level - line.ink) * gain));
    }
  }
  return { data, width, height };
}

/** Returns the gray level at a point, interpolated between four pixels, or averaged when several pixels become one. */
function sample({ data, width, height }: GrayImage, x: number, y: number, step: number): number {
  const clamp = (value: number, max: number) => (value < 0 ? 0 : value > max ? max : value);
  if (step > 1.6) {
    const reach = Math.floor(step / 2);
    let sum = 0;
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        sum += data[clamp(Math.round(y) + dy, height - 1) * width + clamp(Math.round(x) + dx, width - 1)]!;
      }
    }
    return sum / (2 * reach + 1) ** 2;
  }
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const [x0, x1] = [clamp(left, width - 1), clamp(left + 1, width - 1)];
  const [y0, y1] = [clamp(top, height - 1) * width, clamp(top + 1, height - 1) * width];
  const upper = data[y0 + x0]! * (1 - fx) + data[y0 + x1]! * fx;
  const lower = data[y1 + x0]! * (1 - fx) + data[y1 + x1]! * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Encodes an image as a PGM file. */
export function toPgm({ data, width, height }: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
