import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getAttractionDetail } from '@placelore/contracts/places/attraction-detail.js';
import { Compass } from 'lucide-react';
import { MarkedText } from '../../../ui/citations/MarkedText.js';
import { NeighborCards } from '../../../ui/places/NeighborCards.js';
import { STRINGS } from '../dialog-strings.js';
import { Evidence } from './outcome/Evidence.js';
import styles from './ResultModal.module.css';

const RESULT_STRINGS = STRINGS.result;

/** Texts about the place of a result, or about the town where its photo was taken. */
export function ResultTexts({ result }: { result: AnalysisResult }) {
  return (
    <>
      {result.description && (
        <p className={styles.lead}>
          <MarkedText text={result.description} />
        </p>
      )}
      {result.culturalInfo && (
        <section className={styles.section}>
          <h3>{RESULT_STRINGS.significance}</h3>
          {splitParagraphs(result.culturalInfo).map((paragraph) => (
            <p key={paragraph}>
              <MarkedText text={paragraph} />
            </p>
          ))}
        </section>
      )}
      {result.facts.length > 0 && (
        <section className={styles.section}>
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
      <Evidence result={result} />
    </>
  );
}

/** Sights near the place of a result. */
export function NearbySection({ result }: { result: AnalysisResult }) {
  if (result.nearbyAttractions.length === 0) return null;
  return (
    <section className={styles.nearby}>
      <h3>
        <Compass aria-hidden="true" />
        {RESULT_STRINGS.nearby}
      </h3>
      <NeighborCards
        neighbors={result.nearbyAttractions.map((place) => ({ ...place, detail: getAttractionDetail(place) }))}
      />
    </section>
  );
}

const splitParagraphs = (text: string): string[] => [
  ...new Set(text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')),
];
