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
  /** Photos and maps. */
  pictures?: readonly Box[];
}

/** Height of the header in pixels. Below, the space around a toast. */
const HEADER_HEIGHT = 68;
const GAP = 6;
/** Width of the close button of a page dialog, and the space beside it. */
const CLOSE_BUTTON_WIDTH = 44 + 2 * GAP;
/** How much worse it is to cover text than an equal area of a picture. */
const TEXT_WEIGHT = 1000;
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"]';

/** Returns the area that a box shares with a toast and its gap. */
function measureOverlap(toast: Box, box: Box): number {
  const width = Math.min(toast.right + GAP, box.right) - Math.max(toast.left - GAP, box.left);
  const height = Math.min(toast.bottom + GAP, box.bottom) - Math.max(toast.top - GAP, box.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * Returns the place of a toast where it covers no controls, the least text, and then the least of pictures. Among equal
 * places, prefers the highest, and then the first of `lefts`. If there are controls everywhere, returns the first place.
 * @param first smallest distance from the top of the viewport
 * @param lowest largest bottom edge
 */
export function findFreePlace(
  { width, height }: { width: number; height: number },
  lefts: readonly [number, ...number[]],
  { controls, texts, pictures = [] }: Obstacles,
  first: number,
  lowest: number,
): Place {
  let best: Place = { left: lefts[0], top: first };
  let leastCovered = Number.POSITIVE_INFINITY;
  const edges = [...controls, ...texts, ...pictures].map(({ bottom }) => Math.ceil(bottom) + GAP);
  const tops = [...new Set([first, ...edges])].sort((a, b) => a - b);
  for (const top of tops) {
    if (top < first || top + height > lowest) continue;
    for (const left of lefts) {
      const toast = { top, left, right: left + width, bottom: top + height };
      if (controls.some((box) => measureOverlap(toast, box) > 0)) continue;
      const measure = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + measureOverlap(toast, box), 0);
      const covered = TEXT_WEIGHT * measure(texts) + measure(pictures);
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

/** Returns the boxes of the visible pictures with a meaning; what decorates a page may be covered. */
const listPictures = (root: Element): Box[] =>
  [...root.querySelectorAll('img:not([alt=""]), canvas')]
    .map((image) => image.getBoundingClientRect())
    .filter(isInView);

/** Area where a toast may be placed, and what is in it. */
function findArea(): { root: Element; edges: DOMRect | undefined; top: number; hasCloseButton: boolean } {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  if (dialog) return { root: dialog, edges: dialog.getBoundingClientRect(), top: GAP, hasCloseButton: false };
  const edges = document.querySelector('[data-page-dialog]')?.getBoundingClientRect();
  // The bar at the top of a page dialog has room for a toast.
  if (edges) return { root: document.body, edges, top: Math.max(0, edges.top) + GAP, hasCloseButton: true };
  return { root: document.body, edges, top: HEADER_HEIGHT, hasCloseButton: false };
}

/** Finds a place for a toast below the header or over an open dialog, at either edge or in the middle. */
export function placeToast(toast: HTMLElement): Place {
  const { root, edges, top, hasCloseButton } = findArea();
  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter((control) => !toast.contains(control) && isReadable(control))
    .map((control) => control.getBoundingClientRect())
    .filter(isInView);
  const { right, width, height } = toast.getBoundingClientRect();
  // The edges are those of a dialog if it is wide enough, otherwise those of the page.
  const [start, end] =
    edges && edges.width > width + 4 * GAP
      ? [edges.left + 2 * GAP, edges.right - 2 * GAP]
      : [document.documentElement.clientWidth - right, right];
  const beside = hasCloseButton ? [end - width - CLOSE_BUTTON_WIDTH] : [];
  return findFreePlace(
    { width, height },
    [end - width, ...beside, start, (start + end - width) / 2],
    { controls, texts: listTexts(root, toast), pictures: listPictures(root) },
    top,
    window.innerHeight - GAP,
  );
}
