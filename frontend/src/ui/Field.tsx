import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.js';
import styles from './Field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value; read out with the field. */
  error?: string | undefined;
}

/** A labelled text input with its hint and error tied to it. */
export function Field({ label, hint, error, className, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
