import { type ReactNode, useId } from 'react';
import { Card } from './Card.js';
import styles from './FieldsCard.module.css';

/** Shows a group of form fields under a heading. */
export function FieldsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.card}>
        <h2 id={id}>{title}</h2>
        {children}
      </Card>
    </section>
  );
}
