import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { classNames } from '../../../ui/styles/class-names.js';
import { STRINGS } from '../strings.js';
import styles from './Comparison.module.css';
import { articleLetter } from './compare-articles.js';

interface ArticleHeadersProps {
  articles: readonly Article[];
  /** Index of the article that is kept. */
  keptIndex: number;
  onKeptChange: (index: number) => void;
}

/** Headers of the compared articles, in which the user chooses which one to keep. */
export function ArticleHeaders({ articles, keptIndex, onKeptChange }: ArticleHeadersProps) {
  const group = useId();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{STRINGS.comparison.keptLegend}</legend>
      <div className={styles.values}>
        {articles.map(({ id, title, slug, createdAt }, index) => (
          <div key={id} className={classNames(styles.header, index === keptIndex && styles.selected)}>
            <p className={styles.headerTitle}>
              <span className={styles.letter}>{articleLetter(index)}</span>
              <strong>{title}</strong>
              <a href={`/articles/${slug}`} target="_blank" rel="noopener" className={styles.externalLink}>
                <ExternalLink aria-hidden="true" />
                <VisuallyHidden>
                  {STRINGS.openPage} {title} {STRINGS.newTab}
                </VisuallyHidden>
              </a>
            </p>
            <p className={styles.metadata}>
              {STRINGS.id(id)} · {STRINGS.created} <FormattedDate iso={createdAt} />
            </p>
            <label className={styles.choice}>
              <input type="radio" name={group} checked={index === keptIndex} onChange={() => onKeptChange(index)} />
              {STRINGS.comparison.keepThis}
              <VisuallyHidden>
                {articleLetter(index)}, {STRINGS.id(id)}
              </VisuallyHidden>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
