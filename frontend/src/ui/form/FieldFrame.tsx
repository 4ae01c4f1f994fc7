import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.js';
import styles from './Field.module.css';

export interface FieldLabels {
  label: string;
  hint?: ReactNode;
  /** Error in the value. Screen readers announce it with the field. */
  error?: string | undefined;
  className?: string | undefined;
}

/** Attributes that connect a field to its label, hint and error. */
export interface FieldBinding {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/**
 * Shows a label, a hint and an error around any kind of field. @param children renders the field with its attributes
 */
export function FieldFrame({
  label,
  hint,
  error,
  className,
  children,
}: FieldLabels & { children: (ties: FieldBinding) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
