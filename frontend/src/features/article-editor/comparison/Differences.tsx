import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { formatAttractionLines } from '../attractions/attraction-drafts.js';
import { type ComparedField, findDifferingFields, type SavedArticle } from '../draft.js';
import { STRINGS } from '../strings.js';
import styles from './Comparison.module.css';
import { diffWords } from './diff.js';
import { pairSections } from './sections.js';

/** Text with marked deletions and insertions, which can be told apart without colors and by screen readers. */
export function DiffText({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.text}>
      {diffWords(before, after).map(({ kind, items }, index) => {
        const text = items.join('');
        if (kind === 'same') return text;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={index}>
            <VisuallyHidden>{` [${STRINGS.versions[kind]}: `}</VisuallyHidden>
            {text}
            <VisuallyHidden>{'] '}</VisuallyHidden>
          </Tag>
        );
      })}
    </p>
  );
}

interface DifferencesProps {
  before: SavedArticle;
  after: SavedArticle;
}

/** Differences between two states of an article, field by field. */
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
      <div className={styles.imagePair}>
        {[before, after].map(({ imageUrl }, index) => (
          <SafeImage
            key={index === 0 ? 'before' : 'after'}
            sources={[imageUrl]}
            alt={index === 0 ? STRINGS.versions.removed : STRINGS.versions.added}
            className={styles.image}
            fallback={<p className={styles.text}>{STRINGS.image.none}</p>}
          />
        ))}
      </div>
    );
  }
  return <DiffText before={getFieldText(field, before)} after={getFieldText(field, after)} />;
}

/** Returns a field as text, for the word comparison. */
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
