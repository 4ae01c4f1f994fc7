import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { TEXTS } from './texts.js';

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
  if (!file) return TEXTS.faults.noImage;
  if (!looksLikeImage(file)) return TEXTS.faults.notAnImage;
  if (file.size > IMAGE_MAX_BYTES) return TEXTS.faults.tooLarge;
  return file.size === 0 ? TEXTS.faults.upload : null;
}
