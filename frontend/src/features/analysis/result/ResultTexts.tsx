import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getAttractionDetail } from '@placelore/contracts/places/attraction-detail.js';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { MarkedText } from '../../../ui/citations/MarkedText.js';
import { NeighborCards } from '../../../ui/places/NeighborCards.js';
import { STRINGS } from '../dialog-strings.js';
import { Evidence } from './outcome/Evidence.js';
import styles from './ResultModal.module.css';

const RESULT_STRINGS = STRINGS.result;

/** Texts about the place of a result, or about the town where its photo was taken. */
export function ResultTexts({ result, map }: { result: AnalysisResult; map: ReactNode }) {
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
          {map}
        </aside>
      </div>
      <NearbySection result={result} />
    </>
  );
}

function NearbySection({ result }: { result: AnalysisResult }) {
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
