import { ARTICLE_LIMITS } from '@placelore/contracts/content/articles/article-fields.js';
import { MAX_SLUG_LENGTH } from '@placelore/contracts/content/articles/slug.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { useController, useWatch } from 'react-hook-form';
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
export function TextCard({ form }: EditorSectionProps) {
  const { register, control, setValue } = form;
  const { errors, defaultValues } = form.formState;
  const { length } = useWatch({ control, name: 'metaDescription' });
  const { field: content } = useController({ control, name: 'content' });
  const changeContent = (html: string) => {
    content.onChange(html);
    // Back to the saved text, so nothing of the rewrite remains.
    if (html === defaultValues?.content) setValue('rewriteId', null, { shouldDirty: true });
  };
  return (
    <FieldsCard title={STRINGS.sections.text}>
      <Field
        label={STRINGS.fields.title}
        hint={STRINGS.titleHint}
        error={errors.title && `${STRINGS.fields.title} ${errors.title.message}`}
        maxLength={ARTICLE_LIMITS.title}
        {...register('title')}
      />
      <TextField value={content.value} onChange={changeContent} error={errors.content?.message} />
      <TextArea
        label={STRINGS.fields.metaDescription}
        error={errors.metaDescription?.message}
        maxLength={ARTICLE_LIMITS.metaDescription}
        {...register('metaDescription')}
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

interface PlaceCardProps extends EditorSectionProps {
  isNew: boolean;
}

/** Card for category, location, position and slug. */
export function PlaceCard({ form: { register, formState }, isNew }: PlaceCardProps) {
  const { errors } = formState;
  return (
    <FieldsCard title={STRINGS.sections.place}>
      <SelectField
        label={STRINGS.fields.category}
        choices={CATEGORIES}
        {...register('category')}
        error={errors.category?.message}
      />
      <Field
        label={STRINGS.fields.location}
        hint={STRINGS.locationHint}
        error={errors.location?.message}
        maxLength={ARTICLE_LIMITS.location}
        {...register('location')}
      />
      <div className={styles.position}>
        <Field
          label={STRINGS.fields.latitude}
          inputMode="decimal"
          error={errors.latitude?.message}
          {...register('latitude')}
        />
        <Field
          label={STRINGS.fields.longitude}
          inputMode="decimal"
          error={errors.longitude?.message}
          {...register('longitude')}
        />
      </div>
      <Field
        label={STRINGS.slug}
        hint={isNew ? STRINGS.newSlugHint : STRINGS.slugHint}
        error={errors.slug?.message}
        maxLength={MAX_SLUG_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        {...register('slug')}
      />
    </FieldsCard>
  );
}
