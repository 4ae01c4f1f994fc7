import type { Article } from '@placelore/contracts/articles.js';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.js';
import { Day } from '../../../ui/Day.js';
import { Hidden } from '../../../ui/Hidden.js';
import { TEXTS } from '../texts.js';
import styles from './Comparison.module.css';
import { letterOf } from './letters.js';

interface ArticleHeadsProps {
  articles: readonly Article[];
  /** Place of the one that is kept. */
  kept: number;
  onKeep: (place: number) => void;
}

/** Which articles are compared, and which of them is kept. */
export function ArticleHeads({ articles, kept, onKeep }: ArticleHeadsProps) {
  const group = useId();
  return (
    <fieldset className={classNames(styles.fieldset, styles.heads)}>
      <legend className={styles.legend}>{TEXTS.comparison.kept}</legend>
      <div className={styles.values}>
        {articles.map(({ id, title, slug, createdAt }, place) => (
          <div key={id} className={classNames(styles.head, place === kept && styles.chosen)}>
            <p className={styles.headTitle}>
              <span className={styles.letter}>{letterOf(place)}</span>
              <strong>{title}</strong>
              <a href={`/articles/${slug}`} target="_blank" rel="noopener" className={styles.open}>
                <ExternalLink aria-hidden="true" />
                <Hidden>
                  {TEXTS.openPage} {title} {TEXTS.newTab}
                </Hidden>
              </a>
            </p>
            <p className={styles.facts}>
              {TEXTS.id(id)} · {TEXTS.created} <Day iso={createdAt} />
            </p>
            <label className={styles.choice}>
              <input type="radio" name={group} checked={place === kept} onChange={() => onKeep(place)} />
              {TEXTS.comparison.keep}
              <Hidden>
                {letterOf(place)}, {TEXTS.id(id)}
              </Hidden>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
