import type { ArticleCorrection } from '@placelore/contracts/content/articles/articles.js';
import { useId } from 'react';
import { Button } from '../form/Button.js';
import { FormattedDate } from '../format/FormattedDate.js';
import { SourceList } from '../sources/SourceList.js';
import { useCitations } from './citations-context.js';
import { STRINGS } from './strings.js';
import styles from './TextFoot.module.css';

interface TextFootProps {
  corrections?: readonly ArticleCorrection[];
  /** Heading level of the titles. */
  heading?: 'h2' | 'h3';
}

/** End of a text: its sources, its corrections, and a button for reporting an error. */
export function TextFoot({ corrections = [], heading = 'h2' }: TextFootProps) {
  const { citations, canReport, openReport } = useCitations();
  return (
    <div className={styles.foot}>
      <SourceList sources={citations.sources} verification={citations.verification} heading={heading} />
      {corrections.length > 0 && <Corrections corrections={corrections} heading={heading} />}
      {canReport && (
        <p className={styles.report}>
          <Button variant="secondary" size="small" onClick={(event) => openReport(null, event.currentTarget)}>
            {STRINGS.report}
          </Button>
        </p>
      )}
    </div>
  );
}

function Corrections({ corrections, heading: Heading }: Required<Pick<TextFootProps, 'corrections' | 'heading'>>) {
  const id = useId();
  return (
    <section className={styles.corrections} aria-labelledby={id}>
      <Heading id={id}>{STRINGS.corrections}</Heading>
      <ul>
        {corrections.map(({ correctedAt, note }) => (
          <li key={correctedAt}>
            {STRINGS.corrected} <FormattedDate iso={correctedAt} />
            {STRINGS.correctionSeparator}
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
