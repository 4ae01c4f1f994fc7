import type { ComponentProps } from 'react';
import styles from './Badge.module.css';
import { classNames } from './class-names.js';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'plain' | 'good' | 'danger' | 'accent';
}

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
