import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import type { ReactNode } from 'react';
import { CONTENT_SOURCE_NAMES } from '../../lib/source-names.js';
import { FormattedDate } from '../../ui/Day.js';
import { FieldsCard } from '../../ui/FieldsCard.js';
import styles from './SimpleForm.module.css';
import { STRINGS } from './texts.js';

const METADATA_STRINGS = STRINGS.metadata;

/** What the form does not change. */
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
