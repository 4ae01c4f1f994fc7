import { getWritingLabel } from '@placelore/contracts/analysis/writing-label.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { countGrades } from '@placelore/contracts/content/citations/grade-counts.js';
import { useMemo } from 'react';
import { SourceNumbersButton } from '../../../ui/citations/SourceNumbersButton.js';
import styles from './WritingNote.module.css';
import { WRITING_NOTE_ID } from './writing-note-id.js';

/**
 * States who wrote an article, from what, and how its sentences were graded. Renders nothing for texts by people. Its
 * script loads late.
 */
export default function WritingNote({
  article: { writing, content, verification, sources },
}: {
  article: Pick<Article, 'writing' | 'content' | 'verification' | 'sources'>;
}) {
  const label = useMemo(
    () => getWritingLabel(writing, { sources, grades: verification && countGrades({ html: content }, verification) }),
    [writing, content, verification, sources],
  );
  if (label === null) return null;
  return (
    <p id={WRITING_NOTE_ID} className={styles.note} data-digital-source-type={label.digitalSourceType ?? undefined}>
      {label.text}
      <SourceNumbersButton />
    </p>
  );
}
