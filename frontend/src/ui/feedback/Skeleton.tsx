import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './Skeleton.module.css';

/**
 * Shows a gray placeholder for loading content. It is hidden from screen readers, so announce the loading separately.
 */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
