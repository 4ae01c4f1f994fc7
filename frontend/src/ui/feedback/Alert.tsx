import type { ReactNode } from 'react';
import styles from './Alert.module.css';

interface AlertProps {
  title: string;
  /** Heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
  children: ReactNode;
}

/** Shows a message in place of content: an empty state, or an error and what to do about it. */
export function Alert({ title, heading: Heading = 'h3', children }: AlertProps) {
  return (
    <div className={styles.alert}>
      <svg viewBox="0 0 96 40" aria-hidden="true" className={styles.drawing}>
        <path d="M4 32c14-14 24 2 38-8s22-18 32-12" />
        <path d="m86 6-10 10m0-10 10 10" />
      </svg>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
