import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { Camera, Hourglass, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useOnline } from '../../lib/online.js';
import { Button } from '../../ui/Button.js';
import { Chart } from '../../ui/chart/Chart.js';
import type { PhotoDialogsProps } from './PhotoDialogs.js';
import { useRoundUnderWay, wantRound } from './queue-round.js';
import styles from './TakePhotoHero.module.css';
import { TEXTS } from './texts.js';
import { usePhotoFlow } from './usePhotoFlow.js';
import { useQueuedPhotos } from './useQueuedPhotos.js';

const loadDialogs = () => import('./PhotoDialogs.js');
const PhotoDialogs = lazy(loadDialogs);

interface TakePhotoHeroProps extends Pick<PhotoDialogsProps, 'signedIn' | 'mapOf' | 'offersOf' | 'savedOf'> {
  /** Called when a photo was analysed, before its result is shown. */
  onDiscovered: (result: AnalysisResult) => void;
}

/** Where every discovery begins. */
export function TakePhotoHero({ onDiscovered, ...dialogs }: TakePhotoHeroProps) {
  const flow = usePhotoFlow(onDiscovered);
  const waiting = useQueuedPhotos();
  // The dialogs are fetched when somebody is about to need them, not with the page.
  const prepare = { onPointerEnter: loadDialogs, onFocus: loadDialogs };
  return (
    <section className={styles.hero}>
      <Chart className={styles.chart} />
      <div className={styles.words}>
        <h1>{TEXTS.heading}</h1>
        <p>{TEXTS.intro}</p>
        <div className={styles.buttons}>
          <Button size="large" onClick={(event) => flow.begin('camera', event.currentTarget)} {...prepare}>
            <Camera aria-hidden="true" />
            {TEXTS.takePhoto}
          </Button>
          <Button
            size="large"
            look="secondary"
            onClick={(event) => flow.begin('upload', event.currentTarget)}
            {...prepare}
          >
            <Upload aria-hidden="true" />
            {TEXTS.uploadImage}
          </Button>
        </div>
        {waiting > 0 && <Waiting photos={waiting} />}
      </div>
      <Suspense>{flow.stage.at !== 'idle' && <PhotoDialogs flow={flow} {...dialogs} />}</Suspense>
    </section>
  );
}

/** That photos wait, with how to have them analysed now. */
function Waiting({ photos }: { photos: number }) {
  const online = useOnline();
  const underWay = useRoundUnderWay();
  return (
    <div className={styles.waiting}>
      <Hourglass aria-hidden="true" />
      <p>{TEXTS.waiting(photos)}</p>
      {online && (
        <Button look="quiet" size="small" disabled={underWay} onClick={() => wantRound('now')}>
          {TEXTS.tryAgain}
        </Button>
      )}
    </div>
  );
}
