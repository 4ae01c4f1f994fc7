import type { IMAGE_SOURCES } from '@placelore/contracts/analyses.js';
import { dataImageKey, fileImageKey } from './cache.js';
import { type Capture, captureBlob } from './capture.js';

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

/** A chosen file as a photo. */
export function photoOfUpload({ file, location, siteDetails }: Upload): Photo {
  return {
    image: file,
    fileName: file.name,
    source: 'file_upload',
    ...(location ? { location } : {}),
    ...(siteDetails ? { siteDetails } : {}),
    imageKey: fileImageKey(file),
    locationContext: [location, siteDetails].filter(Boolean).join(' / ') || null,
  };
}

/**
 * A capture as a photo.
 * @throws EmptyCapture when it holds no picture.
 */
export function photoOfCapture({ imageData, coordinates }: Capture): Photo {
  return {
    image: captureBlob(imageData),
    fileName: 'capture.jpg',
    source: 'camera_capture',
    ...coordinates,
    imageKey: dataImageKey(imageData),
    // About 100 m: the same view seen again is the same place.
    locationContext: coordinates ? `${coordinates.latitude.toFixed(3)},${coordinates.longitude.toFixed(3)}` : null,
  };
}
