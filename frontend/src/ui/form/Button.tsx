import type { ComponentProps } from 'react';
import { Slot } from '../layout/Slot.js';
import { classNames } from '../styles/class-names.js';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Makes the button round, for a single icon. It then needs an aria-label. */
  isRound?: boolean;
  /** Applies the button's style to the only child, such as a link, instead of rendering a button. */
  asChild?: boolean;
}

export function Button({ variant = 'primary', size = 'medium', isRound, asChild, className, ...rest }: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], isRound && styles.round, className)}
    />
  );
}
