import { guidePhotos } from '@placelore/contracts/content/guide-photos.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { ShownPhoto } from '@placelore/contracts/content/photo-steps.js';
import { useState } from 'react';
import { call } from '../../../../lib/api/api.js';
import { getUserMessage } from '../../../../lib/api/http-error.js';
import { showToast } from '../../../../ui/feedback/toasts.js';
import { Button } from '../../../../ui/form/Button.js';
import styles from './GuidePhotoActions.module.css';
import { PHOTO_STRINGS as STRINGS } from './photo-strings.js';

interface GuidePhotoActionsProps {
  slug: string;
  /** Null while the guide shows an illustration. */
  credit: ImageCredit | null;
  /** Called when the guide's image has changed. */
  onChanged: () => void;
}

/** Buttons for admins on a guide's page: reject its photo permanently, or look for another one. */
export default function GuidePhotoActions({ slug, credit, onChanged }: GuidePhotoActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const change = async (request: () => Promise<ShownPhoto>, toTitle: (shown: ShownPhoto) => string, failed: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const shown = await request();
      showToast({ title: toTitle(shown) });
      if (shown.imageCredit?.sha1 !== credit?.sha1) onChanged();
    } catch (thrown) {
      showToast({ title: STRINGS.error, description: getUserMessage(thrown, failed), destructive: true });
    }
    setBusy(false);
  };
  const find = () =>
    change(
      () => call(guidePhotos.findAnother, { slug }),
      (shown) => (shown.imageCredit?.sha1 === credit?.sha1 ? STRINGS.noOther : STRINGS.found),
      STRINGS.findFailed,
    );
  const refuse = (sha1: string) =>
    change(
      () => call(guidePhotos.refuse, { slug, sha1 }),
      () => STRINGS.refused,
      STRINGS.refuseFailed,
    );
  return (
    <section className={styles.actions} aria-label={STRINGS.label}>
      {credit && (
        <Button variant="secondary" size="small" aria-disabled={isBusy} onClick={() => void refuse(credit.sha1)}>
          {STRINGS.refuse}
        </Button>
      )}
      <Button variant="secondary" size="small" aria-disabled={isBusy} onClick={() => void find()}>
        {isBusy ? STRINGS.searching : credit ? STRINGS.findAnother : STRINGS.find}
      </Button>
    </section>
  );
}
