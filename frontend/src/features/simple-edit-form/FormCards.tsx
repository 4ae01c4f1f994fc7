import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { ImageUp } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CONTENT_SOURCE_NAMES } from '../../lib/format/content-source-names.js';
import { useFormatters } from '../../lib/format/formatters.js';
import { NauticalChart } from '../../ui/decor/NauticalChart.js';
import { Button } from '../../ui/form/Button.js';
import { CharacterCountHint } from '../../ui/form/CharacterCountHint.js';
import { Field } from '../../ui/form/Field.js';
import { SelectField } from '../../ui/form/SelectField.js';
import { TextArea } from '../../ui/form/TextArea.js';
import { FormattedDate } from '../../ui/format/FormattedDate.js';
import { FieldsCard } from '../../ui/layout/FieldsCard.js';
import { SafeImage } from '../../ui/media/SafeImage.js';
import type { Draft, DraftField } from './draft.js';
import styles from './SimpleEditForm.module.css';
import { STRINGS } from './strings.js';

interface CardProps {
  form: UseFormReturn<Draft>;
}

/** Returns the props of a field: label, registration and error. */
function bindField({ register, formState: { errors } }: CardProps['form'], field: DraftField) {
  const label = STRINGS.fields[field];
  const message = errors[field]?.message;
  return { label, error: message && `${label} ${message}`, ...register(field) };
}

export function InformationCard({ form }: CardProps) {
  const { length } = useWatch({ control: form.control, name: 'metaDescription' });
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
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] });
  const isHalf = latitude === '' || longitude === '';
  return (
    <FieldsCard title={STRINGS.cards.location}>
      <Field {...bindField(form, 'location')} hint={STRINGS.locationHint} autoComplete="off" />
      <div className={styles.pair}>
        <Field {...bindField(form, 'latitude')} type="number" step="any" min={-90} max={90} inputMode="text" />
        <Field {...bindField(form, 'longitude')} type="number" step="any" min={-180} max={180} inputMode="text" />
      </div>
      <div className={styles.hints}>
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
  const { length } = useWatch({ control: form.control, name: 'content' });
  return (
    <FieldsCard title={STRINGS.cards.content}>
      <TextArea
        {...bindField(form, 'content')}
        code
        rows={18}
        spellCheck={false}
        hint={<CharacterCountHint>{STRINGS.characters(count(length))}</CharacterCountHint>}
      />
    </FieldsCard>
  );
}

const PHOTO_STRINGS = STRINGS.photo;

interface PhotoCardProps {
  article: AdminArticle;
  /** Whether another operation must finish first. */
  busy: boolean;
  isUploading: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onUpload: () => void;
}

/** Card with the article's photo and a button to replace it. */
export function PhotoCard({ article: { imageUrl, title }, busy, isUploading, button, onUpload }: PhotoCardProps) {
  return (
    <FieldsCard title={STRINGS.cards.photo}>
      <div className={styles.photo}>
        <SafeImage
          sources={[imageUrl]}
          alt={PHOTO_STRINGS.current(title)}
          size={{ width: 1200, height: 800 }}
          className={styles.preview}
          fallback={
            <div className={styles.placeholder}>
              <NauticalChart className={styles.chart} />
              <p>{PHOTO_STRINGS.none}</p>
            </div>
          }
        />
        <div className={styles.photoText}>
          <Button
            ref={button}
            variant="secondary"
            aria-disabled={busy || undefined}
            onClick={() => !busy && onUpload()}
          >
            <ImageUp aria-hidden="true" />
            {isUploading ? PHOTO_STRINGS.uploading : PHOTO_STRINGS.upload}
          </Button>
          <p>{PHOTO_STRINGS.hint}</p>
        </div>
      </div>
    </FieldsCard>
  );
}

const METADATA_STRINGS = STRINGS.metadata;

/** Read-only details of the article. */
export function MetadataCard({ article }: { article: AdminArticle }) {
  const rows: [string, ReactNode][] = [
    [METADATA_STRINGS.created, renderDate(article.createdAt)],
    [METADATA_STRINGS.updated, renderDate(article.updatedAt)],
    [METADATA_STRINGS.slug, article.slug],
    [METADATA_STRINGS.source, CONTENT_SOURCE_NAMES[article.contentSource]],
  ];
  return (
    <FieldsCard title={STRINGS.cards.metadata}>
      <dl className={styles.metadata}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FieldsCard>
  );
}

const renderDate = (iso: string | null | undefined) =>
  iso && !Number.isNaN(Date.parse(iso)) ? <FormattedDate iso={iso} /> : METADATA_STRINGS.none;
