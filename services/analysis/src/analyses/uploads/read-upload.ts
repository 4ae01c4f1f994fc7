import { createHash, hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type AnalysisHints,
  analysisHints,
  analysisJson,
  IMAGE_MAX_BYTES,
} from '@placelore/contracts/analysis/analyses.js';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import { WeightedSemaphore } from '@placelore/platform/concurrency/weighted-semaphore.js';
import { readMultipart } from '@placelore/platform/http/multipart.js';
import { invalidInput, toFieldErrors } from '@placelore/platform/http/route-input.js';
import type { Spool, SpooledFile } from '@placelore/platform/http/spool.js';
import { getValidationMessage } from '@placelore/platform/http/validation-messages.js';
import type { z } from 'zod';
import { stripInvisible } from '../../ai/untrusted-text.js';
import { UploadTimeoutGuard } from './upload-timeout-guard.js';

/** Allowance for the fields and boundaries around the image. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
/** Maximum bytes of a field that are read, far more than any hint may have. */
const MAX_FIELD_BYTES = 4096;
/** Base64 needs four bytes for three, and some senders break it into lines of 76 characters. */
const MAX_JSON_BYTES = Math.ceil(IMAGE_MAX_BYTES * (4 / 3) * (78 / 76)) + FORM_OVERHEAD_BYTES;

/** Standard and URL-safe base64; white space is allowed anywhere. */
const BASE64_PATTERN = /^[\w+/\-\s]*[=\s]*$/;

/** Each JSON body is parsed as a whole, which takes some 40 MB, so only one is parsed at a time. */
const jsonSemaphore = new WeightedSemaphore(1);

/** The content of an upload, except the bytes of its photo. */
interface Upload {
  hints: AnalysisHints;
  /** SHA-256 of the photo in hexadecimal, computed once while its bytes arrive. */
  imageHash: string;
}

/**
 * Reads an upload, either a multipart form or JSON with base64, and writes its photo to disk.
 * @param photo receives the bytes of the photo
 * @throws ApiError IMAGE_TOO_LARGE, IMAGE_MISSING, IMAGE_EMPTY, INVALID_INPUT, UNSUPPORTED_MEDIA_TYPE,
 * UPLOAD_TOO_SLOW, UPLOADS_FULL
 */
export async function readUpload(request: IncomingMessage, spool: Spool, photo: SpooledFile): Promise<Upload> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const isForm = type === 'multipart/form-data';
  if (!isForm && type !== 'application/json') throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const maxBytes = isForm ? IMAGE_MAX_BYTES + FORM_OVERHEAD_BYTES : MAX_JSON_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new ApiError('IMAGE_TOO_LARGE');
  const timeoutGuard = new UploadTimeoutGuard(request);
  try {
    if (isForm) return await timeoutGuard.watch(readForm(request, timeoutGuard, photo));
    return await spool.use(async (body) => {
      await timeoutGuard.watch(readBody(request, timeoutGuard, body));
      return jsonSemaphore.run(1, () => readJson(body, photo));
    });
  } finally {
    // The rest of the body is read and discarded, so that the sender receives the response.
    request.unpipe();
    request.resume();
  }
}

async function readForm(
  request: IncomingMessage,
  timeoutGuard: UploadTimeoutGuard,
  photo: SpooledFile,
): Promise<Upload> {
  const imageHash = createHash('sha256');
  const rules = { maxImageBytes: IMAGE_MAX_BYTES, maxFieldBytes: MAX_FIELD_BYTES };
  const { image, fields } = await readMultipart(request, rules, async (chunks) => {
    for await (const chunk of chunks) {
      timeoutGuard.onChunk();
      imageHash.update(chunk);
      await photo.append(chunk);
    }
    return photo;
  });
  if (!image) throw new ApiError('IMAGE_MISSING');
  if (image.size === 0) throw new ApiError('IMAGE_EMPTY');
  return { hints: cleanHints(parse(analysisHints, fields)), imageHash: imageHash.digest('hex') };
}

async function readJson(body: SpooledFile, photo: SpooledFile): Promise<Upload> {
  const { imageData, ...hints } = parse(analysisJson, parseJson(await body.bytes()));
  const base64 = imageData.replace(/^data:[^,]*;base64,/, '');
  if (base64.trim() === '') throw new ApiError('IMAGE_EMPTY');
  if (!BASE64_PATTERN.test(base64)) throw invalidField('imageData', 'must be base64');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > IMAGE_MAX_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
  await photo.append(bytes);
  return { hints: cleanHints(hints), imageHash: hash('sha256', bytes) };
}

async function readBody(request: IncomingMessage, timeoutGuard: UploadTimeoutGuard, body: SpooledFile): Promise<void> {
  // An early exit from the loop must not close the connection, which is still needed for the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (body.size + chunk.length > MAX_JSON_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
    timeoutGuard.onChunk();
    await body.append(chunk);
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiError('INVALID_INPUT', { message: 'The body is not valid JSON.' });
  }
}

function parse<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw, { error: getValidationMessage });
  if (parsed.success) return parsed.data;
  throw invalidInput(toFieldErrors(parsed.error));
}

/**
 * Removes characters from the hints that are invisible or cannot be stored: direction marks, line breaks, unpaired
 * surrogates.
 */
function cleanHints({ location, siteDetails, ...rest }: AnalysisHints): AnalysisHints {
  const [cleanLocation, cleanSiteDetails] = [location, siteDetails].map((text) =>
    stripInvisible(text ?? '')
      .toWellFormed()
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return {
    ...rest,
    ...(cleanLocation && { location: cleanLocation }),
    ...(cleanSiteDetails && { siteDetails: cleanSiteDetails }),
  };
}
