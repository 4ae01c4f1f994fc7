import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { FieldsCard } from '../../ui/layout/FieldsCard.js';
import styles from './SourceConflicts.module.css';
import { STRINGS } from './strings.js';

/** Statements in which an article's sources contradict each other; renders nothing if they agree. */
export function SourceConflicts({ conflicts }: { conflicts: AdminArticle['sourceConflicts'] }) {
  if (conflicts.length === 0) return null;
  return (
    <FieldsCard title={STRINGS.sourceConflicts.title}>
      <p className={styles.hint}>{STRINGS.sourceConflicts.hint}</p>
      {conflicts.map(({ kind, statements }) => (
        <dl key={kind} className={styles.conflict}>
          {statements.map(({ statement, sourceName }) => (
            <div key={`${sourceName} ${statement}`}>
              <dt>{sourceName}</dt>
              <dd>{statement}</dd>
            </div>
          ))}
        </dl>
      ))}
    </FieldsCard>
  );
}
