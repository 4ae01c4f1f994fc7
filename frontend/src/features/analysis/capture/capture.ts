/** A frame from the camera: JPEG as base64 without a prefix, and the position in degrees if the device provided one. */
export interface Capture {
  imageData: string;
  coordinates?: { latitude: number; longitude: number };
}

/** JPEG quality of a capture, from 0 to 1. */
export const CAPTURE_QUALITY = 0.8;
/** Requested camera resolution in pixels. */
export const CAPTURE_RESOLUTION = { width: { ideal: 1280 }, height: { ideal: 720 } } as const;
/** Geolocation options for a capture. Times are in ms. */
export const CAPTURE_POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 60_000,
};

/** Error for a capture without a picture. */
export class EmptyCaptureError extends Error {
  override name = 'EmptyCaptureError';
}

/**
 * Decodes a capture.
 * @throws EmptyCaptureError when the data is missing, is not base64 or decodes to no bytes.
 */
export function toCaptureBlob(imageData: string): Blob {
  const base64 = imageData.trim();
  if (base64 === '') throw new EmptyCaptureError('The capture contains no data');
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    throw new EmptyCaptureError('The capture is not base64');
  }
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  if (bytes.length === 0) throw new EmptyCaptureError('The capture decodes to no bytes');
  return new Blob([bytes], { type: 'image/jpeg' });
}

export type CameraErrorKind = 'denied' | 'missing' | 'busy' | 'insecure' | 'other';

/** Classifies the browser's error to explain why a camera did not start. */
export function classifyCameraError(error: unknown, isSecureContext: boolean): CameraErrorKind {
  if (!isSecureContext) return 'insecure';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'other';
}
