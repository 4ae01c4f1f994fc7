/** Box in pixels of the viewport. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Place {
  left: number;
  top: number;
}

/** Things that a toast would cover. */
export interface Obstacles {
  controls: readonly Box[];
  /** Lines of text. */
  texts: readonly Box[];
}

/** Height of the header in pixels. Below, the space around a toast. */
const HEADER_HEIGHT = 68;
const GAP = 6;
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"]';

/** Returns the area that a box shares with a toast and its gap. */
function measureOverlap(toast: Box, box: Box): number {
  const width = Math.min(toast.right + GAP, box.right) - Math.max(toast.left - GAP, box.left);
  const height = Math.min(toast.bottom + GAP, box.bottom) - Math.max(toast.top - GAP, box.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Returns the place of a toast where it covers no controls and the least text. Among equal places, prefers the highest,
 * and then the first of `lefts`. If there are controls everywhere, returns the first place.
 * @param first smallest distance from the top of the viewport
 * @param lowest largest bottom edge
 */
export function findFreePlace(
  { width, height }: { width: number; height: number },
  lefts: readonly [number, ...number[]],
  { controls, texts }: Obstacles,
  first: number,
  lowest: number,
): Place {
  let best: Place = { left: lefts[0], top: first };
  let leastCovered = Number.POSITIVE_INFINITY;
  const edges = [...controls, ...texts].map(({ bottom }) => Math.ceil(bottom) + GAP);
  const tops = [...new Set([first, ...edges])].sort((a, b) => a - b);
  for (const top of tops) {
    if (top < first || top + height > lowest) continue;
    for (const left of lefts) {
      const toast = { top, left, right: left + width, bottom: top + height };
      if (controls.some((box) => measureOverlap(toast, box) > 0)) continue;
      const covered = texts.reduce((sum, box) => sum + measureOverlap(toast, box), 0);
      if (covered < leastCovered) [best, leastCovered] = [{ left, top }, covered];
      if (covered === 0) return best;
    }
  }
  return best;
}

const isInView = ({ width, bottom, top }: DOMRect): boolean => width > 0 && bottom > 0 && top < window.innerHeight;

/** Text that is only for assistive technology is in a box of one pixel. */
const isReadable = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) !== false && element.clientWidth !== 1;

/** Returns the boxes of the visible lines of text, except those of the toast. */
function listTexts(root: Element, toast: Element): Box[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: Box[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (!nodeValue?.trim() || !parentElement || toast.contains(parentElement) || !isReadable(parentElement)) continue;
    range.selectNodeContents(walker.currentNode);
    boxes.push(...[...(range.getClientRects?.() ?? [])].filter(isInView));
  }
  return boxes;
}

/** Finds a place for a toast below the header or over an open dialog, at either edge or in the middle. */
export function placeToast(toast: HTMLElement): Place {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const root = dialog ?? document.body;
  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter((control) => !toast.contains(control) && isReadable(control))
    .map((control) => control.getBoundingClientRect())
    .filter(isInView);
  const { right, width, height } = toast.getBoundingClientRect();
  const edges = dialog?.getBoundingClientRect();
  // The edges are those of a dialog if it is wide enough, otherwise those of the page.
  const [start, end] =
    edges && edges.width > width + 4 * GAP
      ? [edges.left + 2 * GAP, edges.right - 2 * GAP]
      : [document.documentElement.clientWidth - right, right];
  return findFreePlace(
    { width, height },
    [end - width, start, (start + end - width) / 2],
    { controls, texts: listTexts(root, toast) },
    dialog ? GAP : HEADER_HEIGHT,
    window.innerHeight - GAP,
  );
}
