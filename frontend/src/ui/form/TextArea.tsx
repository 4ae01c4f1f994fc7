import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.js';
import { FieldFrame, type FieldLabels } from './FieldFrame.js';
import styles from './TextArea.module.css';

type TextAreaProps = FieldLabels &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    /** Whether to use a monospaced font, for markup. */
    code?: boolean;
  };

/** Shows a labeled multi-line field. */
export function TextArea({ label, hint, error, className, code, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <textarea {...area} {...ties} className={classNames(ties.className, styles.textArea, code && styles.code)} />
      )}
    </FieldFrame>
  );
}
