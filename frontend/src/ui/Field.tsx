import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.js';

type FieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className'>;

/** A labelled text input with its hint and error tied to it. */
export function Field({ label, hint, error, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => <input {...input} {...ties} />}
    </FieldFrame>
  );
}
