import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card.js';
import styles from '../ArticleEditor.module.css';

/** A group of fields under a heading. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className={styles.card} role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
