/** Page numbers that are offered around the current one. */
const WINDOW = 5;

/**
 * The page numbers to offer: five around the current one, the first and the last; `null` stands where numbers are left
 * out.
 * @param current from 1
 */
export function pageWindow(current: number, pages: number): (number | null)[] {
  const begin = Math.max(1, Math.min(current - Math.floor(WINDOW / 2), pages - WINDOW + 1));
  const end = Math.min(pages, begin + WINDOW - 1);
  const inside = Array.from({ length: end - begin + 1 }, (_, index) => begin + index);
  const before = begin === 1 ? [] : begin === 2 ? [1] : begin === 3 ? [1, 2] : [1, null];
  const left = pages - end;
  const after = left === 0 ? [] : left === 1 ? [pages] : left === 2 ? [pages - 1, pages] : [null, pages];
  return [...before, ...inside, ...after];
}
