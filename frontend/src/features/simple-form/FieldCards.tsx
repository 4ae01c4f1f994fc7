import { CATEGORIES } from '@placelore/contracts/categories.js';
import { useFormats } from '../../lib/use-formats.js';
import { CountedHint } from '../../ui/CountedHint.js';
import { Field } from '../../ui/Field.js';
import { FieldsCard } from '../../ui/FieldsCard.js';
import { SelectField } from '../../ui/SelectField.js';
import { TextArea } from '../../ui/TextArea.js';
import type { DraftField } from './draft.js';
import styles from './SimpleForm.module.css';
import { TEXTS } from './texts.js';
import type { ArticleForm } from './useArticleForm.js';

interface CardProps {
  form: ArticleForm;
}

/** What every field has: its label, its value and its way back. */
function tied({ draft, change, faults }: ArticleForm, field: DraftField) {
  const label = TEXTS.fields[field];
  const fault = faults[field];
  return {
    label,
    name: field,
    value: draft[field],
    error: fault && `${label} ${fault}`,
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  };
}

export function InformationCard({ form }: CardProps) {
  const { length } = form.draft.metaDescription;
  return (
    <FieldsCard title={TEXTS.cards.information}>
      <div className={styles.pair}>
        <Field {...tied(form, 'title')} required autoComplete="off" />
        <SelectField {...tied(form, 'category')} choices={CATEGORIES} />
      </div>
      <TextArea
        {...tied(form, 'metaDescription')}
        rows={4}
        hint={
          <CountedHint hint={TEXTS.counterHint} fits={length >= 150 && length <= 160}>
            {TEXTS.counter(length)}
          </CountedHint>
        }
      />
    </FieldsCard>
  );
}

export function LocationCard({ form }: CardProps) {
  const { latitude, longitude } = form.draft;
  const isHalf = latitude === '' || longitude === '';
  return (
    <FieldsCard title={TEXTS.cards.location}>
      <Field {...tied(form, 'location')} hint={TEXTS.locationHint} autoComplete="off" />
      <div className={styles.pair}>
        <Field {...tied(form, 'latitude')} type="number" step="any" min={-90} max={90} inputMode="text" />
        <Field {...tied(form, 'longitude')} type="number" step="any" min={-180} max={180} inputMode="text" />
      </div>
      <div className={styles.advice}>
        <p>{TEXTS.coordinatesHint}</p>
        <p>{TEXTS.mapsHint}</p>
        <p role="status" className={styles.warning}>
          {isHalf && TEXTS.halfHint}
        </p>
      </div>
    </FieldsCard>
  );
}

export function ContentCard({ form }: CardProps) {
  const { count } = useFormats();
  return (
    <FieldsCard title={TEXTS.cards.content}>
      <TextArea
        {...tied(form, 'content')}
        code
        rows={18}
        spellCheck={false}
        hint={<CountedHint>{TEXTS.characters(count(form.draft.content.length))}</CountedHint>}
      />
    </FieldsCard>
  );
}
