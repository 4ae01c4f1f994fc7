import type { ComponentProps } from 'react';
import { FieldFrame, type FieldLabels } from './FieldFrame.js';

type FieldProps = FieldLabels & Omit<ComponentProps<'input'>, 'className'>;

/** Shows a labeled text input with its hint and error. */
export function Field({ label, hint, error, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => <input {...input} {...ties} />}
    </FieldFrame>
  );
}
