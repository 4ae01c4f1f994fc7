import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';
import type { TakeMemory } from './upload-memory.js';

export interface UploadForm {
  /** Null when there was none. */
  image: Buffer | null;
  fields: Record<string, string>;
}

/** Far more than the form has; parts beyond this are a fault and not overlooked. */
const LIMITS = {
  fileSize: IMAGE_MAX_BYTES,
  parts: 40,
  fieldSize: 4096,
  headerPairs: 50,
  headerSize: 16 * 1024,
};

/**
 * Reads a multipart form with one file `image`. Other files and fields are read past.
 * @throws ApiError IMAGE_TOO_LARGE as soon as it is known, INVALID_INPUT when the form is damaged or has two images.
 */
export function readUploadForm(request: IncomingMessage, take: TakeMemory): Promise<UploadForm> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null);
    let image: Promise<Buffer | null> | null = null;
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
      image = collect(file, filename, take);
      image.catch(damaged);
    });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('partsLimit', () => reject(new ApiError('INVALID_INPUT', { message: 'The form has too many parts.' })));
    form.on('error', damaged);
    form.on('finish', () => {
      Promise.resolve(image).then((bytes) => resolve({ image: bytes, fields }), damaged);
    });
    request.pipe(form);
  });
}

/** Null for a file field in which nothing was chosen: browsers send it without a name and empty. */
async function collect(file: BusboyFileStream, filename: string, take: TakeMemory): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    await take(chunk.length);
    chunks.push(chunk);
  }
  return chunks.length === 0 && !filename ? null : Buffer.concat(chunks);
}
