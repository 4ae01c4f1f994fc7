import PopularGuides from '../../features/articles/list/popular/PopularGuides.js';
import { STRINGS } from './home-strings.js';
import styles from './SavedView.module.css';

/** Guides for someone who has saved nothing yet, and how to save one. */
export default function FirstGuides() {
  return (
    <section className={styles.firstGuides} aria-labelledby="first-guides">
      <h2 id="first-guides">{STRINGS.firstGuides}</h2>
      <p>{STRINGS.howToKeep}</p>
      <PopularGuides />
    </section>
  );
}
