import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from './class-names.js';
import { Hidden } from './Hidden.js';
import styles from './Pagination.module.css';
import { pageWindow } from './page-window.js';
import { TEXTS } from './texts.js';

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Links to the pages of a list: a window of five, the first and the last, and the neighbours. Nothing for one page. */
export function Pagination({ page, pages, addressOf }: PaginationProps) {
  if (pages < 2) return null;
  const shown = pageWindow(page, pages);
  return (
    <nav className={styles.pagination} aria-label={TEXTS.pages.label}>
      <Step to={page > 1 ? addressOf(page - 1) : null} label={TEXTS.pages.previous}>
        <ChevronLeft aria-hidden="true" />
      </Step>
      <ol>
        {shown.map((number, index) =>
          number === null ? (
            <li key={`gap-after-${shown[index - 1]}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={number}>
              <Link to={addressOf(number)} className={styles.page} aria-current={number === page ? 'page' : undefined}>
                <Hidden>{TEXTS.pages.page}</Hidden>
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step to={page < pages ? addressOf(page + 1) : null} label={TEXTS.pages.next}>
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}

function Step({ to, label, children }: { to: string | null; label: string; children: React.ReactNode }) {
  if (to === null) return <span className={classNames(styles.page, styles.none)}>{children}</span>;
  return (
    <Link to={to} className={styles.page} aria-label={label}>
      {children}
    </Link>
  );
}
