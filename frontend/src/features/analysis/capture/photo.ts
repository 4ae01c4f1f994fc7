import type { IMAGE_SOURCES } from '@placelore/contracts/analysis/analyses.js';
import { hashBlob } from '../../../lib/browser/hash-blob.js';
import { type Capture, toCaptureBlob } from './capture.js';

/** Photo to be analyzed, with its hints. Coordinates are in degrees. */
export interface Photo {
  image: Blob;
  fileName: string;
  source: (typeof IMAGE_SOURCES)[number];
  location?: string;
  siteDetails?: string;
  latitude?: number;
  longitude?: number;
  /** Whether only the traveler and admins may see its discovery. */
  keepPrivate: boolean;
  /**
   * Key of the image in the cache of results: its SHA-256, with the choice of who may see it. If null, nothing is
   * cached.
   */
  imageKey: string | null;
  /** Key of the location hints in that cache. */
  locationContext: string | null;
}

export interface Upload {
  file: File;
  location?: string;
  siteDetails?: string;
}

/** Builds the cache key of an image. A private photo never reuses a result that may be public, or vice versa. */
async function buildImageKey(image: Blob, keepPrivate: boolean): Promise<string | null> {
  const hash = await hashBlob(image);
  return hash !== null && keepPrivate ? `${hash}/private` : hash;
}

/** Builds the cache key of the location hints of a photo. */
const buildLocationContext = (...hints: (string | null | undefined)[]): string | null =>
  hints.filter(Boolean).join(' / ') || null;

/** Rounds to about 100 m, because photos taken that close to each other show the same place. Input is in degrees. */
const buildPositionContext = ({ latitude, longitude }: Pick<Photo, 'latitude' | 'longitude'>): string | null =>
  latitude === undefined || longitude === undefined ? null : `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** Converts a chosen file to a photo. @throws DOMException if the file cannot be read */
export async function uploadToPhoto({ file, location, siteDetails }: Upload, keepPrivate: boolean): Promise<Photo> {
  return {
    image: file,
    fileName: file.name,
    source: 'file_upload',
    ...(location ? { location } : {}),
    ...(siteDetails ? { siteDetails } : {}),
    keepPrivate,
    imageKey: await buildImageKey(file, keepPrivate),
    locationContext: buildLocationContext(location, siteDetails),
  };
}

/** Returns a copy of a photo with another location hint. */
export function withLocation(photo: Photo, location: string): Photo {
  return {
    ...photo,
    location,
    locationContext: buildLocationContext(buildPositionContext(photo), location, photo.siteDetails),
  };
}

/**
 * Converts a capture to a photo.
 * @throws EmptyCaptureError if it contains no picture.
 */
export async function captureToPhoto({ imageData, coordinates }: Capture, keepPrivate: boolean): Promise<Photo> {
  const image = toCaptureBlob(imageData);
  return {
    image,
    fileName: 'capture.jpg',
    source: 'camera_capture',
    ...coordinates,
    keepPrivate,
    imageKey: await buildImageKey(image, keepPrivate),
    locationContext: buildPositionContext({ ...coordinates }),
  };
}
