import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';

const TYPES = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'bmp', 'tiff', 'heic', 'heif', 'avif', 'octet-stream'];
const EXTENSIONS = '.jpg .jpeg .png .gif .webp .bmp .tiff .heic .heif .cr2 .crw .nef .arw .dng'.split(' ');

/** For the file chooser: what it offers first. Which files are accepted is decided by {@link uploadFault}. */
export const UPLOAD_ACCEPT = ['image/*', ...EXTENSIONS].join(',');

/** What is known of a file before it is read. Size in bytes. */
export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

export interface Fault {
  title: string;
  description: string;
}

export const NO_IMAGE: Fault = { title: 'No Image Selected', description: 'Please select an image to upload.' };
export const UPLOAD_ERROR: Fault = {
  title: 'Upload Error',
  description: 'Failed to process the image. Please try again.',
};
export const NOTHING_CAPTURED: Fault = {
  title: 'Image Capture Failed',
  description: 'No image data captured. Please try again.',
};

function looksLikeImage(file: FileFacts): boolean {
  const type = file.type.toLowerCase();
  if (type.startsWith('image/')) return true;
  // A type is one of the list by its last part: "application/octet-stream" is what unknown files are sent as.
  if (type !== '' && TYPES.includes(type.slice(type.lastIndexOf('/') + 1))) return true;
  const name = file.name.toLowerCase();
  return EXTENSIONS.some((extension) => name.endsWith(extension));
}

/** Why a file is not accepted, in the words of the toast; null when it is. */
export function uploadFault(file: FileFacts | null | undefined): Fault | null {
  if (!file) return NO_IMAGE;
  if (!looksLikeImage(file)) {
    return {
      title: 'Invalid File',
      description: 'Please select an image file (JPG, PNG, HEIC, RAW formats supported).',
    };
  }
  if (file.size > IMAGE_MAX_BYTES) {
    return { title: 'File Too Large', description: 'Please select an image smaller than 10MB.' };
  }
  return file.size === 0 ? UPLOAD_ERROR : null;
}
