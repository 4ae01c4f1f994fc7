import type { ComponentProps } from 'react';
import { FieldFrame, type FieldLabels } from './FieldFrame.js';

type SelectFieldProps = FieldLabels & Omit<ComponentProps<'select'>, 'className'> & { choices: readonly string[] };

/** Shows a labeled dropdown. Its values are also its texts. */
export function SelectField({ label, hint, error, className, choices, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => (
        <select {...select} {...ties}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
