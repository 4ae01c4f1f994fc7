import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { ARTICLE_LIMITS } from '@placelore/contracts/article-fields.js';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';

export interface Multipart {
  fields: Record<string, string>;
  /** Null when there was none. */
  image: Buffer | null;
}

/** Bytes of the longest field: a character takes at most three here, or two halves of two each. */
export const FIELD_MOST = 3 * ARTICLE_LIMITS.content;

/** Far more than a form of an article has; parts beyond this are a fault and not overlooked. */
const LIMITS = {
  fileSize: IMAGE_MAX_BYTES,
  parts: 40,
  fieldSize: FIELD_MOST,
  headerPairs: 50,
  headerSize: 16 * 1024,
};

/**
 * Reads a multipart form with at most one file `image`; other files are read past.
 * @throws ApiError IMAGE_TOO_LARGE as soon as it is known; BODY_TOO_LARGE naming a field that is too long; INVALID_INPUT
 * when the form is damaged, breaks off, or has two images
 */
export function readMultipart(request: IncomingMessage): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null);
    let image: Promise<Buffer | null> | null = null;
    let left = FIELD_MOST * 2;
    const damaged = (cause: unknown) =>
      reject(new ApiError('INVALID_INPUT', { message: 'The form is not complete.', cause }));
    let form: BusboyInstance;
    try {
      form = new Busboy({ headers: request.headers as BusboyHeaders, limits: LIMITS });
    } catch (cause) {
      damaged(cause);
      return;
    }
    form.on('file', (name, file, filename) => {
      // A form that breaks off says so at its current file too, where nobody listening would end the process.
      file.on('error', damaged);
      if (name !== 'image' || image) file.resume();
      if (name !== 'image') return;
      if (image) {
        reject(invalidField('image', 'must be one photo'));
        return;
      }
      file.on('limit', () => reject(new ApiError('IMAGE_TOO_LARGE')));
      image = collect(file, filename);
      image.catch(damaged);
    });
    form.on('field', (name, value, _nameIsCut, isCut) => {
      left -= value.length;
      if (isCut || left < 0) reject(tooLong(name));
      else fields[name] = value;
    });
    form.on('partsLimit', () => reject(new ApiError('INVALID_INPUT', { message: 'The form has too many parts.' })));
    form.on('error', damaged);
    form.on('finish', () => {
      Promise.resolve(image).then((bytes) => resolve({ image: bytes, fields }), damaged);
    });
    // A sender that goes leaves a form that never ends.
    request.once('error', damaged);
    request.once('close', () => {
      if (!request.complete) damaged(undefined);
    });
    request.pipe(form);
  });
}

function tooLong(field: string): ApiError {
  return new ApiError('BODY_TOO_LARGE', { details: [{ field, message: 'is too long' }] });
}

/** Null for a file field in which nothing was chosen: browsers send it without a name and empty. */
async function collect(file: BusboyFileStream, filename: string): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
  return chunks.length === 0 && !filename ? null : Buffer.concat(chunks);
}
