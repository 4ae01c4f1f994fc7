import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.js';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** A round button that holds an icon only; give it an aria-label. */
  round?: boolean;
  /** Gives its looks to the only child, a link for instance. */
  asChild?: boolean;
}

export function Button({ look = 'primary', size = 'medium', round, asChild, className, ...rest }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      className={classNames(styles.button, styles[look], styles[size], round && styles.round, className)}
    />
  );
}
