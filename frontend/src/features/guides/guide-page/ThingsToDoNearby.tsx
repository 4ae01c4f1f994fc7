import { Compass } from 'lucide-react';
import { isInRegion } from '../../../lib/format/is-in-region.js';
import { parseDistance } from '../../../lib/format/parse-distance.js';
import { NeighborCards } from '../../../ui/places/NeighborCards.js';
import { generateInBackground } from '../api.js';
import { STRINGS } from '../strings.js';
import type { GuideViewModel } from './guide-view-model.js';
import styles from './ThingsToDoNearby.module.css';

/** Distance in meters within which all places are shown, and the number of the nearest ones that always are. */
const MAX_REGION_METERS = 60_000;
const MIN_PLACES = 3;

function withoutFarthest(attractions: GuideViewModel['nearbyAttractions']): GuideViewModel['nearbyAttractions'] {
  const meters = attractions.map(({ distance }) => parseDistance(distance || '0 m'));
  const limit = Math.max(
    MAX_REGION_METERS,
    meters.toSorted((a, b) => a - b)[MIN_PLACES - 1] ?? Number.POSITIVE_INFINITY,
  );
  return attractions.filter((_, index) => meters[index]! <= limit);
}

/** Things to do near a place. Following a link to a place requests its guide immediately. */
export function ThingsToDoNearby(props: { attractions: GuideViewModel['nearbyAttractions'] }) {
  const attractions = withoutFarthest(props.attractions);
  if (attractions.length === 0) return null;
  const isInside = attractions.some(({ note }) => note !== undefined);
  const places = attractions.flatMap(({ name, distance = '', note = distance, country, coordinates }) =>
    coordinates ? [{ name, detail: [note, country].filter(Boolean).join(' · '), coordinates }] : [],
  );
  const ideas = attractions.filter(({ coordinates }) => coordinates === undefined);
  return (
    <section aria-labelledby="things-nearby" className={styles.section}>
      <header>
        <h2 id="things-nearby">
          {STRINGS.page[isInside ? 'inside' : isInRegion(attractions) ? 'inRegion' : 'nearby']}
        </h2>
        {places.length > 0 && <p>{STRINGS.page.nearbyHint}</p>}
      </header>
      {places.length > 0 && (
        <NeighborCards neighbors={places} onOpen={({ name, coordinates }) => generateInBackground(name, coordinates)} />
      )}
      {ideas.length > 0 && (
        <ul className={styles.ideas}>
          {ideas.map(({ name }) => (
            <li key={name}>
              <Compass aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
