import { Compass } from 'lucide-react';
import { isInRegion, MAX_REGION_METERS } from '../../../lib/format/is-in-region.js';
import { parseDistance } from '../../../lib/format/parse-distance.js';
import { NeighborCards } from '../../../ui/places/NeighborCards.js';
import { generateInBackground } from '../api.js';
import { STRINGS } from '../strings.js';
import type { GuideViewModel } from './guide-view-model.js';
import styles from './ThingsToDoNearby.module.css';

/** Things to do near a place, or in its region; places inside a region have a note instead. Following a link to a place requests its guide immediately. */
export function ThingsToDoNearby(props: { attractions: GuideViewModel['nearbyAttractions'] }) {
  const attractions = props.attractions.filter(
    ({ distance, note }) => note !== undefined || parseDistance(distance || '0 m') <= MAX_REGION_METERS,
  );
  if (attractions.length === 0) return null;
  const isInside = attractions.some(({ note }) => note !== undefined);
  const places = attractions.flatMap(({ name, distance = '', note = distance, country, coordinates }) =>
    coordinates ? [{ name, detail: [note, country].filter(Boolean).join(' · '), coordinates }] : [],
  );
  const ideas = attractions.filter(({ coordinates }) => coordinates === undefined);
  return (
    <section aria-labelledby="things-nearby" className={styles.section}>
      <h2 id="things-nearby">{STRINGS.page[isInside ? 'inside' : isInRegion(attractions) ? 'inRegion' : 'nearby']}</h2>
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
