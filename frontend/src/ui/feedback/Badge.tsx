import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './Badge.module.css';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'plain' | 'good' | 'danger' | 'accent';
}

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
