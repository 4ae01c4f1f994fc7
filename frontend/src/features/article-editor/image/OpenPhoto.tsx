import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import type { ShownImage } from '@placelore/contracts/content/articles/article-photos.js';
import { useState } from 'react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { PhotoCredit } from '../../../ui/media/PhotoCredit.js';
import { findAnotherPhoto, refusePhoto } from '../api.js';
import { hasGeneratedCover } from '../draft.js';
import { STRINGS } from '../strings.js';
import styles from './ImageField.module.css';

interface OpenPhotoProps {
  article: Pick<AdminArticle, 'id' | 'imageUrl' | 'imageCredit'>;
  /** Called when the article's image has changed, which counts as a save. */
  onChanged: (shown: ShownImage) => void;
}

/**
 * Credit of an article's photo from Wikimedia Commons, with buttons that reject or replace the photo. For an article
 * with a cover, it offers to find a photo. Renders nothing for a photo that a person contributed.
 */
export function OpenPhoto({ article: { id, imageUrl, imageCredit: credit }, onChanged }: OpenPhotoProps) {
  const { image } = STRINGS;
  const [isBusy, setBusy] = useState(false);
  if (!credit && !hasGeneratedCover({ imageUrl })) return null;

  const change = async (request: () => Promise<ShownImage>, toTitle: (shown: ShownImage) => string, failed: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const shown = await request();
      showToast({ title: toTitle(shown) });
      if (shown.imageUrl !== imageUrl) onChanged(shown);
    } catch (thrown) {
      showToast({ title: STRINGS.error, description: getUserMessage(thrown, failed), destructive: true });
    }
    setBusy(false);
  };
  const find = () =>
    change(
      () => findAnotherPhoto(id),
      (shown) => (shown.imageUrl === imageUrl ? image.noOther : image.found),
      image.findFailed,
    );
  const refuse = (sha1: string) =>
    change(
      () => refusePhoto(id, sha1),
      () => image.refused,
      image.refuseFailed,
    );
  return (
    <section className={styles.openPhoto} aria-label={image.openPhoto}>
      {credit && (
        <p className={styles.hint}>
          <PhotoCredit credit={credit} />
        </p>
      )}
      <div className={styles.buttons}>
        {credit && (
          <Button variant="secondary" size="small" aria-disabled={isBusy} onClick={() => void refuse(credit.sha1)}>
            {image.refuse}
          </Button>
        )}
        <Button variant="secondary" size="small" aria-disabled={isBusy} onClick={() => void find()}>
          {isBusy ? image.searching : credit ? image.findAnother : image.find}
        </Button>
      </div>
    </section>
  );
}
