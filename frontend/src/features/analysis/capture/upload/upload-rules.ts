import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { STRINGS } from '../../strings.js';

const ALLOWED_SUBTYPES = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'bmp', 'tiff', 'heic', 'heif', 'avif', 'octet-stream'];
const ALLOWED_EXTENSIONS = '.jpg .jpeg .png .gif .webp .bmp .tiff .heic .heif .cr2 .crw .nef .arw .dng'.split(' ');

/** Types that the file picker offers first. {@link findUploadIssue} decides which files are accepted. */
export const UPLOAD_ACCEPT = ['image/*', ...ALLOWED_EXTENSIONS].join(',');

/** What is known about a file before it is read. The size is in bytes. */
export type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

export interface UploadIssue {
  title: string;
  description: string;
}

function isLikelyImage(file: FileInfo): boolean {
  const type = file.type.toLowerCase();
  if (type.startsWith('image/')) return true;
  // Compares only the subtype. Browsers report unknown files as "application/octet-stream".
  if (type !== '' && ALLOWED_SUBTYPES.includes(type.slice(type.lastIndexOf('/') + 1))) return true;
  const name = file.name.toLowerCase();
  return ALLOWED_EXTENSIONS.some((extension) => name.endsWith(extension));
}

/** Returns why a file is refused, as worded in the toast, or null if it is accepted. */
export function findUploadIssue(file: FileInfo | null | undefined): UploadIssue | null {
  if (!file) return STRINGS.photoIssues.noImage;
  if (!isLikelyImage(file)) return STRINGS.photoIssues.notAnImage;
  if (file.size > IMAGE_MAX_BYTES) return STRINGS.photoIssues.tooLarge;
  return file.size === 0 ? STRINGS.photoIssues.upload : null;
}
