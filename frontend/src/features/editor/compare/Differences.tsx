import type { ReactNode } from 'react';
import { SafeImage } from '../../../ui/SafeImage.js';
import { type Compared, differingFields, type SavedArticle } from '../draft.js';
import { pairSections } from '../sections.js';
import { TEXTS } from '../texts.js';
import { attractionLines } from './attraction-lines.js';
import styles from './Compare.module.css';
import { Words } from './Words.js';

interface DifferencesProps {
  before: SavedArticle;
  after: SavedArticle;
}

/** What differs between two states of an article, field by field. */
export function Differences({ before, after }: DifferencesProps) {
  const fields = differingFields(before, after);
  if (fields.length === 0) return <p>{TEXTS.versions.noDifference}</p>;
  return (
    <div className={styles.differences}>
      {fields.map((field) => (
        <section key={field}>
          <h3>{TEXTS.fields[field]}</h3>
          {difference(field, before, after)}
        </section>
      ))}
    </div>
  );
}

function difference(field: Compared, before: SavedArticle, after: SavedArticle): ReactNode {
  if (field === 'content') return <TextDifference before={before.content} after={after.content} />;
  if (field === 'imageUrl') {
    return (
      <div className={styles.pair}>
        {[before, after].map(({ imageUrl }, index) => (
          <SafeImage
            key={index === 0 ? 'before' : 'after'}
            sources={[imageUrl]}
            alt={index === 0 ? TEXTS.versions.removed : TEXTS.versions.added}
            className={styles.picture}
            fallback={<p className={styles.words}>{TEXTS.picture.none}</p>}
          />
        ))}
      </div>
    );
  }
  return <Words before={textOf(field, before)} after={textOf(field, after)} />;
}

/** A field as it is compared by words. */
function textOf(field: Exclude<Compared, 'content'>, saved: SavedArticle): string {
  if (field !== 'nearbyAttractions') return saved[field] ?? '';
  return attractionLines(saved.nearbyAttractions);
}

function TextDifference({ before, after }: { before: string; after: string }) {
  const pairs = pairSections(before, after).filter((pair) => pair.before?.html !== pair.after?.html);
  return (
    <>
      {pairs.map((pair, index) => {
        const [old, anew] = [pair.before?.text ?? '', pair.after?.text ?? ''];
        return <Words key={index} before={old} after={anew} />;
      })}
    </>
  );
}
