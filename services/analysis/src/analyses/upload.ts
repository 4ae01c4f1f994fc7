import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { type AnalysisHints, analysisHints, analysisJson, IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { fieldFaults, invalidInput } from '@placelore/platform/http/route-input.js';
import type { z } from 'zod';

export interface Upload {
  bytes: Buffer;
  hints: AnalysisHints;
}

/** Room for the fields and boundaries around the image, in bytes. */
const FORM_OVERHEAD = 64 * 1024;
/** Base64 takes four bytes for three. */
const JSON_MAX = Math.ceil((IMAGE_MAX_BYTES * 4) / 3) + FORM_OVERHEAD;
/** Ms in which the whole upload must have arrived. */
const ARRIVAL_TIMEOUT = 60_000;

/** Bytes a request announces, at most what is accepted; for reserving memory before reading. */
export function announcedBytes(request: IncomingMessage): number {
  return Math.min(Number(request.headers['content-length'] ?? IMAGE_MAX_BYTES) || IMAGE_MAX_BYTES, JSON_MAX);
}

/**
 * Reads an upload, as multipart form or as JSON with base64, never keeping more than the limit in memory.
 * @throws ApiError IMAGE_TOO_LARGE, IMAGE_MISSING, IMAGE_EMPTY, INVALID_INPUT, UNSUPPORTED_MEDIA_TYPE, TIMED_OUT
 */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  const type = request.headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/form-data');
  if (!isForm && !type.startsWith('application/json')) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const most = isForm ? IMAGE_MAX_BYTES + FORM_OVERHEAD : JSON_MAX;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new ApiError('IMAGE_TOO_LARGE');
  const timer = setTimeout(() => request.destroy(new ApiError('TIMED_OUT')), ARRIVAL_TIMEOUT);
  try {
    return isForm ? await readForm(request) : await readJson(request);
  } finally {
    clearTimeout(timer);
  }
}

async function readForm(request: IncomingMessage): Promise<Upload> {
  const { image, fields } = await parseForm(request);
  if (!image) throw new ApiError('IMAGE_MISSING');
  if (image.length === 0) throw new ApiError('IMAGE_EMPTY');
  return { bytes: image, hints: parseHints(analysisHints, fields) };
}

function parseForm(request: IncomingMessage): Promise<{ image: Buffer | null; fields: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null);
    let image: Buffer | null = null;
    let form: BusboyInstance;
    const malformed = (cause: unknown) =>
      reject(
        cause instanceof ApiError
          ? cause
          : new ApiError('INVALID_INPUT', { message: 'The form is not complete.', cause }),
      );
    try {
      form = new Busboy({
        headers: request.headers as { 'content-type': string },
        limits: {
          fileSize: IMAGE_MAX_BYTES,
          files: 1,
          fields: 20,
          fieldSize: 4096,
          fieldNameSize: 100,
          headerPairs: 50,
        },
      });
    } catch (cause) {
      malformed(cause);
      return;
    }
    form.on('file', (name, file) => {
      if (name !== 'image') {
        file.resume();
        return;
      }
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => {
        // What was read is let go at once; the rest is read and dropped, so that the client gets to see the answer.
        chunks.length = 0;
        reject(new ApiError('IMAGE_TOO_LARGE'));
      });
      file.on('end', () => {
        image = Buffer.concat(chunks);
      });
    });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('finish', () => resolve({ image, fields }));
    form.on('error', malformed);
    request.on('error', malformed);
    request.on('aborted', () => malformed(new Error('aborted')));
    request.pipe(form);
  });
}

async function readJson(request: IncomingMessage): Promise<Upload> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > JSON_MAX) throw new ApiError('IMAGE_TOO_LARGE');
    chunks.push(chunk);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new ApiError('INVALID_INPUT', { message: 'The body is not valid JSON.' });
  }
  const { imageData, ...hints } = parseHints(analysisJson, body);
  const bytes = Buffer.from(imageData.replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length === 0) throw new ApiError('IMAGE_EMPTY');
  if (bytes.length > IMAGE_MAX_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
  return { bytes, hints };
}

function parseHints<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw invalidInput(fieldFaults(parsed.error));
}
