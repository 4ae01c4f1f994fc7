import type { ReactNode } from 'react';
import { SafeImage } from '../../../ui/SafeImage.js';
import { type ComparedField, findDifferingFields, type SavedArticle } from '../draft.js';
import { pairSections } from '../sections.js';
import { STRINGS } from '../texts.js';
import { formatAttractionLines } from './attraction-lines.js';
import styles from './Compare.module.css';
import { DiffText } from './Words.js';

interface DifferencesProps {
  before: SavedArticle;
  after: SavedArticle;
}

/** What differs between two states of an article, field by field. */
export function Differences({ before, after }: DifferencesProps) {
  const fields = findDifferingFields(before, after);
  if (fields.length === 0) return <p>{STRINGS.versions.noDifference}</p>;
  return (
    <div className={styles.differences}>
      {fields.map((field) => (
        <section key={field}>
          <h3>{STRINGS.fields[field]}</h3>
          {renderDifference(field, before, after)}
        </section>
      ))}
    </div>
  );
}

function renderDifference(field: ComparedField, before: SavedArticle, after: SavedArticle): ReactNode {
  if (field === 'content') return <ContentDifference before={before.content} after={after.content} />;
  if (field === 'imageUrl') {
    return (
      <div className={styles.pair}>
        {[before, after].map(({ imageUrl }, index) => (
          <SafeImage
            key={index === 0 ? 'before' : 'after'}
            sources={[imageUrl]}
            alt={index === 0 ? STRINGS.versions.removed : STRINGS.versions.added}
            className={styles.picture}
            fallback={<p className={styles.words}>{STRINGS.image.none}</p>}
          />
        ))}
      </div>
    );
  }
  return <DiffText before={getFieldText(field, before)} after={getFieldText(field, after)} />;
}

/** A field as it is compared by words. */
function getFieldText(field: Exclude<ComparedField, 'content'>, saved: SavedArticle): string {
  if (field !== 'nearbyAttractions') return saved[field] ?? '';
  return formatAttractionLines(saved.nearbyAttractions);
}

function ContentDifference({ before, after }: { before: string; after: string }) {
  const pairs = pairSections(before, after).filter((pair) => pair.before?.html !== pair.after?.html);
  return (
    <>
      {pairs.map((pair, index) => {
        const [oldText, newText] = [pair.before?.text ?? '', pair.after?.text ?? ''];
        return <DiffText key={index} before={oldText} after={newText} />;
      })}
    </>
  );
}
