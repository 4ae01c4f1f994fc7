import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './SelectionToolbar.module.css';

interface SelectionToolbarProps {
  /** How many things there are, or are selected. */
  status: string;
  /** Whether some are selected: the line then stays in view. */
  isSelecting?: boolean;
  className?: string | undefined;
  /** What can be done with them. */
  children?: ReactNode;
}

/** The line above things that can be selected. */
export const SelectionToolbar = ({ status, isSelecting, className, children }: SelectionToolbarProps) => (
  <div className={classNames(styles.toolbar, className)} data-selecting={isSelecting || undefined}>
    <span role="status">{status}</span>
    {children}
  </div>
);
