import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from './class-names.js';
import { VisuallyHidden } from './Hidden.js';
import styles from './Pagination.module.css';
import { getPageWindow } from './page-window.js';
import { STRINGS } from './texts.js';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  getUrl: (page: number) => string;
}

/** Links to the pages of a list: a window of five, the first and the last, and the neighbours. Nothing for one page. */
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
  if (to === null) return <span className={classNames(styles.page, styles.none)}>{children}</span>;
  return (
    <Link to={to} className={styles.page} aria-label={label}>
      {children}
    </Link>
  );
}
