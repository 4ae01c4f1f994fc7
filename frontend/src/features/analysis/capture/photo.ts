import type { IMAGE_SOURCES } from '@placelore/contracts/analysis/analyses.js';
import { buildCaptureImageKey, buildFileImageKey } from '../result/analysis-cache.js';
import { type Capture, toCaptureBlob } from './capture.js';

/** A photo on its way to be analysed, with what is known about it. Degrees. */
export interface Photo {
  image: Blob;
  fileName: string;
  source: (typeof IMAGE_SOURCES)[number];
  location?: string;
  siteDetails?: string;
  latitude?: number;
  longitude?: number;
  /** Names the picture in the cache of results, and what was said about where it was taken. */
  imageKey: string;
  locationContext: string | null;
}

export interface Upload {
  file: File;
  location?: string;
  siteDetails?: string;
}

/** Names what was said about where a photo was taken, in the cache of results. */
const buildLocationContext = (...hints: (string | null | undefined)[]): string | null =>
  hints.filter(Boolean).join(' / ') || null;

/** About 100 m: the same view seen again is the same place. Degrees. */
const buildPositionContext = ({ latitude, longitude }: Pick<Photo, 'latitude' | 'longitude'>): string | null =>
  latitude === undefined || longitude === undefined ? null : `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** A chosen file as a photo. */
export function uploadToPhoto({ file, location, siteDetails }: Upload): Photo {
  return {
    image: file,
    fileName: file.name,
    source: 'file_upload',
    ...(location ? { location } : {}),
    ...(siteDetails ? { siteDetails } : {}),
    imageKey: buildFileImageKey(file),
    locationContext: buildLocationContext(location, siteDetails),
  };
}

/** A photo that was analysed before, with what is said about it now; how it was made, and where, stays. */
export function withHints(photo: Photo, { location, siteDetails }: Omit<Upload, 'file'>): Photo {
  const { location: _location, siteDetails: _siteDetails, ...rest } = photo;
  return {
    ...rest,
    ...(location ? { location } : {}),
    ...(siteDetails ? { siteDetails } : {}),
    locationContext: buildLocationContext(buildPositionContext(photo), location, siteDetails),
  };
}

/**
 * A capture as a photo.
 * @throws EmptyCapture when it holds no picture.
 */
export function captureToPhoto({ imageData, coordinates }: Capture): Photo {
  return {
    image: toCaptureBlob(imageData),
    fileName: 'capture.jpg',
    source: 'camera_capture',
    ...coordinates,
    imageKey: buildCaptureImageKey(imageData),
    locationContext: buildPositionContext({ ...coordinates }),
  };
}
