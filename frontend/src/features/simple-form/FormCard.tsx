import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/Card.js';
import styles from './SimpleForm.module.css';

/** One of the form's cards. */
export function FormCard({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.card}>
        <h2 id={id}>{heading}</h2>
        {children}
      </Card>
    </section>
  );
}
