import type { Choice } from './list-definition.js';
import styles from './Select.module.css';

interface SelectProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  /** Class of the element that contains the label and the select box. */
  className?: string | undefined;
  onChoose: (value: string) => void;
}

export function Select({ label, value, choices, className, onChoose }: SelectProps) {
  return (
    <label className={className}>
      <span>{label}</span>
      <select className={styles.select} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
