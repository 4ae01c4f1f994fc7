/** What the camera hands over: JPEG as base64 without a prefix, and where the device was, in degrees, if it said so. */
export interface Capture {
  imageData: string;
  coordinates?: { latitude: number; longitude: number };
}

/** JPEG quality of a capture. */
export const CAPTURE_QUALITY = 0.8;
/** The picture asked of the camera, in pixels. */
export const CAPTURE_RESOLUTION = { width: { ideal: 1280 }, height: { ideal: 720 } } as const;
/** How the position of a capture is asked for. Times in ms. */
export const CAPTURE_POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 60_000,
};

/** A capture that holds no picture. */
export class EmptyCaptureError extends Error {
  override name = 'EmptyCapture';
}

/**
 * The bytes of a capture.
 * @throws EmptyCapture when there is no data, when it is not base64, or when it holds no bytes.
 */
export function toCaptureBlob(imageData: string): Blob {
  const base64 = imageData.trim();
  if (base64 === '') throw new EmptyCaptureError('no data');
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    throw new EmptyCaptureError('not base64');
  }
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  if (bytes.length === 0) throw new EmptyCaptureError('no bytes');
  return new Blob([bytes], { type: 'image/jpeg' });
}

export type CameraErrorKind = 'denied' | 'missing' | 'busy' | 'insecure' | 'other';

/** Why a camera did not start, from the error the browser gave. */
export function classifyCameraError(error: unknown, isSecureContext: boolean): CameraErrorKind {
  if (!isSecureContext) return 'insecure';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'other';
}
