import type { DuplicateKind, MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { Ban, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/form/Button.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { useDismissal } from '../report/useDismissal.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../strings.js';
import { ArticleHeaders } from './ArticleHeaders.js';
import styles from './Comparison.module.css';
import { areEqual, articleLetter, COMPARED_FIELDS } from './compare-articles.js';
import { FieldValues } from './FieldValues.js';
import { useMerge } from './useMerge.js';

interface MergeFormProps {
  kind: DuplicateKind;
  articles: readonly Article[];
  /** URL of the groups. */
  back: string;
  selection: Selection;
}

/** Form that merges articles, with a choice for each field that differs. */
export function MergeForm({ kind, articles, back, selection }: MergeFormProps) {
  const navigate = useNavigate();
  const [keptIndex, setKeptIndex] = useState(0);
  const [takenIndexes, setTakenIndexes] = useState<Partial<Record<MergeField, number>>>({});
  const [showsEqual, setShowsEqual] = useState(false);
  const leave = () => void navigate(back);
  const { busy: dismissing, dismissGroup } = useDismissal(kind, selection, leave);
  const merging = useMerge(selection, leave);
  const opener = useRef<HTMLButtonElement>(null);
  const busy = merging.busy || dismissing;

  const equal = COMPARED_FIELDS.filter((field) => areEqual(field, articles));
  const shown = showsEqual ? COMPARED_FIELDS : COMPARED_FIELDS.filter((field) => !equal.includes(field));
  /** Fields to take from an article other than the one that is kept. */
  const takenFrom = Object.fromEntries(
    Object.entries(takenIndexes).flatMap(([field, index]) =>
      index === keptIndex ? [] : [[field, articles[index]!.id]],
    ),
  ) as Partial<Record<MergeField, number>>;
  const formatNames = (items: readonly Article[]) =>
    STRINGS.joinNames(items.map(({ id }) => `${getLetter(id)} (${STRINGS.id(id)})`));
  const getLetter = (id: number) => articleLetter(articles.findIndex((article) => article.id === id));
  const otherArticles = articles.filter((_, index) => index !== keptIndex);
  const plan = STRINGS.merge.plan(formatNames([articles[keptIndex]!]), formatNames(otherArticles));
  const fields = Object.keys(takenFrom).map((field) => STRINGS.comparison.fields[field as MergeField]);
  const takenSummary = fields.length > 0 && STRINGS.merge.takenFields(fields.join(', '));
  return (
    <>
      <ArticleHeaders articles={articles} keptIndex={keptIndex} onKeptChange={setKeptIndex} />
      {equal.length === COMPARED_FIELDS.length && <p>{STRINGS.comparison.equal}</p>}
      {shown.map((field) => (
        <FieldValues
          key={field.name}
          field={field}
          articles={articles}
          baseIndex={keptIndex}
          isEqual={equal.includes(field)}
          takenIndex={(field.field && takenIndexes[field.field]) ?? keptIndex}
          onTakenChange={(index) => field.field && setTakenIndexes({ ...takenIndexes, [field.field]: index })}
        />
      ))}
      {equal.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className={styles.equalToggle}
          aria-expanded={showsEqual}
          onClick={() => setShowsEqual(!showsEqual)}
        >
          {showsEqual ? STRINGS.comparison.hideEqual(equal.length) : STRINGS.comparison.showEqual(equal.length)}
        </Button>
      )}
      <div className={styles.footer}>
        <p role="status">
          {plan} {takenSummary}
        </p>
        <div className={styles.footerActions}>
          <Button
            variant="secondary"
            aria-disabled={busy || undefined}
            onClick={() => !busy && void dismissGroup(articles.map(({ id }) => id))}
          >
            <Ban aria-hidden="true" />
            {STRINGS.notDuplicates}
          </Button>
          <Button ref={opener} aria-disabled={busy || undefined} onClick={merging.requestMerge}>
            <Check aria-hidden="true" />
            {STRINGS.merge.button(articles.length)}
          </Button>
        </div>
      </div>
      {merging.asked && (
        <ConfirmDialog
          title={STRINGS.merge.title}
          description={
            <>
              {plan} {takenSummary} {STRINGS.merge.note}
            </>
          }
          cancel={STRINGS.cancel}
          confirm={STRINGS.merge.confirm}
          onCancel={merging.cancel}
          onConfirm={() =>
            merging.confirm(
              articles[keptIndex]!.id,
              otherArticles.map(({ id }) => id),
              takenFrom,
            )
          }
          returnFocus={opener}
        />
      )}
    </>
  );
}
