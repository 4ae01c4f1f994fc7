import { LEARNED_PHOTOS_PAGE, type LearnedPhoto, learnedPhotos } from '@placelore/contracts/analysis/learned-photos.js';
import { Eraser } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { invalidate, toKey } from '../../../lib/cache/server-state.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { Card } from '../../../ui/layout/Card.js';
import styles from '../combined-log/LogCard.module.css';
import { toFailure } from '../data-list/useActions.js';
import { LEARNED_PHOTO_STRINGS as STRINGS } from './strings.js';

/**
 * Photos whose confirmed places are suggested for similar photos: how many there are, and a button that forgets each.
 */
export function LearnedPhotosTable() {
  const [limit, setLimit] = useState<number>(LEARNED_PHOTOS_PAGE.default);
  const { data, error, mutate } = useSWR(
    toKey(learnedPhotos.list, { limit }),
    () => call(learnedPhotos.list, { limit }),
    {
      keepPreviousData: true,
    },
  );
  return (
    <Card className={styles.card}>
      <h3>{STRINGS.heading}</h3>
      <p className={styles.intro}>
        {STRINGS.lead} {data && STRINGS.count(data.total)}
      </p>
      {data?.isEnabled === false && <p className={styles.note}>{STRINGS.disabled}</p>}
      {data?.total === 0 && <p className={styles.note}>{STRINGS.none}</p>}
      {data === undefined && error === undefined && (
        <div role="status" className={styles.note}>
          <Skeleton className={styles.skeleton} />
          <span>{STRINGS.loading}</span>
        </div>
      )}
      {data === undefined && error !== undefined && (
        <div role="alert" className={styles.note}>
          <p>{STRINGS.loadFailed}</p>
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            {STRINGS.tryAgain}
          </Button>
        </div>
      )}
      <ul className={styles.log}>
        {data?.photos.map((photo) => (
          <LearnedPhotoItem key={photo.id} photo={photo} />
        ))}
      </ul>
      {data && data.total > data.photos.length && limit < LEARNED_PHOTOS_PAGE.max && (
        <Button variant="secondary" size="small" onClick={() => setLimit(LEARNED_PHOTOS_PAGE.max)}>
          {STRINGS.more}
        </Button>
      )}
    </Card>
  );
}

function LearnedPhotoItem({ photo: { id, name, location, learnedAt } }: { photo: LearnedPhoto }) {
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await call(learnedPhotos.forget, { id });
      showToast({ title: STRINGS.forgotten, description: STRINGS.forgottenHint(name) });
    } catch (error) {
      showToast({ ...toFailure(STRINGS.failed)(error), destructive: true });
    }
    await Promise.all([invalidate('learnedPhotos'), invalidate('audit')]).catch(() => {});
    setBusy(false);
  };
  return (
    <li className={styles.entry}>
      <p>
        {name}, {location}
      </p>
      <p className={styles.time}>
        {STRINGS.learned} <FormattedDateTime iso={learnedAt} />
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={STRINGS.forgetOne(name)}
        aria-disabled={busy || undefined}
        className={styles.action}
        onClick={() => void forget()}
      >
        <Eraser aria-hidden="true" />
        {STRINGS.forget}
      </Button>
    </li>
  );
}
