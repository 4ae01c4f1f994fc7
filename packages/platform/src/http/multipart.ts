import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';

export interface Multipart<Image = Buffer> {
  fields: Record<string, string>;
  /** Null when there was none. */
  image: Image | null;
}

/** What a form may have. */
export interface MultipartRules {
  /** Bytes of the image. */
  maxImageBytes: number;
  /** Bytes of one field; of a longer one the rest is dropped. */
  maxFieldBytes: number;
  /** Looks at each field as it arrives; what it throws refuses the form. */
  checkField?: (name: string, value: string, isCut: boolean) => void;
}

/** Far more than any form has; parts beyond these are a fault and not overlooked. */
const LIMITS = { parts: 40, headerPairs: 50, headerSize: 16 * 1024 };

/**
 * Reads a multipart form with at most one file `image`; other files are read past.
 * @param keep takes the image as it arrives; an ApiError it throws refuses the form
 * @throws ApiError IMAGE_TOO_LARGE as soon as it is known; INVALID_INPUT when the form is damaged, breaks off, has too many
 * parts, or two images
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
        cause instanceof ApiError
          ? cause
          : new ApiError('INVALID_INPUT', { message: 'The form is not complete.', cause }),
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
      // A form that breaks off says so at its current file too, where nobody listening would end the process.
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
    // A sender that goes leaves a form that never ends.
    request.once('error', rejectDamaged);
    request.once('close', () => {
      if (!request.complete) rejectDamaged(undefined);
    });
    request.pipe(form);
  });
}

/** Null for a file field in which nothing was chosen: browsers send it without a name and empty. */
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
