import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import { isStorageFull } from '../database/storage-errors.js';

export interface Multipart<Image = Buffer> {
  fields: Record<string, string>;
  /** Null when the form has no image. */
  image: Image | null;
}

/** Limits of a form. */
export interface MultipartRules {
  /** Bytes of the image. */
  maxImageBytes: number;
  /** Bytes of one field; longer ones are truncated. */
  maxFieldBytes: number;
  /** Checks each field as it arrives; throwing rejects the form. */
  checkField?: (name: string, value: string, isCut: boolean) => void;
}

/** Far more than any form has. A form with more parts is rejected. */
const LIMITS = { parts: 40, headerPairs: 50, headerSize: 16 * 1024 };

/**
 * Reads a multipart form with at most one file `image`; other files are skipped.
 * @param storeImage receives the image as it arrives; an ApiError or a full disk rejects the form with that error
 * @throws ApiError IMAGE_TOO_LARGE as soon as the limit is exceeded; INVALID_INPUT when the form is damaged,
 * incomplete, has too many parts, or two images
 */
export function readMultipart(request: IncomingMessage, rules: MultipartRules): Promise<Multipart>;
export function readMultipart<Image>(
  request: IncomingMessage,
  rules: MultipartRules,
  storeImage: (image: AsyncIterable<Buffer>) => Promise<Image>,
): Promise<Multipart<Image>>;
export function readMultipart(
  request: IncomingMessage,
  rules: MultipartRules,
  storeImage: (image: AsyncIterable<Buffer>) => Promise<unknown> = buffer,
): Promise<Multipart<unknown>> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null);
    let image: Promise<unknown> | null = null;
    const rejectDamaged = (cause: unknown) =>
      reject(
        cause instanceof ApiError || isStorageFull(cause)
          ? cause
          : new ApiError('INVALID_INPUT', { message: 'The form is incomplete.', cause }),
      );
    let form: BusboyInstance;
    try {
      const limits = { ...LIMITS, fileSize: rules.maxImageBytes, fieldSize: rules.maxFieldBytes };
      form = new Busboy({ headers: request.headers as BusboyHeaders, limits });
    } catch (cause) {
      rejectDamaged(cause);
      return;
    }
    form.on('file', (name, file, filename) => {
      // An incomplete form also emits an error on its current file. Without a listener, that would end the process.
      file.on('error', rejectDamaged);
      if (name !== 'image' || image) file.resume();
      if (name !== 'image') return;
      if (image) {
        reject(invalidField('image', 'must be one photo'));
        return;
      }
      file.on('limit', () => reject(new ApiError('IMAGE_TOO_LARGE')));
      image = storeSelectedFile(file, filename, storeImage);
      image.catch(rejectDamaged);
    });
    form.on('field', (name, value, _nameIsCut, isCut) => {
      try {
        rules.checkField?.(name, value, isCut);
        fields[name] = value;
      } catch (refusal) {
        reject(refusal);
      }
    });
    form.on('partsLimit', () => reject(new ApiError('INVALID_INPUT', { message: 'The form has too many parts.' })));
    form.on('error', rejectDamaged);
    form.on('finish', () => {
      Promise.resolve(image).then((bytes) => resolve({ image: bytes, fields }), rejectDamaged);
    });
    // If the client disconnects, the form never ends by itself.
    request.once('error', rejectDamaged);
    request.once('close', () => {
      if (!request.complete) rejectDamaged(undefined);
    });
    request.pipe(form);
  });
}

/** Stores a file, or returns null for a field without a selected file, which browsers send empty and without a name. */
async function storeSelectedFile(
  file: BusboyFileStream,
  filename: string,
  storeImage: (image: AsyncIterable<Buffer>) => Promise<unknown>,
): Promise<unknown> {
  let isEmpty = true;
  async function* readChunks() {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      isEmpty = false;
      yield chunk;
    }
  }
  const stored = await storeImage(readChunks());
  return isEmpty && !filename ? null : stored;
}
