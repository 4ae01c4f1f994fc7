/** Page numbers that are offered around the current one. */
const WINDOW_SIZE = 5;

/**
 * The page numbers to offer: five around the current one, the first and the last; `null` stands where numbers are left
 * out.
 * @param current from 1
 */
export function getPageWindow(current: number, pageCount: number): (number | null)[] {
  const first = Math.max(1, Math.min(current - Math.floor(WINDOW_SIZE / 2), pageCount - WINDOW_SIZE + 1));
  const last = Math.min(pageCount, first + WINDOW_SIZE - 1);
  const windowPages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const leadingPages = first === 1 ? [] : first === 2 ? [1] : first === 3 ? [1, 2] : [1, null];
  const remaining = pageCount - last;
  const trailingPages =
    remaining === 0
      ? []
      : remaining === 1
        ? [pageCount]
        : remaining === 2
          ? [pageCount - 1, pageCount]
          : [null, pageCount];
  return [...leadingPages, ...windowPages, ...trailingPages];
}
