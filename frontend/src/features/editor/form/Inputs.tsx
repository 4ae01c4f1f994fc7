import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Inputs.module.css';

interface LabelledProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Beside the label. */
  aside?: ReactNode;
}

/** A label with its hint and what is wrong, tied to what is labelled. */
function Labelled(
  props: LabelledProps & { children: (ids: { id: string; 'aria-describedby'?: string }) => ReactNode },
) {
  const { label, hint, error, aside, children } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, ...(described && { 'aria-describedby': described }) })}
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

/** Several lines of text. */
export function TextArea({ label, hint, error, aside, ...area }: LabelledProps & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ label, hint, error, aside }}>
      {(ids) => <textarea {...area} {...ids} className={styles.area} aria-invalid={error ? true : undefined} />}
    </Labelled>
  );
}

interface ChoiceProps<T extends string> extends LabelledProps {
  value: T;
  choices: readonly T[];
  onChoose: (value: T) => void;
}

/** One of several. */
export function Choice<T extends string>({ value, choices, onChoose, ...labelled }: ChoiceProps<T>) {
  return (
    <Labelled {...labelled}>
      {(ids) => (
        <select
          {...ids}
          className={styles.select}
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice === event.target.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
