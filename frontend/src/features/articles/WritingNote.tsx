import type { Article } from '@placelore/contracts/articles.js';
import { writingLabel } from '@placelore/contracts/writing-label.js';
import { Sparkles } from 'lucide-react';
import { useFormats } from '../../lib/use-formats.js';
import { TEXTS } from './texts.js';
import styles from './WritingNote.module.css';

/** Says that no person wrote the text, and how much of it was checked; nothing for people's texts. */
export function WritingNote({ article }: { article: Pick<Article, 'writing' | 'verification'> }) {
  const formats = useFormats();
  const label = writingLabel(article.writing);
  if (label === null) return null;
  const { verification } = article;
  return (
    <p className={styles.note} data-digital-source-type={label.digitalSourceType}>
      <Sparkles aria-hidden="true" />
      <span>
        {label.text}
        {verification && verification.statements > 0 && (
          <> {TEXTS.checked(formats, verification.verified, verification.statements)}</>
        )}
      </span>
    </p>
  );
}
