import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './Card.module.css';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}
