import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { Compass } from 'lucide-react';
import { getGuidePath } from '../../../lib/urls.js';
import { MarkedText } from '../../../ui/citations/MarkedText.js';
import { Link } from '../../../ui/navigation/Link.js';
import { STRINGS } from '../dialog-strings.js';
import { Evidence } from './Evidence.js';
import styles from './ResultModal.module.css';

const RESULT_STRINGS = STRINGS.result;

/** What is known about the place of a result, or about the town where its photo was taken. */
export function ResultTexts({ result }: { result: AnalysisResult }) {
  return (
    <>
      {result.description && (
        <p className={styles.lead}>
          <MarkedText text={result.description} />
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {result.culturalInfo && (
            <section>
              <h3>{RESULT_STRINGS.significance}</h3>
              {splitParagraphs(result.culturalInfo).map((paragraph) => (
                <p key={paragraph}>
                  <MarkedText text={paragraph} />
                </p>
              ))}
            </section>
          )}
          {result.facts.length > 0 && (
            <section>
              <h3>{RESULT_STRINGS.facts}</h3>
              <ol className={styles.facts}>
                {result.facts.map((fact) => (
                  <li key={fact}>
                    <MarkedText text={fact} />
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
        <aside className={styles.side}>
          <Evidence result={result} />
          <NearbySection result={result} />
        </aside>
      </div>
    </>
  );
}

function NearbySection({ result }: { result: AnalysisResult }) {
  if (result.nearbyAttractions.length === 0) return null;
  return (
    <section>
      <h3>
        <Compass aria-hidden="true" />
        {RESULT_STRINGS.nearby}
      </h3>
      <ul className={styles.nearby}>
        {result.nearbyAttractions.map((place) => (
          <li key={`${place.name} ${place.coordinates.lat} ${place.coordinates.lng}`}>
            <Link to={getGuidePath(place.name, place.coordinates)}>{place.name}</Link>
            <span className={styles.distance}>{place.distance}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const splitParagraphs = (text: string): string[] => [
  ...new Set(text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')),
];
