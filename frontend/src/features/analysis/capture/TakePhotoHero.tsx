import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { Camera, Hourglass, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useOnline } from '../../../lib/browser/useOnline.js';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { Button } from '../../../ui/form/Button.js';
import { requestQueueRun, useIsQueueRunning } from '../offline-queue/queue-run.js';
import { useQueuedPhotos } from '../offline-queue/useQueuedPhotos.js';
import type { PhotoDialogsProps } from '../PhotoDialogs.js';
import { STRINGS } from '../strings.js';
import { usePhotoFlow } from '../usePhotoFlow.js';
import styles from './TakePhotoHero.module.css';

const loadDialogs = () => import('../PhotoDialogs.js');
const PhotoDialogs = lazy(loadDialogs);

interface TakePhotoHeroProps
  extends Pick<PhotoDialogsProps, 'isSignedIn' | 'renderMap' | 'renderOffers' | 'renderSaveToggle'> {
  /** Called when a photo was analyzed, before its result is shown. */
  onDiscovered: (result: AnalysisResult) => void;
}

/** Start of every discovery. */
export function TakePhotoHero({ onDiscovered, ...dialogs }: TakePhotoHeroProps) {
  const flow = usePhotoFlow(onDiscovered);
  const queuedCount = useQueuedPhotos();
  // Loads the dialogs when the user is about to need them, not with the page.
  const preloadHandlers = { onPointerEnter: loadDialogs, onFocus: loadDialogs };
  return (
    <section className={styles.hero}>
      <NauticalChart className={styles.chart} />
      <div className={styles.text}>
        <h1>{STRINGS.heading}</h1>
        <p>{STRINGS.intro}</p>
        <div className={styles.buttons}>
          <Button size="large" onClick={(event) => flow.begin('camera', event.currentTarget)} {...preloadHandlers}>
            <Camera aria-hidden="true" />
            {STRINGS.takePhoto}
          </Button>
          <Button
            size="large"
            variant="secondary"
            onClick={(event) => flow.begin('upload', event.currentTarget)}
            {...preloadHandlers}
          >
            <Upload aria-hidden="true" />
            {STRINGS.uploadImage}
          </Button>
        </div>
        {queuedCount > 0 && <QueuedPhotosNote photoCount={queuedCount} />}
      </div>
      <Suspense>{flow.stage.status !== 'idle' && <PhotoDialogs flow={flow} {...dialogs} />}</Suspense>
    </section>
  );
}

/** Number of queued photos, with a button that sends them now. */
function QueuedPhotosNote({ photoCount }: { photoCount: number }) {
  const isOnline = useOnline();
  const isRunning = useIsQueueRunning();
  return (
    <div className={styles.queued}>
      <Hourglass aria-hidden="true" />
      <p>{STRINGS.queuedPhotos(photoCount)}</p>
      {isOnline && (
        <Button variant="quiet" size="small" disabled={isRunning} onClick={() => requestQueueRun('now')}>
          {STRINGS.tryAgain}
        </Button>
      )}
    </div>
  );
}
