import type { Lettering } from '../drawing/lettering.js';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels between a dot and its name, and between two names. */
const GAP = 7;
const APART = 3;

/** Writes names where nothing was written before. Who asks first, is written. */
export class Labels {
  private readonly taken: Box[] = [];

  constructor(
    private readonly lettering: Lettering,
    private readonly width: number,
    private readonly height: number,
  ) {}

  widthOf(text: string, size: number): number {
    return this.lettering.write(text, size)?.width ?? 0;
  }

  /** Keeps the room of a dot; false where a name or a dot already stands. */
  claimDot(x: number, y: number, radius: number): boolean {
    const box = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    if (this.taken.some((other) => overlap(box, other, 0))) return false;
    this.taken.push(box);
    return true;
  }

  keepClear(box: Box): void {
    this.taken.push(box);
  }

  /** A name to the right of a dot, or to the left, above or below; null where there is no room or no such letters. */
  beside(text: string, x: number, y: number, size: number, colour: string): string | null {
    const width = this.widthOf(text, size);
    const middle = y + size * 0.36;
    return (
      this.at(text, x + GAP, middle, size, colour) ??
      this.at(text, x - GAP - width, middle, size, colour) ??
      this.at(text, x - width / 2, y - GAP, size, colour) ??
      this.at(text, x - width / 2, y + GAP + size * 0.8, size, colour)
    );
  }

  /** A text that starts at x and stands on y, with a pale rim that keeps it readable on any ground. */
  at(text: string, x: number, y: number, size: number, colour: string): string | null {
    const letters = this.lettering.write(text, size);
    if (!letters || letters.width === 0) return null;
    const box = { left: x, right: x + letters.width, top: y - size * 0.8, bottom: y + size * 0.25 };
    if (box.left < 2 || box.right > this.width - 2 || box.top < 2 || box.bottom > this.height - 2) return null;
    if (this.taken.some((other) => overlap(box, other, APART))) return null;
    this.taken.push(box);
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${letters.path}" fill="${colour}" stroke="#fffdf8" stroke-opacity="0.75" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"/>`;
  }
}

function overlap(a: Box, b: Box, apart: number): boolean {
  return a.left < b.right + apart && b.left < a.right + apart && a.top < b.bottom + apart && b.top < a.bottom + apart;
}
