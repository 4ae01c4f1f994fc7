import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import type { ReactNode } from 'react';
import { SOURCE_NAMES } from '../../lib/source-names.js';
import { Day } from '../../ui/Day.js';
import { FieldsCard } from '../../ui/FieldsCard.js';
import styles from './SimpleForm.module.css';
import { TEXTS } from './texts.js';

const WORDS = TEXTS.metadata;

/** What the form does not change. */
export function MetadataCard({ article }: { article: AdminArticle }) {
  const rows: [string, ReactNode][] = [
    [WORDS.created, dayOf(article.createdAt)],
    [WORDS.updated, dayOf(article.updatedAt)],
    [WORDS.slug, article.slug],
    [WORDS.source, SOURCE_NAMES[article.contentSource]],
  ];
  return (
    <FieldsCard title={TEXTS.cards.metadata}>
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

const dayOf = (iso: string | null | undefined) =>
  iso && !Number.isNaN(Date.parse(iso)) ? <Day iso={iso} /> : WORDS.none;
