import type { TextOutliner } from '../../drawing/text-outliner.js';

interface LabelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance in pixels between a dot and its name, and between two names. */
const DOT_GAP = 7;
const LABEL_GAP = 3;

/** Places labels in the order of the calls, without overlap. */
export class MapLabels {
  private readonly occupied: LabelBox[] = [];

  constructor(
    private readonly outliner: TextOutliner,
    private readonly width: number,
    private readonly height: number,
  ) {}

  measureWidth(text: string, size: number): number {
    return this.outliner.getOutline(text, size)?.width ?? 0;
  }

  /** Reserves space for a dot; returns false where there already is a name or a dot. */
  claimDot(x: number, y: number, radius: number): boolean {
    const box = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    if (this.occupied.some((other) => isOverlapping(box, other, 0))) return false;
    this.occupied.push(box);
    return true;
  }

  reserve(box: LabelBox): void {
    this.occupied.push(box);
  }

  /**
   * Places a name to the right of a dot, or to the left, above or below. Returns null when the name does not fit or the
   * font lacks one of its letters.
   */
  placeBeside(text: string, x: number, y: number, size: number, color: string): string | null {
    const width = this.measureWidth(text, size);
    const middle = y + size * 0.36;
    return (
      this.placeAt(text, x + DOT_GAP, middle, size, color) ??
      this.placeAt(text, x - DOT_GAP - width, middle, size, color) ??
      this.placeAt(text, x - width / 2, y - DOT_GAP, size, color) ??
      this.placeAt(text, x - width / 2, y + DOT_GAP + size * 0.8, size, color)
    );
  }

  /**
   * Places a text that starts at x on the baseline y, with a pale outline that keeps it readable on any background.
   */
  placeAt(text: string, x: number, y: number, size: number, color: string): string | null {
    const outline = this.outliner.getOutline(text, size);
    if (!outline || outline.width === 0) return null;
    const box = { left: x, right: x + outline.width, top: y - size * 0.8, bottom: y + size * 0.25 };
    if (box.left < 2 || box.right > this.width - 2 || box.top < 2 || box.bottom > this.height - 2) return null;
    if (this.occupied.some((other) => isOverlapping(box, other, LABEL_GAP))) return null;
    this.occupied.push(box);
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${outline.path}" fill="${color}" stroke="#fffdf8" stroke-opacity="0.75" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"/>`;
  }
}

function isOverlapping(a: LabelBox, b: LabelBox, apart: number): boolean {
  return a.left < b.right + apart && b.left < a.right + apart && a.top < b.bottom + apart && b.top < a.bottom + apart;
}
