import { CameraOff, MapPin, MapPinOff, SwitchCamera, Upload } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getDevicePosition } from '../../../lib/device/device-position.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { STRINGS } from '../dialog-strings.js';
import { STRINGS as FLOW } from '../strings.js';
import styles from './CameraDialog.module.css';
import { CAPTURE_POSITION_OPTIONS, type CameraErrorKind, type Capture } from './capture.js';
import { useCamera } from './useCamera.js';

interface CameraDialogProps {
  onCapture: (capture: Capture) => void;
  onUploadInstead: () => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const CAMERA_STRINGS = STRINGS.camera;
export function CameraDialog({ onCapture, onUploadInstead, onClose, returnFocus }: CameraDialogProps) {
  const camera = useCamera(() =>
    showToast({
      title: CAMERA_STRINGS.failed,
      description: CAMERA_STRINGS.failedHint,
      destructive: true,
    }),
  );
  const [isLocating, setIsLocating] = useState(false);
  // Ends the wait for the position; set while it is being read, null once the dialog is closed.
  const finishCapture = useRef<((position: Capture['coordinates'] | null) => void) | null>(null);
  useEffect(
    () => () => {
      finishCapture.current = null;
    },
    [],
  );

  async function capture() {
    const imageData = camera.frame();
    if (imageData === '') {
      showToast({ ...FLOW.photoIssues.nothingCaptured, destructive: true });
      camera.start();
      return;
    }
    setIsLocating(true);
    finishCapture.current = (position) => {
      finishCapture.current = null;
      camera.stop();
      onCapture({ imageData, ...(position ? { coordinates: position } : {}) });
    };
    const position = await getDevicePosition(CAPTURE_POSITION_OPTIONS);
    finishCapture.current?.(position);
  }

  const { state } = camera;
  return (
    <Dialog
      title={CAMERA_STRINGS.title}
      description={CAMERA_STRINGS.description}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <div className={styles.viewfinder}>
        <video
          ref={camera.video}
          className={styles.video}
          playsInline
          muted
          hidden={state.status === 'error'}
          aria-label={CAMERA_STRINGS.preview}
        />
        {state.status === 'live' && !isLocating && <div className={styles.frame} aria-hidden="true" />}
        {state.status === 'starting' && <p className={styles.note}>{CAMERA_STRINGS.starting}</p>}
        {state.status === 'error' && <CameraErrorPanel trouble={state.errorKind} onUploadInstead={onUploadInstead} />}
        {isLocating && (
          <div className={styles.note} role="status">
            <p>{CAMERA_STRINGS.locating}</p>
            <Button variant="secondary" size="small" onClick={() => finishCapture.current?.(null)}>
              {CAMERA_STRINGS.withoutPosition}
            </Button>
          </div>
        )}
      </div>
      <PositionNote />
      <div className={styles.controls}>
        {state.status === 'off' || state.status === 'error' ? (
          <Button size="large" onClick={camera.start} disabled={isLocating}>
            {CAMERA_STRINGS.start}
          </Button>
        ) : (
          <>
            <span />
            <button
              type="button"
              className={styles.shutter}
              aria-label={CAMERA_STRINGS.capture}
              disabled={state.status !== 'live' || isLocating}
              onClick={() => void capture()}
            />
            <Button
              variant="secondary"
              isRound
              aria-label={camera.facing === 'environment' ? CAMERA_STRINGS.toFront : CAMERA_STRINGS.toBack}
              disabled={isLocating}
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

function CameraErrorPanel({
  trouble: error,
  onUploadInstead,
}: {
  trouble: CameraErrorKind;
  onUploadInstead: () => void;
}) {
  return (
    <div className={styles.cameraError}>
      <CameraOff aria-hidden="true" />
      <h3>{CAMERA_STRINGS.dark}</h3>
      <p>{CAMERA_STRINGS.advice[error]}</p>
      <Button variant="secondary" size="small" onClick={onUploadInstead}>
        <Upload aria-hidden="true" />
        {CAMERA_STRINGS.uploadInstead}
      </Button>
    </div>
  );
}

function PositionNote() {
  const permission = usePositionPermission();
  const isOff = permission === 'denied' || permission === 'unavailable';
  return (
    <p className={styles.position}>
      {isOff ? <MapPinOff aria-hidden="true" /> : <MapPin aria-hidden="true" />}
      {isOff ? CAMERA_STRINGS.noPosition : CAMERA_STRINGS.position}
    </p>
  );
}

/** Returns the browser's geolocation permission; `unavailable` without geolocation. */
export function usePositionPermission(): PermissionState | 'unavailable' {
  const [state, setState] = useState<PermissionState | 'unavailable'>('prompt');
  useEffect(() => {
    if (!navigator.geolocation || !window.isSecureContext) return setState('unavailable');
    let status: PermissionStatus | undefined;
    let isUnmounted = false;
    const read = () => status && setState(status.state);
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((found) => {
        if (isUnmounted) return;
        status = found;
        read();
        found.addEventListener('change', read);
      })
      // Browsers without the permissions API ask the user when the position is read.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
      status?.removeEventListener('change', read);
    };
  }, []);
  return state;
}
