import type { Category } from '@placelore/contracts/places/categories.js';
import type { Fact } from '@placelore/contracts/places/facts.js';
import { STRINGS } from '../../strings.js';
import styles from './KeyFacts.module.css';
import { getKeyFactRows } from './key-facts.js';

/** Facts next to the text that help plan a visit, such as dates, the architect and how long a visit takes. */
export function KeyFacts({ facts, category }: { facts: readonly Fact[]; category: Category }) {
  const rows = getKeyFactRows(facts, category);
  if (rows.length === 0) return null;
  return (
    <section className={styles.facts} aria-labelledby="key-facts">
      <h2 id="key-facts">{STRINGS.atAGlance}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
