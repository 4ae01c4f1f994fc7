import type { Fact } from '@placelore/contracts/places/facts.js';
import { STRINGS } from '../strings.js';
import styles from './VisitFacts.module.css';
import { formatVisitTime, getVisitPlan } from './visit-facts.js';

/** Visit time and season of a place; nothing where no cited fact names them. */
export function VisitFacts({ facts }: { facts: readonly Fact[] }) {
  const { minutes, season } = getVisitPlan(facts);
  if (minutes === null && season === null) return null;
  return (
    <dl className={styles.facts}>
      {minutes !== null && (
        <div>
          <dt>{STRINGS.visitTime}</dt>
          <dd>{formatVisitTime(minutes)}</dd>
        </div>
      )}
      {season !== null && (
        <div>
          <dt>{STRINGS.season}</dt>
          <dd>{season}</dd>
        </div>
      )}
    </dl>
  );
}
