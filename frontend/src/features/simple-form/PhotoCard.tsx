import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import { ImageUp } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/Button.js';
import { Chart } from '../../ui/chart/Chart.js';
import { FieldsCard } from '../../ui/FieldsCard.js';
import { SafeImage } from '../../ui/SafeImage.js';
import styles from './SimpleForm.module.css';
import { TEXTS } from './texts.js';

const WORDS = TEXTS.photo;

interface PhotoCardProps {
  article: AdminArticle;
  /** Whether something else has to be finished first. */
  busy: boolean;
  isUploading: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onUpload: () => void;
}

/** The photo the article shows, and the way to another. */
export function PhotoCard({ article: { imageUrl, title }, busy, isUploading, button, onUpload }: PhotoCardProps) {
  return (
    <FieldsCard title={TEXTS.cards.photo}>
      <div className={styles.photo}>
        <SafeImage
          sources={[imageUrl]}
          alt={WORDS.current(title)}
          size={{ width: 1200, height: 800 }}
          className={styles.preview}
          fallback={
            <div className={styles.placeholder}>
              <Chart className={styles.chart} />
              <p>{WORDS.none}</p>
            </div>
          }
        />
        <div className={styles.photoWords}>
          <Button ref={button} look="secondary" aria-disabled={busy || undefined} onClick={() => !busy && onUpload()}>
            <ImageUp aria-hidden="true" />
            {isUploading ? WORDS.uploading : WORDS.upload}
          </Button>
          <p>{WORDS.hint}</p>
        </div>
      </div>
    </FieldsCard>
  );
}
