import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import { ImageUp } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/Button.js';
import { NauticalChart } from '../../ui/chart/Chart.js';
import { FieldsCard } from '../../ui/FieldsCard.js';
import { SafeImage } from '../../ui/SafeImage.js';
import styles from './SimpleForm.module.css';
import { STRINGS } from './texts.js';

const PHOTO_STRINGS = STRINGS.photo;

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
        <div className={styles.photoWords}>
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
