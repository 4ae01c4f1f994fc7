import { CameraOff, MapPin, MapPinOff, SwitchCamera, Upload } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { devicePosition } from '../../lib/device-position.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { showToast } from '../../ui/toasts.js';
import styles from './CameraDialog.module.css';
import { CAPTURE_POSITION, type CameraTrouble, type Capture } from './capture.js';
import { TEXTS } from './dialog-texts.js';
import { TEXTS as FLOW } from './texts.js';
import { useCamera } from './useCamera.js';
import { usePositionPermission } from './usePosition.js';

interface CameraDialogProps {
  onCapture: (capture: Capture) => void;
  onUploadInstead: () => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const WORDS = TEXTS.camera;
export function CameraDialog({ onCapture, onUploadInstead, onClose, returnFocus }: CameraDialogProps) {
  const camera = useCamera(() =>
    showToast({
      title: WORDS.failed,
      description: WORDS.failedHint,
      destructive: true,
    }),
  );
  const [locating, setLocating] = useState(false);
  // Set while the position is being read, so that it can go on without one; null once the dialog is closed.
  const handOver = useRef<((position: Capture['coordinates'] | null) => void) | null>(null);
  useEffect(
    () => () => {
      handOver.current = null;
    },
    [],
  );

  async function capture() {
    const imageData = camera.frame();
    if (imageData === '') {
      showToast({ ...FLOW.faults.nothingCaptured, destructive: true });
      camera.start();
      return;
    }
    setLocating(true);
    handOver.current = (position) => {
      handOver.current = null;
      camera.stop();
      onCapture({ imageData, ...(position ? { coordinates: position } : {}) });
    };
    const position = await devicePosition(CAPTURE_POSITION);
    handOver.current?.(position);
  }

  const { state } = camera;
  return (
    <Dialog title={WORDS.title} description={WORDS.description} onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.finder}>
        <video
          ref={camera.video}
          className={styles.video}
          playsInline
          muted
          hidden={state.at === 'trouble'}
          aria-label={WORDS.preview}
        />
        {state.at === 'live' && !locating && <div className={styles.frame} aria-hidden="true" />}
        {state.at === 'starting' && <p className={styles.note}>{WORDS.starting}</p>}
        {state.at === 'trouble' && <Trouble trouble={state.trouble} onUploadInstead={onUploadInstead} />}
        {locating && (
          <div className={styles.note} role="status">
            <p>{WORDS.locating}</p>
            <Button look="secondary" size="small" onClick={() => handOver.current?.(null)}>
              {WORDS.withoutPosition}
            </Button>
          </div>
        )}
      </div>
      <PositionNote />
      <div className={styles.controls}>
        {state.at === 'off' || state.at === 'trouble' ? (
          <Button size="large" onClick={camera.start} disabled={locating}>
            {WORDS.start}
          </Button>
        ) : (
          <>
            <span />
            <button
              type="button"
              className={styles.shutter}
              aria-label={WORDS.capture}
              disabled={state.at !== 'live' || locating}
              onClick={() => void capture()}
            />
            <Button
              look="secondary"
              round
              aria-label={camera.facing === 'environment' ? WORDS.toFront : WORDS.toBack}
              disabled={locating}
              onClick={camera.turnAround}
            >
              <SwitchCamera aria-hidden="true" />
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Trouble({ trouble, onUploadInstead }: { trouble: CameraTrouble; onUploadInstead: () => void }) {
  return (
    <div className={styles.trouble}>
      <CameraOff aria-hidden="true" />
      <h3>{WORDS.dark}</h3>
      <p>{WORDS.advice[trouble]}</p>
      <Button look="secondary" size="small" onClick={onUploadInstead}>
        <Upload aria-hidden="true" />
        {WORDS.uploadInstead}
      </Button>
    </div>
  );
}

function PositionNote() {
  const permission = usePositionPermission();
  const off = permission === 'denied' || permission === 'unavailable';
  return (
    <p className={styles.position}>
      {off ? <MapPinOff aria-hidden="true" /> : <MapPin aria-hidden="true" />}
      {off ? WORDS.noPosition : WORDS.position}
    </p>
  );
}
