import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { STRINGS } from '../strings.js';

const ALLOWED_SUBTYPES = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'bmp', 'tiff', 'heic', 'heif', 'avif', 'octet-stream'];
const ALLOWED_EXTENSIONS = '.jpg .jpeg .png .gif .webp .bmp .tiff .heic .heif .cr2 .crw .nef .arw .dng'.split(' ');

/** For the file chooser: what it offers first. Which files are accepted is decided by {@link findUploadIssue}. */
export const UPLOAD_ACCEPT = ['image/*', ...ALLOWED_EXTENSIONS].join(',');

/** What is known of a file before it is read. Size in bytes. */
export type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

export interface UploadIssue {
  title: string;
  description: string;
}

function isLikelyImage(file: FileInfo): boolean {
  const type = file.type.toLowerCase();
  if (type.startsWith('image/')) return true;
  // A type is one of the list by its last part: "application/octet-stream" is what unknown files are sent as.
  if (type !== '' && ALLOWED_SUBTYPES.includes(type.slice(type.lastIndexOf('/') + 1))) return true;
  const name = file.name.toLowerCase();
  return ALLOWED_EXTENSIONS.some((extension) => name.endsWith(extension));
}

/** Why a file is not accepted, in the words of the toast; null when it is. */
export function findUploadIssue(file: FileInfo | null | undefined): UploadIssue | null {
  if (!file) return STRINGS.photoIssues.noImage;
  if (!isLikelyImage(file)) return STRINGS.photoIssues.notAnImage;
  if (file.size > IMAGE_MAX_BYTES) return STRINGS.photoIssues.tooLarge;
  return file.size === 0 ? STRINGS.photoIssues.upload : null;
}
