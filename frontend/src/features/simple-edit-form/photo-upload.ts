import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { media, UPLOAD_TYPES } from '@placelore/contracts/content/media.js';
import { call } from '../../lib/api/api.js';
import { getUserMessage, HttpError, toHttpError } from '../../lib/api/http-error.js';
import { STRINGS } from './strings.js';

const ERROR_STRINGS = STRINGS.photoErrors;
/** Types, by extension, of files that some systems do not recognize. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};

/** Accepted types for the file picker. */
export const PHOTO_ACCEPT = [...UPLOAD_TYPES, ...Object.keys(BY_EXTENSION).map((extension) => `.${extension}`)].join(
  ',',
);

/** What is known about a file before it is read. The size is in bytes. */
export type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

/** Returns the type of a file for the upload, or null if it is not accepted. */
export function getPhotoType({ name, type }: FileInfo): string | null {
  const stated = type.toLowerCase();
  if (stated !== '') return UPLOAD_TYPES.some((uploadType) => uploadType === stated) ? stated : null;
  return BY_EXTENSION[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}

/** Returns a sentence that explains why a file is refused, or null if it is accepted. */
export function validatePhoto(file: FileInfo): string | null {
  if (getPhotoType(file) === null) return ERROR_STRINGS.type(file.name);
  if (file.size > IMAGE_MAX_BYTES) return ERROR_STRINGS.size(file.name);
  return file.size === 0 ? ERROR_STRINGS.empty(file.name) : null;
}

/** Error of an upload, with a message for users. */
export class PhotoUploadError extends Error {
  override name = 'PhotoUploadError';
}

export interface UploadedPhoto {
  objectPath: string;
  revision: number;
}

/**
 * Uploads a photo and assigns it to the article.
 * @param signal aborts the upload; the assignment cannot be aborted
 * @throws PhotoUploadError; DOMException AbortError if it was aborted
 */
export async function uploadPhoto(articleId: number, file: File, signal: AbortSignal): Promise<UploadedPhoto> {
  const { uploadURL } = await call(media.createUploadUrl, { articleId, size: file.size }, { signal }).catch((cause) => {
    signal.throwIfAborted();
    throw new PhotoUploadError(ERROR_STRINGS.uploadUrl, { cause });
  });
  try {
    await sendFile(uploadURL, file, signal);
    signal.throwIfAborted();
    return await call(media.setArticlePhoto, { id: articleId, photoURL: uploadURL });
  } catch (cause) {
    signal.throwIfAborted();
    const message = getUserMessage(cause, cause instanceof HttpError ? STRINGS.saveRejected : STRINGS.unreachable);
    throw new PhotoUploadError(ERROR_STRINGS.failed(message), { cause });
  }
}

/**
 * Sends a file to its signed URL, which is the permission: an external store must not receive cookies.
 * @throws HttpError, TypeError
 */
async function sendFile(uploadURL: string, file: File, signal: AbortSignal): Promise<void> {
  const response = await fetch(uploadURL, {
    method: 'PUT',
    headers: { 'content-type': getPhotoType(file) ?? file.type },
    body: file,
    credentials: 'omit',
    signal,
  });
  if (!response.ok) throw await toHttpError(response);
}
