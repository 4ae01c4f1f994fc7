import type { Category } from '@placelore/contracts/places/categories.js';
import type { Fact } from '@placelore/contracts/places/facts.js';
import { STRINGS } from '../../strings.js';
import styles from './KeyFacts.module.css';
import { getKeyFactRows } from './key-facts.js';

/**
 * Facts next to the text that help plan a visit, such as dates, the architect and how long a visit takes. A single one is
 * its own heading: a table of one row looks as if the rest were missing.
 */
export function KeyFacts({ facts, category }: { facts: readonly Fact[]; category: Category }) {
  const rows = getKeyFactRows(facts, category);
  const [first, second] = rows;
  if (!first) return null;
  return (
    <section className={styles.facts} aria-labelledby="key-facts">
      <h2 id="key-facts">{second ? STRINGS.atAGlance : first.label}</h2>
      {second ? (
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{first.value}</p>
      )}
    </section>
  );
}
