import type { Article } from '@placelore/contracts/articles.js';
import type { DuplicateKind } from '@placelore/contracts/duplicate-report.js';
import type { MergeField } from '@placelore/contracts/duplicates.js';
import { Ban, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { useDismissal } from '../report/useDismissal.js';
import type { Selection } from '../selection.js';
import { TEXTS } from '../texts.js';
import { ArticleHeads } from './ArticleHeads.js';
import styles from './Comparison.module.css';
import { FieldValues } from './FieldValues.js';
import { areEqual, FIELDS } from './fields.js';
import { letterOf } from './letters.js';
import { useMerge } from './useMerge.js';

interface MergeFormProps {
  kind: DuplicateKind;
  articles: readonly Article[];
  /** The address of the groups. */
  back: string;
  selection: Selection;
}

/** What differs between articles, from which one of them is put together. */
export function MergeForm({ kind, articles, back, selection }: MergeFormProps) {
  const navigate = useNavigate();
  const [kept, setKept] = useState(0);
  const [taken, setTaken] = useState<Partial<Record<MergeField, number>>>({});
  const [showsEqual, setShowsEqual] = useState(false);
  const leave = () => void navigate(back);
  const { busy: dismissing, dismissGroup } = useDismissal(kind, selection, leave);
  const merging = useMerge(selection, leave);
  const opener = useRef<HTMLButtonElement>(null);
  const busy = merging.busy || dismissing;

  const equal = FIELDS.filter((field) => areEqual(field, articles));
  const shown = showsEqual ? FIELDS : FIELDS.filter((field) => !equal.includes(field));
  /** Fields that are taken over from another than the kept one. */
  const take = Object.fromEntries(
    Object.entries(taken).flatMap(([field, place]) => (place === kept ? [] : [[field, articles[place]!.id]])),
  ) as Partial<Record<MergeField, number>>;
  const names = (places: readonly Article[]) => TEXTS.and(places.map(({ id }) => `${letter(id)} (${TEXTS.id(id)})`));
  const letter = (id: number) => letterOf(articles.findIndex((article) => article.id === id));
  const others = articles.filter((_, place) => place !== kept);
  const plan = TEXTS.merge.plan(names([articles[kept]!]), names(others));
  const fields = Object.keys(take).map((field) => TEXTS.comparison.fields[field as MergeField]);
  const takes = fields.length > 0 && TEXTS.merge.taken(fields.join(', '));
  return (
    <>
      <ArticleHeads articles={articles} kept={kept} onKeep={setKept} />
      {equal.length === FIELDS.length && <p>{TEXTS.comparison.equal}</p>}
      {shown.map((field) => (
        <FieldValues
          key={field.name}
          field={field}
          articles={articles}
          against={kept}
          isEqual={equal.includes(field)}
          taken={(field.field && taken[field.field]) ?? kept}
          onTake={(place) => field.field && setTaken({ ...taken, [field.field]: place })}
        />
      ))}
      {equal.length > 0 && (
        <Button
          look="quiet"
          size="small"
          className={styles.equal}
          aria-expanded={showsEqual}
          onClick={() => setShowsEqual(!showsEqual)}
        >
          {showsEqual ? TEXTS.comparison.hideEqual(equal.length) : TEXTS.comparison.showEqual(equal.length)}
        </Button>
      )}
      <div className={styles.foot}>
        <p role="status">
          {plan} {takes}
        </p>
        <div className={styles.footButtons}>
          <Button
            look="secondary"
            aria-disabled={busy || undefined}
            onClick={() => !busy && void dismissGroup(articles.map(({ id }) => id))}
          >
            <Ban aria-hidden="true" />
            {TEXTS.notDuplicates}
          </Button>
          <Button ref={opener} aria-disabled={busy || undefined} onClick={merging.ask}>
            <Check aria-hidden="true" />
            {TEXTS.merge.button(articles.length)}
          </Button>
        </div>
      </div>
      {merging.asked && (
        <ConfirmDialog
          title={TEXTS.merge.title}
          description={
            <>
              {plan} {takes} {TEXTS.merge.note}
            </>
          }
          cancel={TEXTS.cancel}
          confirm={TEXTS.merge.confirm}
          onCancel={merging.cancel}
          onConfirm={() =>
            merging.confirm(
              articles[kept]!.id,
              others.map(({ id }) => id),
              take,
            )
          }
          returnFocus={opener}
        />
      )}
    </>
  );
}
