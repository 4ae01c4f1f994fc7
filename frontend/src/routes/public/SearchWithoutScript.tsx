import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import styles from './SearchWithoutScript.module.css';

/** The search for those whose browser runs no scripts: the list of articles answers it. */
export function SearchWithoutScript() {
  return (
    <noscript>
      <search>
        <form action="/articles" className={styles.search}>
          <Field label="Where do you want to go?" name="q" type="search" required minLength={3} />
          <Button type="submit">Search</Button>
        </form>
      </search>
    </noscript>
  );
}
