import { Camera, Hourglass, Upload } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { lazyPage } from '../../../lib/browser/lazy-page.js';
import { useOnline } from '../../../lib/browser/useOnline.js';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { requestQueueRun, useIsQueueRunning } from '../offline-queue/queue-run.js';
import { useQueuedPhotos } from '../offline-queue/useQueuedPhotos.js';
import type { PhotoDialogsProps } from '../PhotoDialogs.js';
import { RESULT_SCREEN } from '../result/lazy-result-screen.js';
import type { ResultScreenProps } from '../result/ResultScreen.js';
import { useRequestedStart } from '../start/useRequestedStart.js';
import { STRINGS } from '../strings.js';
import { usePhotoFlow } from '../usePhotoFlow.js';
import { DialogErrorBoundary } from './DialogErrorBoundary.js';
import styles from './TakePhotoHero.module.css';
import { useDroppedPhoto } from './upload/useDroppedPhoto.js';

const createDialogs = () => lazyPage<PhotoDialogsProps>(() => import('../PhotoDialogs.js'));
/** Replaced after a failed import, which React never repeats for the same component. */
let dialogs = createDialogs();
const preloadDialogs = () => void dialogs.preload().catch(() => undefined);

interface TakePhotoHeroProps
  extends Pick<
    ResultScreenProps,
    'isSignedIn' | 'onDiscovered' | 'renderMap' | 'renderPicker' | 'renderOffers' | 'renderSaveToggle'
  > {
  /** Whether to draw the chart behind the buttons. Its file would compete with the photo of a result. */
  hasChart: boolean;
  /** Search for visitors without a photo. */
  search: ReactNode;
}

/** The start of every discovery, or its result, whose id is in the path. */
export function TakePhotoHero({ hasChart, search, ...props }: TakePhotoHeroProps) {
  const { id } = useParams();
  const flow = usePhotoFlow({ onDiscovered: props.onDiscovered, isResultOpen: id !== undefined });
  const closeResult = useCloseResult();
  useRequestedStart((method, file) => flow.begin(method, null, file));
  const dropHandlers = useDroppedPhoto((file) => flow.begin('upload', null, file));
  const queuedCount = useQueuedPhotos();
  // Loads the dialogs when the user is about to need them instead of with the page.
  const preloadHandlers = { onPointerEnter: preloadDialogs, onFocus: preloadDialogs };
  const isIdle = flow.stage.status === 'idle';
  return (
    <div {...dropHandlers}>
      {/* The heading of the page, below which a result has its own. */}
      {id !== undefined && <h1 className={styles.hiddenHeading}>{STRINGS.heading}</h1>}
      <section className={styles.hero} hidden={id !== undefined}>
        {hasChart && <NauticalChart className={styles.chart} />}
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
          {search}
        </div>
      </section>
      <Suspense>
        {!isIdle && (
          <DialogErrorBoundary
            onError={() => {
              flow.close();
              dialogs = createDialogs();
              showToast({ ...STRINGS.dialogFailed, destructive: true });
            }}
          >
            <dialogs.Component flow={flow} />
          </DialogErrorBoundary>
        )}
        {isIdle && id !== undefined && (
          <RESULT_SCREEN.Component
            key={id}
            id={id}
            {...props}
            onLookAgain={flow.lookAgain}
            onClose={closeResult}
            returnFocus={flow.opener}
          />
        )}
      </Suspense>
    </div>
  );
}

/**
 * Returns a function that goes back to where the result was opened, or to the home page if it was opened by its URL.
 */
function useCloseResult(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOpenedHere = (state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;
  return () => void (isOpenedHere ? navigate(-1) : navigate('/app', { replace: true }));
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
