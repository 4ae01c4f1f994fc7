/** Part of an image, as shares of its width and height. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Shares cut off at the left, the top, the right and the bottom. */
type Margins = readonly [left: number, top: number, right: number, bottom: number];

const cut = ([left, top, right, bottom]: Margins): Region => ({
  left,
  top,
  width: 1 - left - right,
  height: 1 - top - bottom,
});
const scale = ([left, top, right, bottom]: Margins, share: number): Margins => [
  left * share,
  top * share,
  right * share,
  bottom * share,
];

const ALL_SIDES: Margins = [1, 1, 1, 1];
const ONE_SIDE: readonly Margins[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];
const TWO_SIDES: readonly Margins[] = [
  [1, 1, 0, 0],
  [0, 1, 1, 0],
  [0, 0, 1, 1],
  [1, 0, 0, 1],
];

/**
 * The whole image, and the parts that crops usually leave: the middle, all but one side, all but two adjacent sides, a
 * square, and a wider picture. They are so close to each other that any other crop is near one of them.
 */
export const HASHED_REGIONS: readonly Region[] = [
  [0, 0, 0, 0] as const,
  ...[0.05, 0.1, 0.15].map((share) => scale(ALL_SIDES, share)),
  ...[0.05, 0.1, 0.2].flatMap((share) => ONE_SIDE.map((side) => scale(side, share))),
  ...[0.05, 0.1, 0.15, 0.2].flatMap((share) => TWO_SIDES.map((corner) => scale(corner, share))),
  [0.1, 0, 0.1, 0] as const,
  [1 / 6, 0, 1 / 6, 0] as const,
  [0, 0.1, 0, 0.1] as const,
].map(cut);
