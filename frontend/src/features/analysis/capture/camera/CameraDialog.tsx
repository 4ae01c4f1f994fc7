import { CameraOff, Flashlight, FlashlightOff, MapPin, MapPinOff, SwitchCamera, Upload, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getDevicePosition } from '../../../../lib/device/device-position.js';
import { showToast } from '../../../../ui/feedback/toasts.js';
import { Button } from '../../../../ui/form/Button.js';
import { restoreFocus } from '../../../../ui/overlay/Dialog.js';
import { STRINGS as UI_STRINGS } from '../../../../ui/strings.js';
import { STRINGS } from '../../dialog-strings.js';
import { STRINGS as FLOW } from '../../strings.js';
import { CAPTURE_POSITION_OPTIONS, type CameraErrorKind, type Capture } from '../capture.js';
import styles from './CameraDialog.module.css';
import { useCamera } from './useCamera.js';
import { usePositionPermission } from './usePositionPermission.js';

interface CameraDialogProps {
  onCapture: (capture: Capture) => void;
  onUploadInstead: () => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const CAMERA_STRINGS = STRINGS.camera;

/** Full-screen camera. Its shutter is where the thumb is: at the bottom, or on the right in landscape orientation. */
export function CameraDialog({ onCapture, onUploadInstead, onClose, returnFocus }: CameraDialogProps) {
  const camera = useCamera(() =>
    showToast({
      title: CAMERA_STRINGS.failed,
      description: CAMERA_STRINGS.failedHint,
      destructive: true,
    }),
  );
  const { isLocating, capture, finishWithoutPosition } = useCapture(camera, onCapture);
  const { state } = camera;
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        {/* Keeps the page behind the dialog from scrolling. */}
        <Radix.Overlay />
        <Radix.Content className={styles.camera} onCloseAutoFocus={(event) => restoreFocus(event, returnFocus)}>
          <video
            ref={camera.video}
            className={styles.video}
            playsInline
            muted
            hidden={state.status === 'error'}
            aria-label={CAMERA_STRINGS.preview}
          />
          <header className={styles.top}>
            <Radix.Close className={styles.control} aria-label={UI_STRINGS.closeDialog}>
              <X aria-hidden="true" />
            </Radix.Close>
            <div>
              <Radix.Title className={styles.title}>{CAMERA_STRINGS.title}</Radix.Title>
              <Radix.Description className={styles.description} hidden={state.status === 'error'}>
                {CAMERA_STRINGS.description}
              </Radix.Description>
            </div>
          </header>
          <div className={styles.middle}>
            {state.status === 'starting' && <p className={styles.note}>{CAMERA_STRINGS.starting}</p>}
            {state.status === 'error' && <CameraErrorPanel kind={state.errorKind} onUploadInstead={onUploadInstead} />}
            {isLocating && (
              <div className={styles.note} role="status">
                <p>{CAMERA_STRINGS.locating}</p>
                <Button variant="secondary" onClick={finishWithoutPosition}>
                  {CAMERA_STRINGS.withoutPosition}
                </Button>
              </div>
            )}
          </div>
          <div className={styles.bottom}>
            {state.status !== 'error' && <PositionNote />}
            <Controls camera={camera} isLocating={isLocating} onShutter={capture} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Camera = ReturnType<typeof useCamera>;

/** Takes the frame, waits for the position unless the user skips that, and passes both on. */
function useCapture(camera: Camera, onCapture: CameraDialogProps['onCapture']) {
  const [isLocating, setIsLocating] = useState(false);
  // Ends the wait for the position. Set while the position is being read; null once the dialog is closed.
  const finish = useRef<((position: Capture['coordinates'] | null) => void) | null>(null);
  useEffect(
    () => () => {
      finish.current = null;
    },
    [],
  );

  async function capture(): Promise<void> {
    const imageData = camera.frame();
    if (imageData === '') {
      showToast({ ...FLOW.photoIssues.nothingCaptured, destructive: true });
      camera.start();
      return;
    }
    setIsLocating(true);
    finish.current = (position) => {
      finish.current = null;
      camera.stop();
      onCapture({ imageData, ...(position ? { coordinates: position } : {}) });
    };
    const position = await getDevicePosition(CAPTURE_POSITION_OPTIONS);
    finish.current?.(position);
  }

  return { isLocating, capture: () => void capture(), finishWithoutPosition: () => finish.current?.(null) };
}

interface ControlsProps {
  camera: Camera;
  isLocating: boolean;
  onShutter: () => void;
}

function Controls({ camera, isLocating, onShutter }: ControlsProps) {
  const { state, torch, facing } = camera;
  const shutter = useRef<HTMLButtonElement>(null);
  const isLive = state.status === 'live';
  // The key that opened the camera should also take the photo.
  useEffect(() => {
    if (isLive) shutter.current?.focus({ preventScroll: true });
  }, [isLive]);
  if (state.status === 'off' || state.status === 'error') {
    return (
      <div className={styles.controls}>
        <Button size="large" className={styles.start} onClick={camera.start} disabled={isLocating}>
          {CAMERA_STRINGS.start}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      {torch !== null && (
        <button
          type="button"
          className={styles.control}
          aria-label={CAMERA_STRINGS.light}
          aria-pressed={torch === 'on'}
          disabled={isLocating}
          onClick={camera.switchTorch}
        >
          {torch === 'on' ? <Flashlight aria-hidden="true" /> : <FlashlightOff aria-hidden="true" />}
        </button>
      )}
      <button
        ref={shutter}
        type="button"
        className={styles.shutter}
        aria-label={CAMERA_STRINGS.capture}
        disabled={!isLive || isLocating}
        onClick={onShutter}
      />
      <button
        type="button"
        className={styles.control}
        data-last
        aria-label={facing === 'environment' ? CAMERA_STRINGS.toFront : CAMERA_STRINGS.toBack}
        disabled={isLocating}
        onClick={camera.turnAround}
      >
        <SwitchCamera aria-hidden="true" />
      </button>
    </div>
  );
}

function CameraErrorPanel({ kind, onUploadInstead }: { kind: CameraErrorKind; onUploadInstead: () => void }) {
  return (
    <div className={styles.cameraError}>
      <CameraOff aria-hidden="true" />
      <h3>{CAMERA_STRINGS.dark}</h3>
      <p>{CAMERA_STRINGS.advice[kind]}</p>
      <Button variant="secondary" onClick={onUploadInstead}>
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
