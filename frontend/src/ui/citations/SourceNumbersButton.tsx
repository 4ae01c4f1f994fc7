import { useCitations } from './citations-context.js';
import styles from './SourceNumbersButton.module.css';
import { STRINGS } from './strings.js';

/** After the line about a text's sources, shows and hides the numbers after sentences. Renders nothing for texts whose numbers are always shown. */
export function SourceNumbersButton() {
  const { numbers } = useCitations();
  if (!numbers) return null;
  return (
    <>
      {' '}
      <button type="button" className={styles.button} onClick={numbers.toggle}>
        {numbers.areShown ? STRINGS.hideSources : STRINGS.showSources}
      </button>
    </>
  );
}
