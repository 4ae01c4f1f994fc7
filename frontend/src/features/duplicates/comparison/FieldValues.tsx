import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { useFormatters } from '../../../lib/format/formatters.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { classNames } from '../../../ui/styles/class-names.js';
import { STRINGS } from '../strings.js';
import styles from './Comparison.module.css';
import type { ComparedField } from './compare-articles.js';
import { articleLetter, type DiffSegment, markDifferences } from './compare-articles.js';

interface FieldValuesProps {
  field: ComparedField;
  articles: readonly Article[];
  /** Index of the article that the others are compared with. */
  baseIndex: number;
  isEqual: boolean;
  /** Index of the article whose value is used. */
  takenIndex: number;
  onTakenChange: (index: number) => void;
}

/** Values of a field in each article with marked differences, from which the user chooses one. */
export function FieldValues({ field, articles, baseIndex, isEqual, takenIndex, onTakenChange }: FieldValuesProps) {
  const group = useId();
  const values = articles.map(field.getText);
  const differences = useMemo(
    () => markDifferences(articles.map(field.getText), baseIndex),
    [articles, field, baseIndex],
  );
  const isMarkupOnly = !isEqual && !field.isImage && new Set(values).size === 1;
  const isSelectable = field.field !== undefined && !isEqual;
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{field.name}</legend>
      {isMarkupOnly && <p className={styles.metadata}>{STRINGS.comparison.markupOnly}</p>}
      <div className={styles.values}>
        {articles.map((article, index) => (
          <div
            key={article.id}
            className={classNames(styles.value, isSelectable && index === takenIndex && styles.selected)}
          >
            <div className={styles.valueHeader}>
              <span className={styles.letter}>{articleLetter(index)}</span>
              {isSelectable && (
                <label className={styles.choice}>
                  <input
                    type="radio"
                    name={group}
                    checked={index === takenIndex}
                    onChange={() => onTakenChange(index)}
                  />
                  {STRINGS.comparison.takeFrom(articleLetter(index))}
                </label>
              )}
            </div>
            {field.isImage ? (
              <Photo article={article} />
            ) : (
              <p className={styles.text}>
                {values[index] === '' ? (
                  <span className={styles.empty}>{STRINGS.comparison.empty}</span>
                ) : (
                  <DiffText segments={differences[index]!} />
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
      isLazy
      fallback={<p className={styles.empty}>{STRINGS.comparison.noPhoto}</p>}
    />
  );
}

function DiffText({ segments }: { segments: readonly DiffSegment[] }): ReactNode {
  const formats = useFormatters();
  // Segments of a text have no keys other than their indexes.
  return segments.map((segment, index) => {
    if ('omitted' in segment) {
      return (
        <span key={index} className={styles.omitted}>
          {STRINGS.comparison.equalWords(formats.formatCount(segment.omitted))}
        </span>
      );
    }
    const text = segment.words.join(' ').replaceAll(/ ?\n ?/g, '\n');
    return <Fragment key={index}>{segment.isMarked ? <mark>{text}</mark> : text} </Fragment>;
  });
}
