import type { Article } from '@placelore/contracts/articles.js';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { useFormats } from '../../../lib/use-formats.js';
import { classNames } from '../../../ui/class-names.js';
import { SafeImage } from '../../../ui/SafeImage.js';
import { TEXTS } from '../texts.js';
import styles from './Comparison.module.css';
import { differencesOf, type Stretch } from './differences.js';
import type { ComparedField } from './fields.js';
import { letterOf } from './letters.js';

interface FieldValuesProps {
  field: ComparedField;
  articles: readonly Article[];
  /** Place of the article the others are compared with. */
  against: number;
  isEqual: boolean;
  /** Place of the article whose value is taken. */
  taken: number;
  onTake: (place: number) => void;
}

/** What each article has of a field, with what differs marked, and which of it is taken. */
export function FieldValues({ field, articles, against, isEqual, taken, onTake }: FieldValuesProps) {
  const group = useId();
  const texts = articles.map(field.textOf);
  const differences = useMemo(() => differencesOf(articles.map(field.textOf), against), [articles, field, against]);
  const isMarkupOnly = !isEqual && !field.isPicture && new Set(texts).size === 1;
  const canTake = field.field !== undefined && !isEqual;
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{field.name}</legend>
      {isMarkupOnly && <p className={styles.facts}>{TEXTS.comparison.markupOnly}</p>}
      <div className={styles.values}>
        {articles.map((article, place) => (
          <div key={article.id} className={classNames(styles.value, canTake && place === taken && styles.chosen)}>
            <div className={styles.valueTop}>
              <span className={styles.letter}>{letterOf(place)}</span>
              {canTake && (
                <label className={styles.choice}>
                  <input type="radio" name={group} checked={place === taken} onChange={() => onTake(place)} />
                  {TEXTS.comparison.take(letterOf(place))}
                </label>
              )}
            </div>
            {field.isPicture ? (
              <Photo article={article} />
            ) : (
              <p className={styles.text}>
                {texts[place] === '' ? (
                  <span className={styles.nothing}>{TEXTS.comparison.empty}</span>
                ) : (
                  <Words stretches={differences[place]!} />
                )}
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Photo({ article: { imageUrl, thumbnailUrl, title } }: { article: Article }) {
  return (
    <SafeImage
      sources={[thumbnailUrl, imageUrl]}
      alt={title}
      className={styles.photo}
      lazy
      fallback={<p className={styles.nothing}>{TEXTS.comparison.noPicture}</p>}
    />
  );
}

function Words({ stretches }: { stretches: readonly Stretch[] }): ReactNode {
  const formats = useFormats();
  // A text has no other names for its parts than their places.
  return stretches.map((stretch, key) => {
    if ('leftOut' in stretch) {
      return (
        <span key={key} className={styles.leftOut}>
          {TEXTS.comparison.sameWords(formats.count(stretch.leftOut))}
        </span>
      );
    }
    const text = stretch.words.join(' ').replaceAll(/ ?\n ?/g, '\n');
    return <Fragment key={key}>{stretch.marked ? <mark>{text}</mark> : text} </Fragment>;
  });
}
