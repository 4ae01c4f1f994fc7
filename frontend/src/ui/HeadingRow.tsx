import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './HeadingRow.module.css';

/** A heading, and what stands at the other end of its line. */
export const SectionHeader = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(styles.row, className)}>{children}</div>
);
