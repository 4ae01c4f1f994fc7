import type { PendingPhoto } from '@placelore/contracts/content/admin/admin-articles.js';
import { useState } from 'react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { acceptPendingPhoto, dismissPendingPhoto, pendingPhotoUrl } from '../api.js';
import { STRINGS } from '../strings.js';
import styles from './ImageField.module.css';

interface PendingPhotosProps {
  articleId: number;
  photos: readonly PendingPhoto[];
  /** Called when the article's image has changed, which counts as a save. */
  onAccepted: (photo: PendingPhoto, shown: { objectPath: string; revision: number }) => void;
  onDismissed: (photo: PendingPhoto) => void;
}

/** Photos that were submitted for an article and that it does not show yet. */
export function PendingPhotos({ articleId, photos, onAccepted, onDismissed }: PendingPhotosProps) {
  const { image } = STRINGS;
  const { formatCount: count } = useFormatters();
  const [isBusy, setBusy] = useState(false);
  if (photos.length === 0) return null;

  const perform = async (change: () => Promise<void>, title: string, failed: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await change();
      showToast({ title });
    } catch (thrown) {
      showToast({ title: STRINGS.error, description: getUserMessage(thrown, failed), destructive: true });
    }
    setBusy(false);
  };
  const accept = (photo: PendingPhoto) =>
    perform(
      async () => onAccepted(photo, await acceptPendingPhoto(articleId, photo.photoURL)),
      image.accepted,
      image.acceptFailed,
    );
  const dismiss = (photo: PendingPhoto) =>
    perform(
      async () => {
        await dismissPendingPhoto(articleId, photo.photoURL);
        onDismissed(photo);
      },
      image.dismissed,
      image.dismissFailed,
    );
  return (
    <section className={styles.pending} aria-label={image.pending} tabIndex={-1}>
      <h3>{image.pending}</h3>
      <p className={styles.hint}>{image.pendingHint}</p>
      <ul>
        {photos.map((photo) => (
          <li key={photo.photoURL}>
            <SafeImage
              sources={[pendingPhotoUrl(articleId, photo.photoURL)]}
              alt={image.preview}
              className={styles.image}
              fallback={<p className={styles.placeholder}>{image.noPreview}</p>}
            />
            <p className={styles.metadata}>
              <Badge tone="accent">{image.status}</Badge>
              <span>{image.size(count(Math.ceil(photo.size / 1000)))}</span>
              <span>
                {image.until} <FormattedDateTime iso={photo.expiresAt} />
              </span>
            </p>
            <div className={styles.actions}>
              <Button size="small" aria-disabled={isBusy} onClick={() => void accept(photo)}>
                {image.accept}
              </Button>
              <Button variant="secondary" size="small" aria-disabled={isBusy} onClick={() => void dismiss(photo)}>
                {image.dismiss}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
