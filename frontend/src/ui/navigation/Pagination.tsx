import { ChevronLeft, ChevronRight } from 'lucide-react';
import { VisuallyHidden } from '../layout/VisuallyHidden.js';
import { STRINGS } from '../strings.js';
import { classNames } from '../styles/class-names.js';
import { Link } from './Link.js';
import styles from './Pagination.module.css';

/** Number of consecutive pages that are linked, including the current one. */
const WINDOW_SIZE = 5;

/**
 * Returns the page numbers to link: five around the current one, the first and the last. `null` marks a gap.
 * @param current page number, from 1
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

interface PaginationProps {
  /** Page number from 1. */
  page: number;
  pageCount: number;
  getUrl: (page: number) => string;
}

/**
 * Links to the pages of a list: five around the current one, the first, the last, the previous and the next. Renders
 * nothing for a single page.
 */
export function Pagination({ page, pageCount, getUrl }: PaginationProps) {
  if (pageCount < 2) return null;
  const pageNumbers = getPageWindow(page, pageCount);
  return (
    <nav className={styles.pagination} aria-label={STRINGS.pages.label}>
      <StepLink to={page > 1 ? getUrl(page - 1) : null} label={STRINGS.pages.previous}>
        <ChevronLeft aria-hidden="true" />
      </StepLink>
      <ol>
        {pageNumbers.map((number, index) =>
          number === null ? (
            <li key={`gap-after-${pageNumbers[index - 1]}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={number}>
              <Link to={getUrl(number)} className={styles.page} aria-current={number === page ? 'page' : undefined}>
                <VisuallyHidden>{STRINGS.pages.page}</VisuallyHidden>
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      <StepLink to={page < pageCount ? getUrl(page + 1) : null} label={STRINGS.pages.next}>
        <ChevronRight aria-hidden="true" />
      </StepLink>
    </nav>
  );
}

function StepLink({ to, label, children }: { to: string | null; label: string; children: React.ReactNode }) {
  if (to === null) return <span className={classNames(styles.page, styles.disabled)}>{children}</span>;
  return (
    <Link to={to} className={styles.page} aria-label={label}>
      {children}
    </Link>
  );
}
