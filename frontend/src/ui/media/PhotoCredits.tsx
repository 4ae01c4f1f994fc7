import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { PhotoCredit } from './PhotoCredit.js';
import styles from './PhotoCredits.module.css';
import { STRINGS } from './photo-credits-strings.js';

/** Credits of all photos on a page, with their titles and the changes made to them. */
export function PhotoCredits({ credits }: { credits: readonly ImageCredit[] }) {
  return (
    <section className={styles.credits} aria-labelledby="photo-credits">
      <h2 id="photo-credits">{STRINGS.title}</h2>
      <ul>
        {credits.map((credit) => (
          <li key={credit.sha1}>
            <cite>
              <bdi>{credit.title}</bdi>
            </cite>
            {STRINGS.separator}
            <PhotoCredit credit={credit} />
            {STRINGS.changed(credit.changes)}
          </li>
        ))}
      </ul>
    </section>
  );
}
