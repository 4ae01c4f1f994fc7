import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { media, UPLOAD_TYPES } from '@placelore/contracts/content/media.js';
import { call } from '../../lib/api/api.js';
import { getUserMessage, toHttpError } from '../../lib/api/http-error.js';
import { STRINGS } from './strings.js';

const ERROR_STRINGS = STRINGS.photoErrors;
/** Types of files that some systems know by their names alone. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
};

/** For the file chooser. */
export const PHOTO_ACCEPT = [...UPLOAD_TYPES, ...Object.keys(BY_EXTENSION).map((extension) => `.${extension}`)].join(
  ',',
);

/** What is known of a file before it is read. Size in bytes. */
export type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

/** The type a file is sent as; null when it is none of those that are taken. */
export function getPhotoType({ name, type }: FileInfo): string | null {
  const stated = type.toLowerCase();
  if (stated !== '') return UPLOAD_TYPES.some((uploadType) => uploadType === stated) ? stated : null;
  return BY_EXTENSION[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}

/** Why a file is not taken, in a sentence; null when it is. */
export function validatePhoto(file: FileInfo): string | null {
  if (getPhotoType(file) === null) return ERROR_STRINGS.type(file.name);
  if (file.size > IMAGE_MAX_BYTES) return ERROR_STRINGS.size(file.name);
  return file.size === 0 ? ERROR_STRINGS.empty(file.name) : null;
}

/** A photo that was not taken; its message is for people. */
export class PhotoUploadError extends Error {
  override name = 'PhotoFault';
}

/** The photo an article shows now. */
export interface UploadedPhoto {
  objectPath: string;
  revision: number;
}

/**
 * Sends a photo and has the article show it.
 * @param signal stops it while the photo is on its way; nothing stops it afterwards
 * @throws PhotoFault; DOMException AbortError when it was stopped
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
    throw new PhotoUploadError(ERROR_STRINGS.failed(getUserMessage(cause, STRINGS.unreachable)), { cause });
  }
}

/** The address is the permission; at a store of its own it takes nobody's cookies. @throws HttpError, TypeError */
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
