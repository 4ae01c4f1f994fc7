import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getAttractionDetail } from '@placelore/contracts/places/attraction-detail.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyAttraction } from '@placelore/contracts/places/places.js';
import { ArrowRight, Compass } from 'lucide-react';
import { MAX_NEARBY_METERS } from '../../../lib/format/is-in-region.js';
import { MarkedText } from '../../../ui/citations/MarkedText.js';
import { Link } from '../../../ui/navigation/Link.js';
import { NeighborCards } from '../../../ui/places/NeighborCards.js';
import { STRINGS } from '../dialog-strings.js';
import { getShownTexts } from './outcome/shown-texts.js';
import styles from './ResultModal.module.css';
import { getResultGuidePath } from './result-guide-path.js';

const RESULT_STRINGS = STRINGS.result;

/** Texts about the place of a result, or about the town where its photo was taken. */
export function ResultTexts({ result }: { result: AnalysisResult }) {
  const { hook, description, story, facts } = getShownTexts(result);
  return (
    <>
      {(hook || description) && (
        <p className={styles.lead}>
          <MarkedText text={hook || description} />
        </p>
      )}
      {hook && description && (
        <p>
          <MarkedText text={description} />
        </p>
      )}
      {story && (
        <section className={styles.section}>
          <h3>{RESULT_STRINGS.significance}</h3>
          <p>
            <MarkedText text={story} />
          </p>
        </section>
      )}
      {facts.length > 0 && (
        <section className={styles.section}>
          <h3>{RESULT_STRINGS.facts}</h3>
          <ol className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <MarkedText text={fact} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <Link className={styles.more} to={getResultGuidePath(result)}>
        {RESULT_STRINGS.guideTo(result.title)}
        <ArrowRight aria-hidden="true" />
      </Link>
    </>
  );
}

/**
 * Sights near the place of a result, and apart from them those that need a journey. Those that the question about the
 * photo already offers are left out, and those already shown.
 */
export function NearbySections({ result, shown }: { result: AnalysisResult; shown: readonly string[] }) {
  const { latitude, longitude, identified, candidates } = result;
  const offered = new Set([...shown, ...(identified ? [] : candidates.map(({ name }) => name))]);
  const nearbyAttractions = result.nearbyAttractions.filter(({ name }) => !offered.has(name));
  const isFar = ({ coordinates }: NearbyAttraction) =>
    latitude !== null &&
    longitude !== null &&
    getDistanceMeters({ latitude, longitude }, { latitude: coordinates.lat, longitude: coordinates.lng }) >
      MAX_NEARBY_METERS;
  const groups = [
    { name: RESULT_STRINGS.nearby, places: nearbyAttractions.filter((place) => !isFar(place)) },
    { name: RESULT_STRINGS.region, places: nearbyAttractions.filter(isFar) },
  ];
  return groups.map(
    ({ name, places }) =>
      places.length > 0 && (
        <section key={name} className={styles.nearby}>
          <h3>
            <Compass aria-hidden="true" />
            {name}
          </h3>
          <NeighborCards neighbors={places.map((place) => ({ ...place, detail: getAttractionDetail(place) }))} />
        </section>
      ),
  );
}
