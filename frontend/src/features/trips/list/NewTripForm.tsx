import { TRIP_LIMITS } from '@placelore/contracts/content/trips/trips.js';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { Field } from '../../../ui/form/Field.js';
import styles from './NewTripForm.module.css';

interface NewTripFormProps {
  label: string;
  /** Text of the button. */
  submit: string;
  isBusy: boolean;
  onSubmit: (title: string) => void;
}

/** Asks for the name of a new trip. */
export function NewTripForm({ label, submit, isBusy, onSubmit }: NewTripFormProps) {
  const [title, setTitle] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== '') onSubmit(title);
      }}
    >
      <Field
        label={label}
        value={title}
        maxLength={TRIP_LIMITS.title}
        required
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
