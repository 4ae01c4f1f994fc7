import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './SelectionToolbar.module.css';

interface SelectionToolbarProps {
  /** Number of items, or of selected items, as text. */
  status: string;
  /** Whether items are selected. The toolbar then stays in view. */
  isSelecting?: boolean;
  className?: string | undefined;
  /** Actions on the selected items. */
  children?: ReactNode;
}

/** Shows the toolbar above a list of selectable items. */
export const SelectionToolbar = ({ status, isSelecting, className, children }: SelectionToolbarProps) => (
  <div className={classNames(styles.toolbar, className)} data-selecting={isSelecting || undefined}>
    <span role="status">{status}</span>
    {children}
  </div>
);
