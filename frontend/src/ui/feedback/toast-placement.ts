/** Box in pixels of the viewport. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Height of the header, and space around a toast, in pixels. */
const HEADER_HEIGHT = 68;
const GAP = 8;
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"]';

const isApart = (one: Box, other: Box): boolean =>
  one.bottom + GAP <= other.top ||
  one.top >= other.bottom + GAP ||
  one.right + GAP <= other.left ||
  one.left >= other.right + GAP;

/**
 * Returns the distance of a toast from the top of the viewport at which it covers no control and, if possible, no title:
 * the smallest from `first` on, or `first` itself where there is none.
 * @param toast its box; only its size and its horizontal place count
 * @param lowest largest bottom edge it may have
 */
export function findFreeTop(
  toast: Box,
  controls: readonly Box[],
  first: number,
  lowest: number,
  titles: readonly Box[] = [],
): number {
  const height = toast.bottom - toast.top;
  const tops = [first, ...[...controls, ...titles].map(({ bottom }) => bottom + GAP)]
    .filter((top) => top >= first && top + height <= lowest)
    .sort((a, b) => a - b);
  const findApart = (boxes: readonly Box[]) =>
    tops.find((top) => boxes.every((box) => isApart({ ...toast, top, bottom: top + height }, box)));
  return findApart([...controls, ...titles]) ?? findApart(controls) ?? first;
}

/** Places a toast below the header, or over an open dialog, where it covers no control in view, nor a dialog's title. */
export function placeToast(toast: HTMLElement): number {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const listBoxes = (selector: string): Box[] =>
    [...(dialog ?? document).querySelectorAll(selector)]
      .filter((found) => !toast.contains(found) && found.checkVisibility?.({ visibilityProperty: true }) !== false)
      .map((found) => found.getBoundingClientRect())
      .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < window.innerHeight);
  const [first, lowest] = [dialog ? GAP : HEADER_HEIGHT, window.innerHeight - GAP];
  const titles = dialog ? listBoxes('h2') : [];
  return findFreeTop(toast.getBoundingClientRect(), listBoxes(CONTROLS), first, lowest, titles);
}
