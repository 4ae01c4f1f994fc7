import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './VisuallyHidden.module.css';

/** Renders content for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.hidden, className)} />;
}
