import { getWritingLabel } from '@placelore/contracts/analysis/writing-label.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { Sparkles } from 'lucide-react';
import { useFormatters } from '../../../lib/format/formatters.js';
import { STRINGS } from '../strings.js';
import styles from './WritingNote.module.css';

/** Note that a text was generated and how many of its claims were checked; nothing for texts by people. */
export function WritingNote({ article }: { article: Pick<Article, 'writing' | 'verification'> }) {
  const formatters = useFormatters();
  const label = getWritingLabel(article.writing);
  if (label === null) return null;
  const { verification } = article;
  return (
    <p className={styles.note} data-digital-source-type={label.digitalSourceType}>
      <Sparkles aria-hidden="true" />
      <span>
        {label.text}
        {verification && verification.statements > 0 && (
          <> {STRINGS.checked(formatters, verification.verified, verification.statements)}</>
        )}
      </span>
    </p>
  );
}
