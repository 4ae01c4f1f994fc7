import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './SectionHeader.module.css';

/** Shows a heading with controls at the opposite end of its line. */
export const SectionHeader = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(styles.header, className)}>{children}</div>
);
