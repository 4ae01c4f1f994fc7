import { CATEGORIES } from '@placelore/contracts/categories.js';
import { useFormatters } from '../../lib/use-formats.js';
import { CharacterCountHint } from '../../ui/CountedHint.js';
import { Field } from '../../ui/Field.js';
import { FieldsCard } from '../../ui/FieldsCard.js';
import { SelectField } from '../../ui/SelectField.js';
import { TextArea } from '../../ui/TextArea.js';
import type { DraftField } from './draft.js';
import styles from './SimpleForm.module.css';
import { STRINGS } from './texts.js';
import type { ArticleFormState } from './useArticleForm.js';

interface CardProps {
  form: ArticleFormState;
}

/** What every field has: its label, its value and its way back. */
function bindField({ draft, change, errors }: ArticleFormState, field: DraftField) {
  const label = STRINGS.fields[field];
  const fieldError = errors[field];
  return {
    label,
    name: field,
    value: draft[field],
    error: fieldError && `${label} ${fieldError}`,
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  };
}

export function InformationCard({ form }: CardProps) {
  const { length } = form.draft.metaDescription;
  return (
    <FieldsCard title={STRINGS.cards.information}>
      <div className={styles.pair}>
        <Field {...bindField(form, 'title')} required autoComplete="off" />
        <SelectField {...bindField(form, 'category')} choices={CATEGORIES} />
      </div>
      <TextArea
        {...bindField(form, 'metaDescription')}
        rows={4}
        hint={
          <CharacterCountHint hint={STRINGS.counterHint} isAllowed={length >= 150 && length <= 160}>
            {STRINGS.counter(length)}
          </CharacterCountHint>
        }
      />
    </FieldsCard>
  );
}

export function LocationCard({ form }: CardProps) {
  const { latitude, longitude } = form.draft;
  const isHalf = latitude === '' || longitude === '';
  return (
    <FieldsCard title={STRINGS.cards.location}>
      <Field {...bindField(form, 'location')} hint={STRINGS.locationHint} autoComplete="off" />
      <div className={styles.pair}>
        <Field {...bindField(form, 'latitude')} type="number" step="any" min={-90} max={90} inputMode="text" />
        <Field {...bindField(form, 'longitude')} type="number" step="any" min={-180} max={180} inputMode="text" />
      </div>
      <div className={styles.advice}>
        <p>{STRINGS.coordinatesHint}</p>
        <p>{STRINGS.mapsHint}</p>
        <p role="status" className={styles.warning}>
          {isHalf && STRINGS.halfHint}
        </p>
      </div>
    </FieldsCard>
  );
}

export function ContentCard({ form }: CardProps) {
  const { formatCount: count } = useFormatters();
  return (
    <FieldsCard title={STRINGS.cards.content}>
      <TextArea
        {...bindField(form, 'content')}
        code
        rows={18}
        spellCheck={false}
        hint={<CharacterCountHint>{STRINGS.characters(count(form.draft.content.length))}</CharacterCountHint>}
      />
    </FieldsCard>
  );
}
