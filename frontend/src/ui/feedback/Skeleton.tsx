import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './Skeleton.module.css';

/** A grey shape where content will be. Hidden from screen readers: announce the loading beside it. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} aria-hidden="true" className={classNames(styles.skeleton, className)} />;
}
