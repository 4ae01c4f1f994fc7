import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { guideAddress } from '../../lib/page-addresses.js';
import { writeInBackground } from './api.js';
import type { ShownGuide } from './shown-guide.js';
import styles from './ThingsNearby.module.css';
import { TEXTS } from './texts.js';

/** What is near a place. What is a place itself leads to its own guide, which is begun at once. */
export function ThingsNearby({ things }: { things: ShownGuide['nearbyAttractions'] }) {
  if (things.length === 0) return null;
  const isIdea = things.every(({ coordinates }) => coordinates === undefined);
  return (
    <section aria-labelledby="things-nearby" className={styles.section}>
      <header>
        <h2 id="things-nearby">{TEXTS.page.nearby}</h2>
        {!isIdea && <p>{TEXTS.page.nearbyHint}</p>}
      </header>
      <ul>
        {things.map(({ name, distance, coordinates }) => (
          <li key={name}>
            <Compass aria-hidden="true" />
            <span className={styles.words}>
              {coordinates ? (
                <Link to={guideAddress(name, coordinates)} onClick={() => writeInBackground(name, coordinates)}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {distance && <span className={styles.distance}>{distance}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
