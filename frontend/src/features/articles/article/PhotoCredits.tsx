import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { PhotoCredit } from '../../../ui/media/PhotoCredit.js';
import { STRINGS } from '../strings.js';
import styles from './PhotoCredits.module.css';

/** Credits of all photos of an article with their titles and what was changed. */
export function PhotoCredits({ credits }: { credits: readonly ImageCredit[] }) {
  return (
    <section className={styles.credits} aria-labelledby="photo-credits">
      <h2 id="photo-credits">{STRINGS.photoCredits}</h2>
      <ul>
        {credits.map((credit) => (
          <li key={credit.sha1}>
            <cite>
              <bdi>{credit.title}</bdi>
            </cite>
            {STRINGS.creditSeparator}
            <PhotoCredit credit={credit} />
            {STRINGS.changed(credit.changes)}
          </li>
        ))}
      </ul>
    </section>
  );
}
