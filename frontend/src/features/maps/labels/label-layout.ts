/** Rectangle in pixels of the map. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Name that needs a place on the map. Sizes and positions are in pixels. */
export interface LabelRequest {
  x: number;
  y: number;
  width: number;
  height: number;
  /**
   * Half the size of the mark next to which the name is placed; null for a name without a mark, which is centered on
   * its position.
   */
  markRadius: number | null;
  /** Height of a mark above its position, for marks such as pins. */
  markHeight?: number;
  /** Whether it is shown even if it covers others. */
  isRequired?: boolean;
  /** Whether a name without a mark may move a little from its position, because it belongs to a large area. */
  mayMove?: boolean;
  /** Whether its mark is shown even if its name has no room. */
  keepsMark?: boolean;
}

/** Pixels between a mark and its name. Below, pixels between two names. */
const MARK_GAP = 5;
const LABEL_GAP = 4;

/** Pixels to the right and down by which a name of a large area may move to pass a pin or a cluster. */
const MOVES: readonly (readonly [right: number, down: number])[] = [
  [0, 0],
  [0, 18],
  [0, -18],
  [24, 0],
  [-24, 0],
  [0, 36],
  [0, -36],
  [36, 18],
  [-36, 18],
  [36, -18],
  [-36, -18],
];

/** Boxes that are taken, in a grid, so that each check compares only a few neighbors. */
class TakenBoxes {
  private static readonly CELL = 128;
  private readonly cells = new Map<string, Box[]>();

  overlaps(box: Box, gap: number): boolean {
    return this.keys(box).some((key) =>
      this.cells
        .get(key)
        ?.some(
          (other) =>
            box.left - gap < other.right &&
            box.right + gap > other.left &&
            box.top - gap < other.bottom &&
            box.bottom + gap > other.top,
        ),
    );
  }

  add(box: Box): void {
    for (const key of this.keys(box)) this.cells.set(key, [...(this.cells.get(key) ?? []), box]);
  }

  private keys({ left, top, right, bottom }: Box): string[] {
    const keys: string[] = [];
    const toCell = (pixels: number) => Math.floor(pixels / TakenBoxes.CELL);
    for (let x = toCell(left); x <= toCell(right); x++)
      for (let y = toCell(top); y <= toCell(bottom); y++) keys.push(`${x},${y}`);
    return keys;
  }
}

/**
 * Finds places for names, first come, first served, so that no name covers another name or a mark.
 * @param obstacles boxes that no name may cover, such as the marks of places
 * @param bounds box that names must not extend beyond
 * @returns the box of each name, `mark` if only its mark is shown, or null if there is no room for either
 */
export function layOutLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly Box[],
  bounds: Box,
): (Box | 'mark' | null)[] {
  const taken = new TakenBoxes();
  for (const obstacle of obstacles) taken.add(obstacle);
  const isInside = ({ left, top, right, bottom }: Box) =>
    left >= bounds.left && top >= bounds.top && right <= bounds.right && bottom <= bounds.bottom;
  return requests.map((request) => {
    const boxes = listBoxes(request);
    const mark = request.isRequired || request.markHeight !== undefined ? null : getMarkBox(request);
    if (mark && taken.overlaps(mark, 0)) return null;
    const free = boxes.find((box) => isInside(box) && !taken.overlaps(box, LABEL_GAP));
    const box = free ?? (request.isRequired ? boxes[0]! : null);
    if (mark && (box || request.keepsMark)) taken.add(mark);
    if (!box) return mark && request.keepsMark ? 'mark' : null;
    taken.add(box);
    return box;
  });
}

function getMarkBox({ x, y, markRadius }: LabelRequest): Box | null {
  if (markRadius === null) return null;
  return { left: x - markRadius, right: x + markRadius, top: y - markRadius, bottom: y + markRadius };
}

/** Returns the possible boxes of a name, best first: next to its mark, then below and above it. */
function listBoxes({ x, y, width, height, markRadius, markHeight, mayMove }: LabelRequest): Box[] {
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  if (markRadius === null) {
    const moves = mayMove ? MOVES : MOVES.slice(0, 1);
    return moves.map(([right, down]) => at(x - width / 2 + right, y - height / 2 + down));
  }
  const reach = markRadius + MARK_GAP;
  const above = markHeight === undefined ? y - reach - height : y - markHeight - height;
  const middle = y - (markHeight ?? 0) / 2 - height / 2;
  return [
    at(x + reach, middle),
    at(x - reach - width, middle),
    at(x - width / 2, markHeight === undefined ? y + reach : y + MARK_GAP),
    at(x - width / 2, above),
  ];
}
