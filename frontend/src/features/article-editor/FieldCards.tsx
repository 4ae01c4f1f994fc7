import { ARTICLE_LIMITS } from '@placelore/contracts/content/articles/article-fields.js';
import { MAX_SLUG_LENGTH } from '@placelore/contracts/content/articles/slug.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { CharacterCountHint } from '../../ui/form/CharacterCountHint.js';
import { Field } from '../../ui/form/Field.js';
import { SelectField } from '../../ui/form/SelectField.js';
import { TextArea } from '../../ui/form/TextArea.js';
import { FieldsCard } from '../../ui/layout/FieldsCard.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import styles from './ArticleEditor.module.css';
import type { EditorSectionProps } from './editor-section-props.js';
import { STRINGS } from './strings.js';
import { TextField } from './text/TextField.js';

/** Card for title, content and meta description. */
export function TextCard({ draft, errors, onDraft }: EditorSectionProps) {
  const { length } = draft.metaDescription;
  return (
    <FieldsCard title={STRINGS.sections.text}>
      <Field
        label={STRINGS.fields.title}
        hint={STRINGS.titleHint}
        error={errors.title && `${STRINGS.fields.title} ${errors.title}`}
        maxLength={ARTICLE_LIMITS.title}
        value={draft.title}
        onChange={(event) => onDraft({ title: event.target.value })}
      />
      <TextField value={draft.content} onChange={(content) => onDraft({ content })} error={errors.content} />
      <TextArea
        label={STRINGS.fields.metaDescription}
        error={errors.metaDescription}
        maxLength={ARTICLE_LIMITS.metaDescription}
        value={draft.metaDescription}
        onChange={(event) => onDraft({ metaDescription: event.target.value })}
        hint={
          <CharacterCountHint hint={STRINGS.metaHint} isAllowed={length >= 150 && length <= 160}>
            <span aria-hidden="true">{STRINGS.metaCount(length)}</span>
            <VisuallyHidden>{STRINGS.metaCountLabel(length)}</VisuallyHidden>
          </CharacterCountHint>
        }
      />
    </FieldsCard>
  );
}

/** Card for category, location, position and slug. */
export function PlaceCard({ draft, errors, onDraft }: EditorSectionProps) {
  return (
    <FieldsCard title={STRINGS.sections.place}>
      <SelectField
        label={STRINGS.fields.category}
        value={draft.category}
        choices={CATEGORIES}
        onChange={({ target }) => onDraft({ category: CATEGORIES.find((name) => name === target.value)! })}
        error={errors.category}
      />
      <Field
        label={STRINGS.fields.location}
        hint={STRINGS.locationHint}
        error={errors.location}
        maxLength={ARTICLE_LIMITS.location}
        value={draft.location}
        onChange={(event) => onDraft({ location: event.target.value })}
      />
      <div className={styles.position}>
        <Field
          label={STRINGS.fields.latitude}
          inputMode="decimal"
          error={errors.latitude}
          value={draft.latitude}
          onChange={(event) => onDraft({ latitude: event.target.value })}
        />
        <Field
          label={STRINGS.fields.longitude}
          inputMode="decimal"
          error={errors.longitude}
          value={draft.longitude}
          onChange={(event) => onDraft({ longitude: event.target.value })}
        />
      </div>
      <Field
        label={STRINGS.slug}
        hint={STRINGS.slugHint}
        error={errors.slug}
        maxLength={MAX_SLUG_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.slug}
        onChange={(event) => onDraft({ slug: event.target.value })}
      />
    </FieldsCard>
  );
}
