import { useCallback, useEffect, useRef, useState } from 'react';
import { CAPTURE_QUALITY, CAPTURE_RESOLUTION, type CameraErrorKind, classifyCameraError } from '../capture.js';

export type Facing = 'environment' | 'user';
export type CameraState = { status: 'off' | 'starting' | 'live' } | { status: 'error'; errorKind: CameraErrorKind };
/** Torch of the camera; null if there is none that a page can switch. */
type Torch = 'on' | 'off' | null;

/** Shows the device's camera in a video element; starts it on mount and stops it on unmount. */
export function useCamera(onError: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>({ status: 'off' });
  const [facing, setFacing] = useState<Facing>('environment');
  const [torch, setTorch] = useState<Torch>(null);
  const latestOnError = useRef(onError);
  latestOnError.current = onError;
  // Increases with each start and stop, so that a camera that starts too late is switched off again.
  const startCount = useRef(0);

  const stop = useCallback(() => {
    startCount.current += 1;
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
    setTorch(null);
    setState({ status: 'off' });
  }, []);

  const start = useCallback(
    async (requestedFacing: Facing) => {
      stop();
      const thisStart = startCount.current;
      setState({ status: 'starting' });
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { ...CAPTURE_RESOLUTION, facingMode: requestedFacing },
          audio: false,
        });
        if (thisStart !== startCount.current) {
          for (const track of opened.getTracks()) track.stop();
          return;
        }
        stream.current = opened;
        if (video.current) {
          video.current.srcObject = opened;
          await video.current.play().catch(() => undefined);
        }
        if (thisStart !== startCount.current) return;
        setTorch(hasTorch(opened) ? 'off' : null);
        setState({ status: 'live' });
      } catch (error) {
        if (thisStart !== startCount.current) return;
        setState({ status: 'error', errorKind: classifyCameraError(error, window.isSecureContext) });
        latestOnError.current();
      }
    },
    [stop],
  );

  useEffect(() => {
    void start('environment');
    return stop;
  }, [start, stop]);

  function switchFacing(): void {
    const other = facing === 'environment' ? 'user' : 'environment';
    setFacing(other);
    void start(other);
  }

  /** Switches the torch. If the device refuses, it stays as it was. */
  async function switchTorch(): Promise<void> {
    const next = torch === 'on' ? 'off' : 'on';
    const [track] = stream.current?.getVideoTracks() ?? [];
    const constraints = { advanced: [{ torch: next === 'on' } as MediaTrackConstraintSet] };
    const isDone = await track?.applyConstraints(constraints).then(
      () => true,
      () => false,
    );
    if (isDone) setTorch(next);
  }

  /** Returns the current frame as base64-encoded JPEG without a prefix; empty if there is none. */
  function captureFrame(): string {
    const element = video.current;
    if (!element || element.videoWidth === 0) return '';
    const canvas = document.createElement('canvas');
    canvas.width = element.videoWidth;
    canvas.height = element.videoHeight;
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    element.pause();
    return canvas.toDataURL('image/jpeg', CAPTURE_QUALITY).split(',')[1] ?? '';
  }

  return {
    video,
    state,
    facing,
    torch,
    start: () => void start(facing),
    stop,
    turnAround: switchFacing,
    switchTorch: () => void switchTorch(),
    frame: captureFrame,
  };
}

/** Whether the camera has a torch. TypeScript's types lack it, and some browsers do not know it. */
function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  const capabilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  return capabilities?.torch === true;
}
