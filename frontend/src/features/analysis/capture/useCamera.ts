import { useCallback, useEffect, useRef, useState } from 'react';
import { CAPTURE_QUALITY, CAPTURE_RESOLUTION, type CameraErrorKind, classifyCameraError } from './capture.js';

export type Facing = 'environment' | 'user';
export type CameraState = { status: 'off' | 'starting' | 'live' } | { status: 'error'; errorKind: CameraErrorKind };

/** Shows the device's camera in a video element; starts it on mount and stops it on unmount. */
export function useCamera(onError: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>({ status: 'off' });
  const [facing, setFacing] = useState<Facing>('environment');
  const latestOnError = useRef(onError);
  latestOnError.current = onError;
  // Increases with each start and stop, so that a camera that starts late is switched off again.
  const startCount = useRef(0);

  const stop = useCallback(() => {
    startCount.current += 1;
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
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
        if (thisStart === startCount.current) setState({ status: 'live' });
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

  /** Returns the frame as JPEG in base64 without a prefix; empty without a frame. */
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

  return { video, state, facing, start: () => void start(facing), stop, turnAround: switchFacing, frame: captureFrame };
}
