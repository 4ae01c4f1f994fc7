import { CameraOff, MapPin, MapPinOff, SwitchCamera, Upload } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { devicePosition } from '../../lib/device-position.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { showToast } from '../../ui/toasts.js';
import styles from './CameraDialog.module.css';
import { CAPTURE_POSITION, type CameraTrouble, type Capture } from './capture.js';
import { NOTHING_CAPTURED } from './upload-rules.js';
import { useCamera } from './useCamera.js';
import { usePositionPermission } from './usePosition.js';

interface CameraDialogProps {
  onCapture: (capture: Capture) => void;
  onUploadInstead: () => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const ADVICE: Record<CameraTrouble, string> = {
  denied:
    'The browser was told not to use the camera here. Allow it in the site settings beside the address, then start it again.',
  missing: 'This device has no camera that the browser can see.',
  busy: 'Another application may be using the camera. Close it, then start the camera again.',
  insecure: 'Browsers lend the camera to secure pages only. Open this page with https.',
  other: 'The camera did not answer.',
};

export function CameraDialog({ onCapture, onUploadInstead, onClose, returnFocus }: CameraDialogProps) {
  const camera = useCamera(() =>
    showToast({
      title: 'Camera Error',
      description: 'Unable to access camera. Please check permissions and try again.',
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
      showToast({ ...NOTHING_CAPTURED, destructive: true });
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
    <Dialog
      title="Take Photo"
      description="Capture a photo to analyze and get cultural and historical information about objects and places."
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <div className={styles.finder}>
        <video
          ref={camera.video}
          className={styles.video}
          playsInline
          muted
          hidden={state.at === 'trouble'}
          aria-label="Live preview of the camera"
        />
        {state.at === 'live' && !locating && <div className={styles.frame} aria-hidden="true" />}
        {state.at === 'starting' && <p className={styles.note}>Starting the camera…</p>}
        {state.at === 'trouble' && <Trouble trouble={state.trouble} onUploadInstead={onUploadInstead} />}
        {locating && (
          <div className={styles.note} role="status">
            <p>Adding your position…</p>
            <Button look="secondary" size="small" onClick={() => handOver.current?.(null)}>
              Continue without it
            </Button>
          </div>
        )}
      </div>
      <PositionNote />
      <div className={styles.controls}>
        {state.at === 'off' || state.at === 'trouble' ? (
          <Button size="large" onClick={camera.start} disabled={locating}>
            Start Camera
          </Button>
        ) : (
          <>
            <span />
            <button
              type="button"
              className={styles.shutter}
              aria-label="Capture photo"
              disabled={state.at !== 'live' || locating}
              onClick={() => void capture()}
            />
            <Button
              look="secondary"
              round
              aria-label={camera.facing === 'environment' ? 'Switch to front camera' : 'Switch to back camera'}
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
      <h3>The camera stays dark</h3>
      <p>{ADVICE[trouble]}</p>
      <Button look="secondary" size="small" onClick={onUploadInstead}>
        <Upload aria-hidden="true" />
        Upload an image instead
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
      {off
        ? 'Location access denied or unavailable. The photo is analyzed without its position.'
        : 'Your position is added to the capture when your device shares it. It helps to name the place.'}
    </p>
  );
}
