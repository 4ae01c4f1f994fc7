import { ARTICLE_LIMITS } from '@placelore/contracts/article-fields.js';
import { CATEGORIES } from '@placelore/contracts/categories.js';
import { SLUG_MOST } from '@placelore/contracts/slug.js';
import { CountedHint } from '../../../ui/CountedHint.js';
import { Field } from '../../../ui/Field.js';
import { FieldsCard } from '../../../ui/FieldsCard.js';
import { Hidden } from '../../../ui/Hidden.js';
import { SelectField } from '../../../ui/SelectField.js';
import { TextArea } from '../../../ui/TextArea.js';
import styles from '../ArticleEditor.module.css';
import type { PartProps } from '../parts.js';
import { TextField } from '../text/TextField.js';
import { TEXTS } from '../texts.js';

/** Title, text and its summary. */
export function TextCard({ draft, faults, onDraft }: PartProps) {
  const { length } = draft.metaDescription;
  return (
    <FieldsCard title={TEXTS.sections.text}>
      <Field
        label={TEXTS.fields.title}
        hint={TEXTS.titleHint}
        error={faults.title && `${TEXTS.fields.title} ${faults.title}`}
        maxLength={ARTICLE_LIMITS.title}
        value={draft.title}
        onChange={(event) => onDraft({ title: event.target.value })}
      />
      <TextField value={draft.content} onChange={(content) => onDraft({ content })} error={faults.content} />
      <TextArea
        label={TEXTS.fields.metaDescription}
        error={faults.metaDescription}
        maxLength={ARTICLE_LIMITS.metaDescription}
        value={draft.metaDescription}
        onChange={(event) => onDraft({ metaDescription: event.target.value })}
        hint={
          <CountedHint hint={TEXTS.metaHint} fits={length >= 150 && length <= 160}>
            <span aria-hidden="true">{TEXTS.metaCount(length)}</span>
            <Hidden>{TEXTS.metaCountSaid(length)}</Hidden>
          </CountedHint>
        }
      />
    </FieldsCard>
  );
}

/** What and where it is about, and its address. */
export function PlaceCard({ draft, faults, onDraft }: PartProps) {
  return (
    <FieldsCard title={TEXTS.sections.place}>
      <SelectField
        label={TEXTS.fields.category}
        value={draft.category}
        choices={CATEGORIES}
        onChange={({ target }) => onDraft({ category: CATEGORIES.find((one) => one === target.value)! })}
        error={faults.category}
      />
      <Field
        label={TEXTS.fields.location}
        hint={TEXTS.locationHint}
        error={faults.location}
        maxLength={ARTICLE_LIMITS.location}
        value={draft.location}
        onChange={(event) => onDraft({ location: event.target.value })}
      />
      <div className={styles.position}>
        <Field
          label={TEXTS.fields.latitude}
          inputMode="decimal"
          error={faults.latitude}
          value={draft.latitude}
          onChange={(event) => onDraft({ latitude: event.target.value })}
        />
        <Field
          label={TEXTS.fields.longitude}
          inputMode="decimal"
          error={faults.longitude}
          value={draft.longitude}
          onChange={(event) => onDraft({ longitude: event.target.value })}
        />
      </div>
      <Field
        label={TEXTS.slug}
        hint={TEXTS.slugHint}
        error={faults.slug}
        maxLength={SLUG_MOST}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.slug}
        onChange={(event) => onDraft({ slug: event.target.value })}
      />
    </FieldsCard>
  );
}
