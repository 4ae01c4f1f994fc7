import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { getWritingLabel } from '@placelore/contracts/analysis/writing-label.js';
import { countGrades } from '@placelore/contracts/content/citations/grade-counts.js';
import { formatConfidence } from '../../../../lib/format/format-values.js';
import { SourceNumbersButton } from '../../../../ui/citations/SourceNumbersButton.js';
import { STRINGS } from '../../dialog-strings.js';
import styles from './Evidence.module.css';
import { getShownTexts } from './shown-texts.js';
import { STATED_CLUES } from './stated-clues.js';

/** Clues that led to the identification, with their strength. */
export function Evidence({ result }: { result: AnalysisResult }) {
  if (result.evidence.length === 0) return null;
  return (
    <section className={styles.evidence}>
      <h3>{STRINGS.result.evidence}</h3>
      <ul>
        {result.evidence.map((reason) => (
          <li key={`${reason.kind} ${reason.detail}`}>
            <span className={styles.kind}>{STRINGS.result.clueNames[reason.kind]}</span>
            <span>{reason.detail}</span>
            {describeStrength(reason) && <span className={styles.confidence}>{describeStrength(reason)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeStrength({ kind, contradicts, unmatched, confidence }: AnalysisResult['evidence'][number]): string {
  if (contradicts) return STRINGS.result.pointsElsewhere;
  // The clue's text already says that it did not help, or it is the visitor's own hint.
  if (confidence === 0 || STATED_CLUES.has(kind)) return '';
  return unmatched ? STRINGS.result.partlyKnown : STRINGS.result.clue(formatConfidence(confidence));
}

/** Line that states who wrote the texts, from what, and how their sentences were graded. */
export function Authorship({ result }: { result: AnalysisResult }) {
  const { verification, writing, sources } = result;
  const { hook, description, story, facts } = getShownTexts(result);
  const grades = verification && countGrades({ texts: [hook ?? '', description, story, ...facts] }, verification);
  const label = getWritingLabel(writing, { sources, grades });
  return (
    <p className={styles.author} data-digital-source-type={label?.digitalSourceType ?? undefined}>
      {label?.text}
      <SourceNumbersButton />
    </p>
  );
}
