import { Compass } from 'lucide-react';
import { getGuidePath } from '../../../lib/urls.js';
import { Link } from '../../../ui/navigation/Link.js';
import { generateInBackground } from '../api.js';
import { STRINGS } from '../strings.js';
import type { GuideViewModel } from './guide-view-model.js';
import styles from './ThingsToDoNearby.module.css';

/** Things near a place. A link to a place requests its guide at once. */
export function ThingsToDoNearby({ attractions }: { attractions: GuideViewModel['nearbyAttractions'] }) {
  if (attractions.length === 0) return null;
  const areIdeas = attractions.every(({ coordinates }) => coordinates === undefined);
  const isInside = attractions.some(({ note }) => note !== undefined);
  return (
    <section aria-labelledby="things-nearby" className={styles.section}>
      <header>
        <h2 id="things-nearby">{isInside ? STRINGS.page.inside : STRINGS.page.nearby}</h2>
        {!areIdeas && <p>{STRINGS.page.nearbyHint}</p>}
      </header>
      <ul>
        {attractions.map(({ name, distance = '', note = distance, coordinates }) => (
          <li key={name}>
            <Compass aria-hidden="true" />
            <span className={styles.text}>
              {coordinates ? (
                <Link to={getGuidePath(name, coordinates)} onClick={() => generateInBackground(name, coordinates)}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {note && <span className={styles.distance}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
