import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { ARTICLE_LIMITS } from '@placelore/contracts/content/articles/article-fields.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { type Multipart, readMultipart } from '@placelore/platform/http/multipart.js';
import { invalidInput, toFieldErrors } from '@placelore/platform/http/route-input.js';
import { getValidationMessage } from '@placelore/platform/http/validation-messages.js';
import type { z } from 'zod';
import { getContentType } from '../../media/uploads/receive-upload.js';

/** Submitted form: the fields of the contract, and an image. */
export interface ArticleForm<Fields> {
  fields: Fields;
  /** Null when no image was chosen. */
  image: Buffer | null;
}

/** Maximum bytes of the longest field: a UTF-16 unit takes at most three bytes in UTF-8. */
const MAX_FIELD_BYTES = 3 * ARTICLE_LIMITS.content;
/** Maximum bytes of a whole form, and of JSON. */
const MAX_FORM_BYTES = IMAGE_MAX_BYTES + 2 * MAX_FIELD_BYTES;
const MAX_JSON_BYTES = 2 * MAX_FIELD_BYTES;

/**
 * Reads the body of a request as multipart form or JSON, and validates it against the contract.
 * @throws ApiError INVALID_INPUT naming every invalid field, and when the body is damaged or incomplete;
 * IMAGE_TOO_LARGE and BODY_TOO_LARGE as soon as that is known; UNSUPPORTED_MEDIA_TYPE
 */
export async function readArticleForm<S extends z.ZodType>(
  request: IncomingMessage,
  schema: S,
): Promise<ArticleForm<z.output<S>>> {
  try {
    const { fields, image } = await readBody(request);
    const parsed = schema.safeParse(fields, { error: getValidationMessage });
    if (!parsed.success) throw invalidInput(toFieldErrors(parsed.error));
    return { fields: parsed.data, image };
  } finally {
    // Drains unread input, so that the client receives the response.
    request.unpipe();
    request.resume();
  }
}

/** Reads the single image of a form without fields. @throws ApiError as {@link readArticleForm}; IMAGE_MISSING */
export async function readImageForm(request: IncomingMessage): Promise<Buffer> {
  try {
    if (getContentType(request) !== 'multipart/form-data') throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    assertContentLength(request, MAX_FORM_BYTES, 'IMAGE_TOO_LARGE');
    const { image } = await readForm(request);
    if (!image) throw new ApiError('IMAGE_MISSING');
    return image;
  } finally {
    request.unpipe();
    request.resume();
  }
}

function readBody(request: IncomingMessage): Promise<ArticleForm<unknown>> {
  const type = getContentType(request);
  if (type === 'multipart/form-data') {
    assertContentLength(request, MAX_FORM_BYTES, 'IMAGE_TOO_LARGE');
    return readForm(request);
  }
  if (type !== 'application/json') throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  assertContentLength(request, MAX_JSON_BYTES, 'BODY_TOO_LARGE');
  return readJson(request);
}

/** @throws ApiError as {@link readMultipart}; BODY_TOO_LARGE naming the field that exceeds a limit */
function readForm(request: IncomingMessage): Promise<Multipart> {
  let remaining = 2 * MAX_FIELD_BYTES;
  const checkField = (field: string, value: string, isTruncated: boolean) => {
    remaining -= value.length;
    if (isTruncated || remaining < 0)
      throw new ApiError('BODY_TOO_LARGE', { details: [{ field, message: 'is too long' }] });
  };
  return readMultipart(request, { maxImageBytes: IMAGE_MAX_BYTES, maxFieldBytes: MAX_FIELD_BYTES, checkField });
}

function assertContentLength(
  { headers }: IncomingMessage,
  maxBytes: number,
  code: 'IMAGE_TOO_LARGE' | 'BODY_TOO_LARGE',
): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new ApiError(code);
}

async function readJson(request: IncomingMessage): Promise<ArticleForm<unknown>> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // An early exit from the loop must not close the connection, which is still needed for the response.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_JSON_BYTES) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new ApiError('INVALID_INPUT', { message: 'The upload was interrupted. Please try again.', cause });
  }
  if (length > MAX_JSON_BYTES) throw new ApiError('BODY_TOO_LARGE');
  try {
    return { fields: JSON.parse(Buffer.concat(chunks).toString('utf8')), image: null };
  } catch (cause) {
    throw new ApiError('INVALID_INPUT', { message: 'The body is not valid JSON.', cause });
  }
}
