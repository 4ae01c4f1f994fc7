import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import styles from './ExploreLists.module.css';
import { STRINGS } from './strings.js';

interface ExploreSectionProps {
  id: string;
  heading: string;
  error?: unknown;
  onRetry?: () => void;
  children: ReactNode;
}

/** Section of the Explore page: its heading and its list, or a retry if the list cannot be read. */
export function ExploreSection({ id, heading, error, onRetry, children }: ExploreSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {error ? (
        <Alert title={STRINGS.failed} heading="h3">
          <Button variant="secondary" onClick={onRetry}>
            {STRINGS.retry}
          </Button>
        </Alert>
      ) : (
        children
      )}
    </section>
  );
}
