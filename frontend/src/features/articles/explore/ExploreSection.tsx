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

/** Part of the page Explore: its heading and its list, or what to do when that cannot be read. */
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
